import { describe, expect, it } from "vitest";
import { changesOfText } from "../../../app/rules/posts/text-changes";

const marked = (runs: { text: string; isChanged: boolean }[] | undefined) =>
  runs?.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join("");

describe("what differs between two versions of a post", () => {
  const before = "<h2>Tides</h2><p>Look at the tide before you swim.</p><ul><li>one</li><li>two</li></ul>";

  it("is nothing where only the marks differ", () => {
    expect(changesOfText(before, before.replace("tide", "<em>tide</em>"))).toEqual([]);
  });

  it("is told paragraph by paragraph, and word by word where most has stayed", () => {
    const after = before
      .replace("before you swim", "before you surf")
      .replace("<li>two</li>", "<li>two</li><li>three</li>");
    const [first, second, ...rest] = changesOfText(before, after);
    expect(marked(first?.words?.before)).toBe("Look at the tide before you[ swim].");
    expect(marked(first?.words?.after)).toBe("Look at the tide before you[ surf].");
    expect(second).toEqual({ tag: "li", before: null, after: "three", words: null });
    expect(rest).toEqual([]);
  });

  it("tells a block that went, and one that became another kind", () => {
    expect(changesOfText("<p>a</p><p>b</p>", "<p>b</p>")).toEqual([
      { tag: "p", before: "a", after: null, words: null },
    ]);
    expect(changesOfText("<p>Tides</p>", "<h2>Tides</h2>")[0]).toMatchObject({
      tag: "h2",
      before: "Tides",
      after: "Tides",
    });
  });

  it("sees another picture by its words", () => {
    const picture = (alt: string) =>
      `<figure><img src="https://a.test/x" alt="${alt}"><figcaption>c</figcaption></figure>`;
    expect(changesOfText(picture("a boat"), picture("a turtle"))).toMatchObject([
      { tag: "img", before: "a boat" },
    ]);
  });

  it("reads a long post against another in one go", () => {
    const post = (word: string) => Array.from({ length: 900 }, (_, n) => `<p>${word} ${n}</p>`).join("");
    expect(changesOfText(post("a"), post("b")).length).toBeLessThanOrEqual(600);
  });
});
