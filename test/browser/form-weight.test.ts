import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../support/browser";
import { signUp } from "../support/people";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
  const [name = "", value = ""] = (await signUp(town)).cookie.split("=");
  context = await browser.newContext();
  await context.addCookies([{ name, value, url: town.url.href }]);
});
afterAll(() => Promise.all([town.close(), browser.close()]));

/** As the edge compresses on the way: quick, not thorough. */
function weigh(path: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(readFileSync(`build/client${path}`), { params }).length;
}

const screens = [
  "/es/add-restaurant",
  "/add-hotel",
  "/es/add-activity",
  "/add-business",
  "/es/add-event",
  "/es/my-listings",
  "/es/profile",
  "/es/profile/security",
];

test.each(screens)("%s loads at most 200 KB of scripts with its words, in at most 18 files", async (path) => {
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  await page.goto(new URL(path, town.url).href, { waitUntil: "networkidle" });
  await page.close();
  const weight = [...scripts].reduce((sum, script) => sum + weigh(script), 0);
  expect(weight).toBeGreaterThan(60_000);
  expect(weight).toBeLessThanOrEqual(200 * 1024);
  expect(scripts.size).toBeLessThanOrEqual(18);
});
