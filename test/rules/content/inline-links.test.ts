import { describe, expect, test } from "vitest";
import { textParts, withoutLinks } from "../../../app/rules/content/inline-links";

describe("A name in running text", () => {
  test("becomes a link if the text has an address for it", () => {
    expect(textParts("See [the legal page](/legal#topics), then [taxis](/info?tab=transportation).")).toEqual(
      [
        "See ",
        { words: "the legal page", path: "/legal#topics" },
        ", then ",
        { words: "taxis", path: "/info?tab=transportation" },
        ".",
      ],
    );
  });

  test("only links to pages of this site", () => {
    for (const path of [
      "https://example.com",
      "//example.com",
      "/\\example.com",
      "javascript:alert(1)",
      "legal",
    ])
      expect(textParts(`[here](${path})`)).toEqual([`[here](${path})`]);
  });

  test("is plain text where links aren't possible", () => {
    expect(withoutLinks("See [the legal page](/legal). [Not one].")).toBe("See the legal page. [Not one].");
    expect(textParts("Plain.")).toEqual(["Plain."]);
    expect(textParts("")).toEqual([]);
  });
});
