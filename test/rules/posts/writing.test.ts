import { describe, expect, test } from "vitest";
import { addParagraphs } from "../../../app/rules/posts/add-paragraphs";
import { cleanHtml } from "../../../app/rules/posts/post-html";
import { mostTags, oneTag, readTags } from "../../../app/rules/posts/read-tags";
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

describe("plain words", () => {
  test.each([
    [
      "words above and below a block stay the paragraphs they are",
      "one\n\ntwo\nlines\n\n<aside>\n  <p>tip</p>\n\n  <p>more</p>\n</aside>\n\nthree\n\n<hr>\n\nfour",
      "<p>one</p>\n<p>two<br>\nlines</p>\n<aside>\n  <p>tip</p>\n\n  <p>more</p>\n</aside>\n\n<p>three</p>\n<hr>\n\n<p>four</p>",
    ],
    ["a block that is never closed is left alone", "<ul>\n<li>one\n\ntwo", "<ul>\n<li>one\n\ntwo"],
    ["a blank line begins a paragraph", "one\n\ntwo", "<p>one</p>\n<p>two</p>"],
    ["a line end stays one", "one\r\ntwo", "<p>one<br>\ntwo</p>"],
    ["marks are words", "one <b>two</b>\n \nthree", "<p>one <b>two</b></p>\n<p>three</p>"],
    ["a text of blocks is left alone", "<p>one</p>\n\n<p>two</p>", "<p>one</p>\n\n<p>two</p>"],
    ["a heading ends before the words below it", "<h1>x</h1>\n\ny", "<h1>x</h1>\n\n<p>y</p>"],
    ["nothing is nothing", "  \n ", ""],
  ])("%s", (_, typed, html) => {
    expect(addParagraphs(typed)).toBe(html);
  });
});

describe("tags", () => {
  test.each<[string, string, string[]]>([
    ["stand between commas", "surf, turtles", ["surf", "turtles"]],
    ["are small and without a sign in front", " #Surf ,TURTLES", ["surf", "turtles"]],
    ["stand once, whatever the accents", "Panamá, panama, PANAMÁ", ["panamá"]],
    ["may be several words", "rainy   season", ["rainy season"]],
    ["are not nothing", ", ,;", []],
  ])("%s", (_, typed, tags) => {
    expect(readTags(typed)).toEqual(tags);
  });

  test("are limited in length and number", () => {
    expect(readTags(Array.from({ length: 30 }, (_, n) => `t${n}`).join(","))).toHaveLength(mostTags);
    expect(oneTag("x".repeat(500)).length).toBe(40);
    expect(oneTag(" Surf ")).toBe("surf");
  });
});
