import { expect, test } from "vitest";
import { lastSection } from "../../../app/rules/posts/post-ending";

const long = "word ".repeat(120);

test("the last section is told apart where it's long enough and has no picture", () => {
  const parted = lastSection([
    { html: `<p>A</p><h2>B</h2><p>b</p><h2>C</h2><p>${long}</p>` },
    { place: "/eat/a", words: "A" },
  ]);
  expect(parted?.before).toEqual([{ html: "<p>A</p><h2>B</h2><p>b</p>" }]);
  expect(parted?.last).toEqual([{ html: `<h2>C</h2><p>${long}</p>` }, { place: "/eat/a", words: "A" }]);
});

test("a short one, one with a picture and a text without headings are not", () => {
  expect(lastSection([{ html: "<p>A</p><h2>B</h2><p>b</p>" }])).toBe(null);
  expect(lastSection([{ html: `<p>A</p><h2>B</h2><figure></figure><p>${long}</p>` }])).toBe(null);
  expect(lastSection([{ html: `<p>${long}</p>` }])).toBe(null);
});
