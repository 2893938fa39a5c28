import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalogs } from "../../app/locales/index";
import { localPath } from "../../app/rules/site/language";
import { openBrowser } from "../support/browser";
import { expectFit } from "../support/page-checks";
import { addActivity, addHotel, addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

const now = "2026-11-21T18:00:00Z";
const phone = { width: 390, height: 844 };
const story =
  "Eight tables on the sand and whatever the boats brought in. Whole red snapper, and a soup. ".repeat(3);
const at = (step: number) => ({ latitude: 7.2829, longitude: -80.5189 + step / 1000 });
const week = Object.fromEntries(
  ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((day) => [
    day,
    day === "Monday" ? "Closed" : "11:30 AM - 3:00 PM; 6:00 PM - 9:30 PM",
  ]),
);

let town: Town;
let browser: Browser;

beforeAll(async () => {
  [town, browser] = await Promise.all([openTown({ now }), openBrowser()]);
  const numbers = { whatsapp: "6000-0001", phone: "6000-0002", website: "https://example.com" };
  await addRestaurant(town, { slug: "la_panga", description: story, hours: week, ...numbers, ...at(0) });
  await addRestaurant(town, { slug: "tarde", name: "La Tarde", ...at(1) });
  await addHotel(town, {
    slug: "los_almendros",
    description: story,
    price_from: 95,
    rating: 4.6,
    affiliate_url: "https://example.com/book",
    policies: { phone: "+507 0000-0201" },
    ...at(2),
  });
  await addHotel(town, { slug: "la_ola", name: "La Ola", ...at(3) });
  const surf = { description: story, hours: "Daily 8 AM - 5 PM", whatsapp: "6000-0003" };
  await addActivity(town, { slug: "marea_alta", ...surf });
  await addActivity(town, {
    slug: "tablas",
    business_name: "Tablas",
    business_type: "Rentals",
    whatsapp: "6000-0004",
  });
  const tide = { hours: "Sale con la marea", language: "es", whatsapp: "6000-0005" } as const;
  await addActivity(town, { slug: "beto", business_name: "Don Beto", description: story, ...tide });
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const open = async (path: string) => {
  const page = await browser.newPage({ viewport: phone, reducedMotion: "reduce" });
  await page.goto(new URL(path, town.url).href);
  return page;
};
const bottomOf = async (one: Locator) => {
  const box = await one.boundingBox();
  expect(box, `${one}`).not.toBeNull();
  return (box?.y ?? 0) + (box?.height ?? 0);
};

/** Footer text and links below this line. */
async function hiddenOfFoot(page: Page, line: number): Promise<string[]> {
  const parts = page.locator("footer :is(a, p, h2, address)").filter({ visible: true });
  expect(await parts.count()).toBeGreaterThan(10);
  return parts.evaluateAll(
    (all, line) =>
      all.filter((one) => one.getBoundingClientRect().bottom > line).map((one) => `${one.textContent}`),
    line,
  );
}

describe.each(["en", "es"] as const)("On a phone (%s)", (language) => {
  const { places } = catalogs[language];
  const tomorrowAs = places.status.tomorrow.replace("{{hours}}", "").trim();
  const everyDayAs = places.status.everyDay.replace("{{hours}}", "").trim();

  test.each([
    ["/eat/la_panga", places.place.whatsapp, places.place.way, tomorrowAs],
    ["/stay/los_almendros", places.hotel.bookNow, places.place.way, null],
    ["/do/marea_alta", places.activity.ask.spot, places.place.askWayShort, everyDayAs],
    ["/do/tablas", places.activity.ask.rental, places.place.askWayShort, places.place.hoursUnknown],
    ["/do/beto", places.activity.ask.spot, places.place.askWayShort, places.status.askHours],
  ])(
    "%s shows booking, tomorrow's hours and directions at once, where it is one screen down, and then what's near",
    async (path, book, wayThere, tomorrow) => {
      const page = await open(localPath(language, path));
      const bar = page.locator(".place-bar");
      for (const words of [book, wayThere]) {
        const way = bar.getByRole("link", { name: words, exact: true });
        expect(await bottomOf(way), words).toBeLessThanOrEqual(phone.height);
        expect((await way.boundingBox())?.height, words).toBeGreaterThanOrEqual(44);
      }
      const barHeight = (await bar.boundingBox())?.height ?? 0;
      const seen = phone.height - barHeight;
      if (tomorrow) expect(await bottomOf(page.getByText(tomorrow).first())).toBeLessThanOrEqual(seen);
      const location = page.locator("#location");
      expect(await bottomOf(location)).toBeLessThanOrEqual(phone.height + seen);
      const near = await page.locator("#near").boundingBox();
      expect(near?.y ?? 0).toBeGreaterThan(await bottomOf(location));
      await page.close();
    },
  );

  test("the bar sticks, hides neither the end of the page nor the focus, and isn't sticky in a wide window", async () => {
    const page = await open(localPath(language, "/eat/la_panga"));
    const bar = page.locator(".place-bar");
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const top = (await bar.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan(phone.height - 100);
    expect(await hiddenOfFoot(page, top)).toEqual([]);
    await page.locator("#near + ul a").last().focus();
    expect(await bottomOf(page.locator("#near + ul a").last())).toBeLessThanOrEqual(top);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() => scrollTo(0, 0));
    const whatsapp = bar.getByRole("link", { name: places.place.whatsapp });
    expect(await bottomOf(whatsapp)).toBeLessThan(await bottomOf(page.locator("#tabs")));
    await page.close();
  });
});

test.each([
  ["/eat/la_panga", ".place-bar > a", "#hours"],
  ["/stay/los_almendros", ".place-bar > a", "#book"],
  ["/do/marea_alta", ".place-bar > a", "#status"],
])("In a wide window %s begins with contacts, hours or the price", async (path, ...parts) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await page.goto(new URL(path, town.url).href);
  for (const part of parts) expect(await bottomOf(page.locator(part).first()), part).toBeLessThanOrEqual(900);
  await page.close();
});

/** The browser keeps one image per address, with the view it last showed. */
describe("A drawing that an earlier page showed with another view", () => {
  const picture = async (path: string, where: string, before?: string) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
    if (before) await page.goto(new URL(before, town.url).href, { waitUntil: "networkidle" });
    await page.goto(new URL(path, town.url).href);
    const shown = page.locator(where).first();
    await shown.scrollIntoViewIfNeeded();
    await shown.locator("img").evaluate((image) => (image as HTMLImageElement).decode());
    const pixels = (await shown.screenshot()).toString("base64");
    await page.close();
    return pixels;
  };

  test.each([
    ["a portrait beside another place", "/eat/la_panga", '.around [href="/eat/tarde"] picture', "/eat/tarde"],
    ["a portrait on a card", "/eat", '.card:has([href="/eat/tarde"]) picture', "/eat/tarde"],
    ["a scene", "/auth", "picture", "/stay"],
  ])("is shown with the right view: %s", async (_, path, where, before) => {
    expect(await picture(path, where, before)).toBe(await picture(path, where));
  });
});

test.each([
  "/eat/la_panga",
  "/es/eat/la_panga?tab=reviews",
  "/es/stay/los_almendros",
  "/do/marea_alta",
  "/es/do/beto",
])("%s is clean for axe and fits every window", async (path) => {
  const page = await open(path);
  await expectFit(page);
  await page.close();
});
