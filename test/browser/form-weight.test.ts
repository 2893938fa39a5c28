import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../support/browser";
import { hold } from "../support/events";
import { type Person, signUp } from "../support/people";
import { addHotel } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
let context: BrowserContext;
let owner: Person;
let event: string;

beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
  owner = await signUp(town);
  await addHotel(town, { id: "mine", user_id: owner.id });
  event = (await hold(town, { owner: owner.id, event_date: "2027-03-02" })).id;
  const [name = "", value = ""] = owner.cookie.split("=");
  context = await browser.newContext();
  await context.addCookies([{ name, value, url: town.url.href }]);
});
afterAll(() => Promise.all([town.close(), browser.close()]));

/** The edge compresses quickly, not thoroughly. */
function weigh(path: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(readFileSync(`build/client${path}`), { params }).length;
}

const screens = [
  "/add-restaurant",
  "/add-hotel",
  "/add-activity",
  "/add-business",
  "/add-event",
  "/my-listings",
  "/my-listings/hotel/mine/edit",
  "/my-listings/event/:event/edit",
  "/profile",
  "/profile/security",
];
const inBothLanguages = screens.flatMap((path) => [path, `/es${path}`]);

test.each(inBothLanguages)(
  "%s loads at most 200 KB of scripts with its words, in at most 18 files",
  async (path) => {
    const page = await context.newPage();
    const scripts = new Set<string>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".js")) scripts.add(pathname);
    });
    const answer = await page.goto(new URL(path.replace(":event", event), town.url).href, {
      waitUntil: "networkidle",
    });
    await page.close();
    expect(answer?.status()).toBe(200);
    const weight = [...scripts].reduce((sum, script) => sum + weigh(script), 0);
    expect(weight).toBeGreaterThan(60_000);
    expect(weight).toBeLessThanOrEqual(200_000);
    expect(scripts.size).toBeLessThanOrEqual(18);
  },
);

test("the editor loads after the form is usable, only on this page, and is at most 130 KB", async () => {
  async function editorsOf(path: string, isReady: (page: Page) => Promise<void>) {
    const page = await context.newPage();
    const asked: string[] = [];
    page.on(
      "request",
      (request) => request.url().includes("/rich-text.client-") && asked.push(request.url()),
    );
    await page.goto(new URL(path, town.url).href);
    await isReady(page);
    await page.close();
    return [...new Set(asked)];
  }
  const isForm = (page: Page) => page.getByText("The same in Spanish").waitFor();
  expect(await editorsOf("/add-restaurant", isForm)).toEqual([]);
  const scripts = await editorsOf("/add-blog", (page) =>
    page.locator("#field-content.editor-text").waitFor(),
  );
  expect(scripts).toHaveLength(1);
  const html = await (await town.get("/add-blog", { headers: owner.headers })).text();
  expect(html).not.toContain("rich-text");
  const script = Buffer.from(await (await fetch(scripts[0] ?? "")).arrayBuffer());
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(130_000);
});
