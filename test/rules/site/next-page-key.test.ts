import { describe, expect, test } from "vitest";
import { decodePageKey, encodePageKey } from "../../../app/rules/site/next-page-key";

describe("the key of the next page", () => {
  test.each([
    ["a list of places", [1_000_000, 42, "place-1"], ["number", "number", "text"]],
    ["an agenda", ["2026-11-21", "18:00", 7], ["text", "text", "number"]],
    ["letters beyond ASCII", ["Café ñandú 🌊"], ["text"]],
    ["a negative number", [-5], ["number"]],
    ["an empty text", [""], ["text"]],
    ["signs that base64 writes as plus and slash", ["?ab>"], ["text"]],
  ] as const)("can be read back: %s", (_, values, parts) => {
    const key = encodePageKey(values);
    expect(key).toMatch(/^[\w-]+$/);
    expect(decodePageKey(key, parts)).toEqual(values);
  });

  test.each([
    ["empty", ""],
    ["words", "next"],
    ["a number of a page", "2"],
    ["signs", "%%%"],
    ["half of a key", encodePageKey([1, 2, "abc"]).slice(0, -3)],
    ["too few parts", encodePageKey([1, 2])],
    ["too many parts", encodePageKey([1, 2, "a", "b"])],
    ["parts in another order", encodePageKey(["a", 1, 2])],
    ["a fraction", encodePageKey([1.5, 2, "a"])],
    ["a number beyond counting", encodePageKey([2 ** 60, 2, "a"])],
    ["no list", btoa('{"length":3}')],
    ["a list inside", btoa('[1,2,["a"]]').replace(/=+$/, "")],
    ["null", btoa("null")],
    ["bytes that are no text", "gICA"],
    ["endless", "W".repeat(100_000)],
    ["a space behind", `${encodePageKey([1, 2, "a"])} `],
    ["an encoding of another kind", btoa('[1,2,"a?>"]')],
    ["longer than any of ours", encodePageKey([1, 2, "a".repeat(400)])],
    ["half a letter inside", btoa('[1,2,"\xff"]').replace("/", "_")],
  ])("is null if it can't be read: %s", (_, key) => {
    expect(decodePageKey(key, ["number", "number", "text"])).toBeNull();
  });
});
