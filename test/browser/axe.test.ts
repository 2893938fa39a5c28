import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sitePages } from "../../app/rules/content/site-pages";
import { localPath } from "../../app/rules/site/language";
import { sea } from "../../drizzle/seed/posts/sea";
import { openBrowser } from "../support/browser";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { beginLetter } from "../support/letters";
import { expectFit } from "../support/page-checks";
import { addActivity, addBusiness, addHotel, addRestaurant } from "../support/places";
import { addPost } from "../support/posts";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
  page = await browser.newPage({ reducedMotion: "reduce" });
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const paths = [...sitePages.map((one) => one.path), "/newsletter", "/nowhere"];
const everyPage = paths.flatMap((path) => [path, localPath("es", path)]);
const address = (path: string) => new URL(path, town.url).href;

async function expectClean(path: string, status = 200) {
  expect((await page.goto(address(path)))?.status()).toBe(status);
  await expectFit(page);
}

describe("Every public page in Chromium", () => {
  test.each(everyPage)(
    "%s is clean for axe, wide and narrow, by day and by night, and never scrolls sideways",
    (path) => expectClean(path, path.endsWith("/nowhere") ? 404 : 200),
  );
});

test("The calendar is clean for axe on a public holiday while another day is chosen", async () => {
  await page.setExtraHTTPHeaders({ "x-rehearse-now": "2026-11-28T16:00:00Z" });
  await expectClean("/calendar?date=2026-11-30");
  await page.setExtraHTTPHeaders({});
});

describe("What owners publish, in Chromium", () => {
  const position = { latitude: 7.2833, longitude: -80.5167 };
  const photos = ["https://pictures.example/a.jpg", "https://pictures.example/b.jpg"];
  beforeAll(async () => {
    const panga = { name: "La Panga", slug: "panga", phone: "+507 0000-0000", ...position };
    await addRestaurant(town, { ...panga, gallery_images: photos, hours: { Monday: "9:00 AM - 5:00 PM" } });
    await addHotel(town, { slug: "almendros", price_from: 95, amenities: ["WiFi"], gallery_images: photos });
    await addActivity(town, { slug: "marea", whatsapp: "+507 0000-0000" });
    await addBusiness(town, { slug: "esquina" });
    const { category, tags } = sea;
    await addPost(town, { ...sea.en, title: "Read the sea", category, tags, language: "en" });
    await addPost(town, { ...sea.es, title: "Lee el mar", category, tags, language: "es" });
    const now = new Date();
    const event_date = new Date(now.getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
    await hold(town, { title: "Fire on the beach", location: "La Panga", event_date, now });
    await hold(town, { title: "Every week", event_date, now, pattern: everyWeek });
    for (const name of ["november", "december"]) await beginLetter(town, now, name);
  });

  test.each([
    "/eat/panga",
    "/es/eat/panga?tab=location",
    "/stay/almendros",
    "/do/marea",
    "/info?tab=businesses",
    "/blog",
    "/blog?category=Nature",
    "/blog/read-the-sea",
    "/es/blog/read-the-sea",
    "/es/blog/lee-el-mar",
    "/calendar",
    "/es/events",
    "/events/fire-on-the-beach",
    "/es/events/every-week",
    "/eat/panga/correction",
    "/eat/panga/share",
    "/es/events/every-week/share",
    "/es/events/every-week/correction",
    "/es/info/correction?item=service:emergency",
    "/newsletter",
    "/newsletter/december",
    "/es/newsletter/december",
    "/newsletter/confirm?token=none",
    "/es/newsletter/confirm?token=none",
    "/newsletter/unsubscribe?token=none",
    "/es/newsletter/unsubscribe?token=none",
    "/week",
    "/es/week",
    "/es/story?place=eat/panga",
  ])("%s is clean for axe, wide and narrow, by day and by night, and never scrolls sideways", (path) =>
    expectClean(path),
  );

  test("a date of a series is clean for axe, wide and narrow, by day and by night, and never scrolls sideways", async () => {
    const [date] = await town.rows<{ day: string }>(
      "SELECT series_instance_date AS day FROM events WHERE event_series_id IS NOT NULL ORDER BY day LIMIT 1",
    );
    await expectClean(`/events/every-week/${date?.day}`);
  });
});
