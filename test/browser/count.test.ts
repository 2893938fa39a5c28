import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openBrowser } from "../support/browser";
import { addActivity, addHotel, addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
let visitor: BrowserContext;
let earlier = 0;

beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
  const where = { latitude: 7.28, longitude: -80.51 };
  const numbers = { whatsapp: "6000-0001", phone: "6000-0002", website: "https://example.com/tel:wa.me" };
  await addRestaurant(town, { id: "panga", slug: "la_panga", ...numbers, ...where });
  await addHotel(town, {
    id: "sol",
    slug: "sol",
    affiliate_url: "https://example.com/book",
    policies: { phone: "+507 6000-0003" },
    ...where,
  });
  await addActivity(town, { id: "olas", slug: "olas", whatsapp: "6000-0004" });
});
afterAll(() => Promise.all([town.close(), browser.close()]));

beforeEach(async () => {
  await town.rows("DELETE FROM place_figures");
  visitor = await browser.newContext();
  earlier = tellings();
  // Other sites are mocked; the links' targets are enough.
  await visitor.route(/^https:/, (route) => route.fulfill({ body: "elsewhere" }));
});
afterEach(() => visitor.close());

/** The number of reports to the Worker, over all tests. */
const tellings = () => town.logs().filter((line) => line.includes('"/count"')).length;
const told = () => tellings() - earlier;

const at = (path: string) => new URL(path, town.url).href;

async function open(path: string): Promise<Page> {
  const page = await visitor.newPage();
  await page.goto(at(path));
  return page;
}

/** As if another app came to the front. */
async function putAside(page: Page, isHidden = true): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

/** Stays on the page. */
async function tap(page: Page, link: string): Promise<void> {
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  await page.locator(link).filter({ visible: true }).first().click();
}

const sums = () => town.rows("SELECT * FROM place_figures");

test("a visit to a place is reported once, on leaving for the next page, with its taps, in one request", async () => {
  const page = await open("/eat/la_panga");
  for (const link of ['a[href^="tel:"]', 'a[href*="wa.me"]', 'a[href*="openstreetmap"]'])
    await tap(page, `main ${link}`);
  await tap(page, 'main a[href*="wa.me"]');
  await tap(page, 'main a[rel^="ugc"]');
  expect(told()).toBe(0);
  await page.goto(at("/surf"));
  await expect
    .poll(sums)
    .toMatchObject([{ listing_id: "panga", view: 1, whatsapp: 1, call: 1, map: 1, website: 1, book: 0 }]);
  expect(told()).toBe(1);
  const answers = town.logs().filter((line) => /"\/(surf|count)"/.test(line));
  expect(answers.map((line) => JSON.parse(line).path)).toEqual(["/surf", "/count"]);
  expect(await visitor.cookies()).toEqual([]);
});

test("coming back and tapping something new reports only that, and nothing without a new tap", async () => {
  const page = await open("/es/stay/sol");
  await putAside(page);
  await putAside(page, false);
  await tap(page, 'main a[rel^="sponsored"]');
  await putAside(page);
  await putAside(page, false);
  await putAside(page);
  await expect.poll(sums).toMatchObject([{ listing_id: "sol", view: 1, book: 1 }]);
  expect(told()).toBe(2);
});

test("an external link is counted when it's followed, also by keyboard", async () => {
  const page = await open("/do/olas");
  await page.locator('main a[href*="wa.me"]').first().press("Enter");
  await page.waitForURL(/wa\.me/);
  await expect.poll(sums).toMatchObject([{ listing_id: "olas", view: 1, whatsapp: 1 }]);
});

test("a page restored from the back/forward cache has already reported its view", async () => {
  const page = await open("/eat/la_panga");
  // Some browsers don't use the back/forward cache during tests, so its events are simulated.
  await putAside(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await putAside(page, false);
  await page.goto(at("/surf"));
  await expect.poll(sums).toMatchObject([{ listing_id: "panga", view: 1 }]);
  expect(told()).toBe(1);
});

test("a prefetched page reports nothing", async () => {
  const list = await open("/eat");
  const fetched = list.waitForResponse(/la_panga/);
  await list.evaluate(() => {
    const hint = document.createElement("link");
    document.head.appendChild(Object.assign(hint, { rel: "prefetch", href: "/eat/la_panga" }));
  });
  await fetched;
  await list.goto("about:blank");
  expect([told(), await sums()]).toEqual([0, []]);
});

test("a search without results is reported on leaving, one with results isn't", async () => {
  const page = await open("/es/search?q=clases+de+buceo");
  await page.goto(at("/search?q=tide"));
  await page.goto(at("/search"));
  await page.goto("about:blank");
  await expect
    .poll(() => town.rows("SELECT times, words FROM unfound_searches"))
    .toEqual([{ times: 1, words: null }]);
  expect(told()).toBe(1);
});

test.each(["/", "/eat", "/surf", "/eat/nowhere", "/add-restaurant"])("%s counts nothing", async (path) => {
  const page = await open(path);
  await putAside(page);
  await page.goto("about:blank");
  expect(await sums()).toEqual([]);
});

test("without scripts nothing is counted, and every link works", async () => {
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const page = await bare.newPage();
  await page.goto(at("/eat/la_panga"));
  expect(await page.locator('main a[href^="tel:"]').first().getAttribute("href")).toBe("tel:+50760000002");
  await bare.close();
  expect(await sums()).toEqual([]);
});
