import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { withSectionDrawings } from "../../../app/rules/posts/section-drawings";

const drawn = (html: string, words = 500) =>
  withSectionDrawings({ parts: [{ html }], words }).flatMap((part) =>
    "html" in part ? [...part.html.matchAll(/\/scenes\/([a-z/-]+)\.svg/g)].map(([, scene]) => scene) : [],
  );

test.each([
  ["Then, where the water goes out", "subjects/rip-current"],
  ["Después, por dónde sale el agua", "subjects/rip-current"],
  ["Lo que cambia la marea", "parts/tide-pole"],
  ["Stingrays", "posts/stingray"],
  ["Cash", "parts/bills-and-coins"],
])("a section called %s has a drawing", (heading, scene) => {
  expect(drawn(`<h2 id="a">${heading}</h2><p>Words.</p>`)).toEqual([scene]);
  expect(existsSync(`public/scenes/${scene}.svg`)).toBe(true);
});

test("a section with a picture of its own keeps it, and no drawing comes twice", () => {
  const own = '<h2>Rips</h2><figure><img src="/images/a/b/c.webp"></figure>';
  expect(drawn(own)).toEqual([]);
  expect(drawn("<h2>The tide</h2><p>A.</p><h2>Tides again</h2><p>B.</p>")).toEqual(["parts/tide-pole"]);
});

test("other headings and long posts have none", () => {
  expect(drawn("<h2>A short list</h2><p>A.</p>")).toEqual([]);
  expect(drawn("<h2>The tide</h2><p>A.</p>", 1200)).toEqual([]);
});

test("a heading stays as it's written, with any sign", () => {
  const heading = "<h2>Cash: $$5 and $&amp;</h2>";
  const [part] = withSectionDrawings({ parts: [{ html: `${heading}<p>A.</p>` }], words: 500 });
  expect(part && "html" in part && part.html.startsWith(heading)).toBe(true);
});
