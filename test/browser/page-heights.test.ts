import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languages, localPath } from "../../app/rules/site/language";
import { predictSea } from "../../app/server/operations/sea/predict-sea";
import { seed } from "../../drizzle/seed/seed";
import { openBrowser } from "../support/browser";
import { openTown, type Town } from "../support/town";

const noon = "2026-12-04T17:30:00Z";
let town: Town;
let browser: Browser;
beforeAll(async () => {
  [town, browser] = await Promise.all([openTown({ now: noon }), openBrowser()]);
  await seed(town.env, new Date(noon));
  await predictSea(town.services({ now: new Date(noon) }), new Date(noon));
});
afterAll(() => Promise.all([town.close(), browser.close()]));

async function open(path: string, options: Parameters<Browser["newPage"]>[0]) {
  const page = await browser.newPage(options);
  await page.goto(new URL(path, town.url).href);
  return page;
}

test("home is at most 7,000 px long on a phone, in both languages", async () => {
  for (const language of languages) {
    const page = await open(localPath(language, "/"), { viewport: { width: 390, height: 844 } });
    const height = await page.evaluate(() => document.body.scrollHeight);
    expect(height, language).toBeLessThanOrEqual(7000);
    await page.close();
  }
});
