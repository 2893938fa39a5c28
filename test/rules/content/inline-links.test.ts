import { describe, expect, test } from "vitest";
import { textParts, withoutLinks } from "../../../app/rules/content/inline-links";

describe("A name in running text", () => {
  test("becomes a link where the text says which page it is", () => {
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

  test("leads nowhere but to a page of this site", () => {
    for (const path of [
      "https://example.com",
      "//example.com",
      "/\\example.com",
      "javascript:alert(1)",
      "legal",
    ])
      expect(textParts(`[here](${path})`)).toEqual([`[here](${path})`]);
  });

  test("is itself again where links have no place", () => {
    expect(withoutLinks("See [the legal page](/legal). [Not one].")).toBe("See the legal page. [Not one].");
    expect(textParts("Plain.")).toEqual(["Plain."]);
    expect(textParts("")).toEqual([]);
  });
});
