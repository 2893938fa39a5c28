import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localPath } from "../../app/rules/language";
import { sitePages } from "../../app/rules/site-pages";
import { accessibilityProblems, openBrowser } from "../support/browser";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const paths = [...sitePages.map((page) => page.path), "/newsletter", "/nowhere"];
const everyPage = paths.flatMap((path) => [path, localPath("es", path)]);
const address = (path: string) => new URL(path, town.url).href;

describe("Every public page in Chromium", () => {
  test.each(everyPage)("%s is clean for axe, wide and narrow, by day and by night", async (path) => {
    const visits = (["light", "dark"] as const).map(async (colorScheme) => {
      const page = await browser.newPage({ colorScheme, reducedMotion: "reduce" });
      await page.goto(address(path));
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await accessibilityProblems(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
      await page.close();
    });
    await Promise.all(visits);
  });
});
