import { expect, test } from "vitest";
import { languages, localPath } from "../../app/rules/site/language";
import { openSeededTown } from "../support/seeded-town";
import { visitorPages } from "../support/visitor-pages";

const noon = "2026-12-04T17:30:00Z";
const { town, newPage } = await openSeededTown(noon);

const widths = [320, 360, 390, 480, 640, 768, 896, 960, 1024, 1120, 1280, 1440, 1680, 1920];

test.each([...visitorPages, "/privacy", "/terms", "/disclosure", "/search?q=fish"])(
  "no word of the title of %s is broken, however wide the window",
  async (path) => {
    for (const language of languages) {
      const page = await newPage();
      const response = await page.goto(new URL(localPath(language, path), town.url).href);
      expect(response?.status()).toBe(200);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const broken = await page.evaluate(brokenWords);
        expect(broken, `${language}, ${width} px`).toEqual([]);
      }
      await page.close();
    }
  },
);

/** Words of the title that stand on two lines. */
function brokenWords(): string[] {
  const title = document.querySelector("h1");
  if (!title) return ["no title"];
  const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\d]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}
