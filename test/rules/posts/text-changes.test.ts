import { describe, expect, test } from "vitest";
import { changesOfText as compare } from "../../../app/rules/posts/text-changes";

const changesOfText = (before: string, after: string) => compare(before, after).blocks;

const marked = (runs: { text: string; isChanged: boolean }[] | undefined) =>
  runs?.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join("");

describe("the difference between two versions of a post", () => {
  const before = "<h2>Tides</h2><p>Look at the tide before you swim.</p><ul><li>one</li><li>two</li></ul>";

  test("is empty if only the HTML differs", () => {
    expect(changesOfText(before, before.replace("tide", "<em>tide</em>"))).toEqual([]);
  });

  test("is listed by paragraph, and by word if most is unchanged", () => {
    const after = before
      .replace("before you swim", "before you surf")
      .replace("<li>two</li>", "<li>two</li><li>three</li>");
    const [first, second, ...rest] = changesOfText(before, after);
    expect(marked(first?.words?.before)).toBe("Look at the tide before you[ swim].");
    expect(marked(first?.words?.after)).toBe("Look at the tide before you[ surf].");
    expect(second).toEqual({ tag: "li", before: null, after: "three", words: null });
    expect(rest).toEqual([]);
  });

  test("includes a removed block, and one that changed its kind", () => {
    expect(changesOfText("<p>a</p><p>b</p>", "<p>b</p>")).toEqual([
      { tag: "p", before: "a", after: null, words: null },
    ]);
    expect(changesOfText("<p>Tides</p>", "<h2>Tides</h2>")[0]).toMatchObject({
      tag: "h2",
      before: "Tides",
      after: "Tides",
    });
  });

  test("includes a different picture by its alt text", () => {
    const picture = (alt: string) =>
      `<figure><img src="https://a.test/x" alt="${alt}"><figcaption>c</figcaption></figure>`;
    expect(changesOfText(picture("a boat"), picture("a turtle"))).toMatchObject([
      { tag: "img", before: "a boat ‹https://a.test/x›" },
    ]);
  });

  test("includes a link with another target and another picture with the same text", () => {
    const link = (href: string) => `<p>Ask at the <a href="${href}">shop</a> first.</p>`;
    const [change] = changesOfText(link("https://a.test/"), link("https://b.test/"));
    expect(marked(change?.words?.after)).toContain("https[://b].test/›");
    const picture = (src: string) => `<figure><img src="${src}" alt="a boat"></figure>`;
    expect(changesOfText(picture("https://a.test/x"), picture("https://a.test/y"))).toHaveLength(1);
  });

  test("is found for a long post in linear time", () => {
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
