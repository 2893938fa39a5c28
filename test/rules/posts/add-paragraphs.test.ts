import { describe, expect, test } from "vitest";
import { addParagraphs } from "../../../app/rules/posts/add-paragraphs";

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
