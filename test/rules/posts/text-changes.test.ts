import { describe, expect, test } from "vitest";
import { changesOfText as compare } from "../../../app/rules/posts/text-changes";

const changesOfText = (before: string, after: string) => compare(before, after).blocks;

const marked = (runs: { text: string; isChanged: boolean }[] | undefined) =>
  runs?.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join("");

describe("what differs between two versions of a post", () => {
  const before = "<h2>Tides</h2><p>Look at the tide before you swim.</p><ul><li>one</li><li>two</li></ul>";

  test("is nothing where only the marks differ", () => {
    expect(changesOfText(before, before.replace("tide", "<em>tide</em>"))).toEqual([]);
  });

  test("is listed by paragraph, and by word where most has stayed", () => {
    const after = before
      .replace("before you swim", "before you surf")
      .replace("<li>two</li>", "<li>two</li><li>three</li>");
    const [first, second, ...rest] = changesOfText(before, after);
    expect(marked(first?.words?.before)).toBe("Look at the tide before you[ swim].");
    expect(marked(first?.words?.after)).toBe("Look at the tide before you[ surf].");
    expect(second).toEqual({ tag: "li", before: null, after: "three", words: null });
    expect(rest).toEqual([]);
  });

  test("lists a removed block, and one that became another kind", () => {
    expect(changesOfText("<p>a</p><p>b</p>", "<p>b</p>")).toEqual([
      { tag: "p", before: "a", after: null, words: null },
    ]);
    expect(changesOfText("<p>Tides</p>", "<h2>Tides</h2>")[0]).toMatchObject({
      tag: "h2",
      before: "Tides",
      after: "Tides",
    });
  });

  test("sees another picture by its words", () => {
    const picture = (alt: string) =>
      `<figure><img src="https://a.test/x" alt="${alt}"><figcaption>c</figcaption></figure>`;
    expect(changesOfText(picture("a boat"), picture("a turtle"))).toMatchObject([
      { tag: "img", before: "a boat ‹https://a.test/x›" },
    ]);
  });

  test("lists a link that leads elsewhere and another picture with the same text", () => {
    const link = (href: string) => `<p>Ask at the <a href="${href}">shop</a> first.</p>`;
    const [change] = changesOfText(link("https://a.test/"), link("https://b.test/"));
    expect(marked(change?.words?.after)).toContain("https[://b].test/›");
    const picture = (src: string) => `<figure><img src="${src}" alt="a boat"></figure>`;
    expect(changesOfText(picture("https://a.test/x"), picture("https://a.test/y"))).toHaveLength(1);
  });

  test("reads a long post against another in one go", () => {
    const post = (word: string) => Array.from({ length: 900 }, (_, n) => `<p>${word} ${n}</p>`).join("");
    const { blocks, isWhole } = compare(post("a"), post("b"));
    expect(blocks).toHaveLength(600);
    expect(isWhole).toBe(false);
  });

  test("finds one changed line far down in a long post", () => {
    const lines = Array.from({ length: 3000 }, (_, n) => `<p>line ${n}</p>`);
    const { blocks, isWhole } = compare(lines.join(""), lines.with(2900, "<p>line of another</p>").join(""));
    expect(blocks).toMatchObject([{ before: "line 2900", after: "line of another" }]);
    expect(isWhole).toBe(true);
  });
});
