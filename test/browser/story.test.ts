import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { daysOfHours } from "../../app/rules/places/hours";
import { storyMeasures, storyShapes } from "../../app/rules/sea/story-shape";
import { addDays } from "../../app/rules/time/days";
import { localDate } from "../../app/rules/time/panama-time";
import { predictSea } from "../../app/server/operations/sea/predict-sea";
import { openBrowser } from "../support/browser";
import { hold } from "../support/events";
import { expectFit } from "../support/page-checks";
import { addActivity, addHotel, addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

const now = new Date();
const today = localDate(now);
const long = "Campeonato Interprovincial de Surf Juvenil y Encuentro de Guardavidas";
const name = "Restaurante y Parrillada La Gran Familia Pescadora del Último";
let town: Town;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
  await predictSea(town.services({ now }), now);
  const three = "7:30 AM - 11:30 AM; 12:30 PM - 3:00 PM; 6:00 PM - 10:30 PM";
  const hours = Object.fromEntries(daysOfHours.map((day) => [day, three]));
  await addRestaurant(town, {
    name,
    slug: "familia",
    hours,
    address: "Calle de la playa, después del puente",
  });
  await addHotel(town, { name: "Los Almendros", slug: "almendros", price_from: 95 });
  await addActivity(town, { slug: "marea" });
  const wholeDay = { event_date: today, start_time: null, end_time: null, now };
  for (const number of [1, 2, 3, 4]) await hold(town, { ...wholeDay, title: `${long} ${number}` });
  const night = { event_date: addDays(today, 10), start_time: "19:00", end_time: "02:00", now };
  await hold(town, { ...night, title: long });
  page = await browser.newPage({ reducedMotion: "reduce" });
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const open = (path: string) => page.goto(new URL(path, town.url).href);
const slug = "campeonato-interprovincial-de-surf-juvenil-y-encuentro-de-guardavidas";
const asked = ["", `event=${slug}`, "place=eat/familia", "place=stay/almendros", "place=do/marea"];
const paths = ["/story", "/es/story"];

/** Texts that leave the card or overlap something. */
function faultsOf({ top, foot, width }: { top: number; foot: number; width: number }): string[] {
  const texts = [...document.querySelectorAll("text")].map((text) => ({
    words: text.textContent,
    box: text.getBBox(),
  }));
  return texts.flatMap(({ words, box }, index) => {
    const isOut =
      box.x < 20 || box.x + box.width > width - 20 || box.y < top - 2 || box.y + box.height > foot;
    const met = texts.slice(index + 1).filter(({ box: other }) => {
      const isBeside = other.x >= box.x + box.width || other.x + other.width <= box.x;
      return !isBeside && other.y + 1 < box.y + box.height && other.y + other.height > box.y + 1;
    });
    return [
      ...(isOut ? [`${words} leaves the card at ${JSON.stringify(box)}`] : []),
      ...met.map((other) => `${words} lies on ${other.words}`),
    ];
  });
}

describe.each(paths)("%s in Chromium", (path) => {
  test.each(asked)("has no overlapping text and none beyond the edge: %s", async (query) => {
    for (const shape of storyShapes) {
      const { width, height, top } = storyMeasures[shape];
      await open(`${path}.svg?size=${shape}&${query}`);
      const faces = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].map(({ family, status }) => `${family} ${status}`).sort();
      });
      expect(faces).toEqual(["display loaded", "strong loaded", "text loaded"]);
      // At small sizes, letter widths would otherwise be rounded to whole pixels.
      const rendering = await page.evaluate(() => [
        ...new Set(
          [...document.querySelectorAll("text")].map((text) => getComputedStyle(text).textRendering),
        ),
      ]);
      expect(rendering).toEqual(["geometricprecision"]);
      const foot = shape === "tall" ? 1642 : height - 30;
      expect(await page.evaluate(faultsOf, { width, top, foot })).toEqual([]);
      expect(await page.locator("text").count()).toBeGreaterThan(6);
    }
  });

  test("is clean for axe, in both themes, and never scrolls sideways", async () => {
    await open(`${path}?event=${slug}`);
    await expectFit(page);
  });
});

test("the picture made of the drawing has its size, and its text", async () => {
  await open("/es/story");
  for (const shape of storyShapes) {
    const file = page.waitForEvent("download");
    await page.locator(`[data-file$=${shape}]`).click();
    const download = await file;
    expect(download.suggestedFilename()).toBe(`cambutal-${today}-${shape}.png`);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const picture = Buffer.concat(chunks);
    const { width, height } = storyMeasures[shape];
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([width, height]);
    expect(picture.length).toBeGreaterThan(100_000);
  }
});

test("a phone that can share files gets the picture, and closing its sheet is no failure", async () => {
  const phone = await browser.newPage();
  await phone.addInitScript(() => {
    const shared: File[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "canShare", { value: () => true });
    Object.defineProperty(navigator, "share", {
      value: async ({ files }: { files: File[] }) => {
        shared.push(...files);
        throw new DOMException("closed", "AbortError");
      },
    });
  });
  await phone.goto(new URL("/story", town.url).href);
  await phone.getByRole("button", { name: "Share the square picture" }).click();
  await phone.waitForFunction(() => (window as unknown as { shared: File[] }).shared.length > 0);
  const [file] = await phone.evaluate(() =>
    (window as unknown as { shared: File[] }).shared.map(({ name, type }) => `${name} ${type}`),
  );
  expect(file).toBe(`cambutal-${today}-square.png image/png`);
  expect(await phone.locator(".story-cards [role=status]").isVisible()).toBe(false);
  await phone.close();
});

test("without scripts the drawings can be long-pressed or downloaded, without a useless button", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.goto(new URL("/es/story?place=eat/familia", town.url).href);
  expect(await bare.locator(".story-cards button:visible").count()).toBe(0);
  expect(await bare.locator(".story-cards img").count()).toBe(2);
  const file = bare.waitForEvent("download");
  await bare.getByRole("link", { name: "Dibujo alto" }).click();
  expect((await file).suggestedFilename()).toBe(`cambutal-${today}-tall.svg`);
  await context.close();
});
