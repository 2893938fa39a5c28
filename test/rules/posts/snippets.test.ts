import { describe, expect, test } from "vitest";
import { cleanHtml } from "../../../app/rules/posts/clean-html";
import {
  insertNames,
  type SnippetWords,
  snippet,
  snippetNames,
  withSnippet,
} from "../../../app/rules/posts/snippets";

const words: SnippetWords = {
  link: "a link",
  text: "words",
  item: "an item",
  heading: "A heading",
  paragraph: "A paragraph.",
  picture: "What it shows",
  caption: "A caption",
  quote: "What they said",
  person: "Who <said> it",
  tip: "A tip",
  place: "A place",
  action: "Book now",
};

describe("insert buttons", () => {
  test("there are the four of the specification and seven snippets", () => {
    expect(insertNames).toHaveLength(11);
    expect(snippetNames).toHaveLength(7);
  });

  test.each(insertNames)("%s inserts allowed HTML: cleaning doesn't change it", (name) => {
    const filled = snippet(name, words)
      .replaceAll(/"https:\/\/"/g, '"https://a.test/x"')
      .replace('"/eat/"', '"/eat/la_panga"');
    const clean = cleanHtml(filled);
    const tags = [...filled.matchAll(/<([a-z\d]+)/g)].map(([, tag]) => tag);
    for (const tag of tags) expect(clean).toContain(`<${tag}`);
    const plain = (html: string) =>
      html
        .replaceAll(/<[^>]*>/g, " ")
        .replaceAll(/\s+/g, " ")
        .trim();
    expect(plain(clean).replaceAll("&gt;", ">")).toBe(plain(filled).replaceAll("&gt;", ">"));
  });

  test("snippet texts can't contain tags", () => {
    expect(snippet("quote", words)).toContain("Who &lt;said&gt; it");
  });

  test("a block is separated from existing text, a word isn't, and the first stays alone", () => {
    expect(withSnippet("<p>a</p>\n", "tip", words)).toBe("<p>a</p>\n\n<aside>\n  <p>A tip</p>\n</aside>");
    expect(withSnippet("<p>a</p>", "bold", words)).toBe("<p>a</p> <strong>words</strong>");
    expect(withSnippet("  ", "italic", words)).toBe("<em>words</em>");
  });

  test("a list item is added to the list at the end", () => {
    const one = withSnippet("<p>a</p>", "list-item", words);
    const two = withSnippet(one, "list-item", words);
    expect(two).toBe("<p>a</p>\n\n<ul>\n  <li>an item</li>\n  <li>an item</li>\n</ul>");
    expect(withSnippet("<ol><li>a</li></ol>", "list-item", words)).toBe(
      "<ol><li>a</li>\n  <li>an item</li>\n</ol>",
    );
  });
});
