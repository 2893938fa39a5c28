import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalogs } from "../../app/locales/index";
import { daysOfHours } from "../../app/rules/places/hours";
import { localPath } from "../../app/rules/site/language";
import { openBrowser } from "../support/browser";
import { accessibilityProblems, expectFit, focusedBy } from "../support/page-checks";
import { makePng } from "../support/pictures";
import { addHotel, addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
/** As if an owner had pasted a web address into a text. */
const endless = `example.com/${"a-word-without-an-end".repeat(6).replaceAll("-", "")}`;
/** A Thursday at noon: what was entered for Friday stands as tomorrow's hours. */
const now = "2026-11-26T17:00:00Z";
const pictures = ["1-aa", "2-bb", "3-cc"].map((name) => `/images/business-images/restaurants/${name}.webp`);

beforeAll(async () => {
  [town, browser] = await Promise.all([openTown({ now }), openBrowser()]);
  await addRestaurant(town, {
    slug: "la_panga",
    whatsapp: "6000-0001",
    phone: "6000-0001",
    latitude: 7.2833,
    longitude: -80.5167,
    address: endless,
    description: endless,
    hours: { Monday: "11 AM - 9 PM", Tuesday: "Closed", Friday: endless },
    gallery_images: pictures,
    menu_images: pictures.slice(0, 1),
  });
  await addRestaurant(town, {
    slug: "verde",
    name: "Verde",
    hours: Object.fromEntries(daysOfHours.map((day) => [day, "12:00 AM - 11:59 PM"])),
    mark: { vegetarian: true, wifi: true, dogs: false },
  });
  await addHotel(town, {
    slug: "los_almendros",
    name: endless,
    amenities: ["WiFi", "Pool", endless],
    gallery_images: pictures,
  });
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const picture = Buffer.from(makePng(900, 600));

/** A page with mocked pictures and maps, and the maps it requested. */
async function visit(path: string, options: Parameters<Browser["newPage"]>[0] = {}) {
  const page = await browser.newPage({ reducedMotion: "reduce", ...options });
  const maps: string[] = [];
  await page.route("**/images/**", (route) => route.fulfill({ contentType: "image/png", body: picture }));
  await page.route("https://www.openstreetmap.org/**", (route) => {
    maps.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>Map</p>" });
  });
  await page.goto(new URL(path, town.url).href);
  return { page, maps };
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe.each(["en", "es"] as const)("A restaurant's page (%s)", (language) => {
  const words = catalogs[language].places;
  const path = language === "es" ? "/es/eat/la_panga" : "/eat/la_panga";

  test("shows its photos full-window, turned and closed by keyboard", async () => {
    const { page } = await visit(path);
    const opener = page.getByRole("button", { name: words.place.fullScreen });
    const dialog = page.locator("dialog#photos");
    await opener.focus();
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "visible" });
    expect(await accessibilityProblems(page)).toEqual([]);
    const numberShown = () =>
      page.evaluate(() => document.activeElement?.closest("li")?.querySelector("span")?.textContent);
    await expect.poll(() => focusedBy(page, "rel")).toBe("next");
    for (const number of ["1", "2", "3", "1"]) {
      await expect.poll(async () => (await numberShown())?.slice(0, 1)).toBe(number);
      await page.keyboard.press("Enter");
    }
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => focused(page)).toBe(words.place.fullScreen);
    await page.close();
  });

  test("turns its photos by links, and its tabs are links, even without scripts", async () => {
    const { page } = await visit(path, { javaScriptEnabled: false });
    await page.locator("#gallery > div a[rel=next]").click();
    await page.waitForURL(/photo=2/);
    const turned = page.locator("#gallery a[aria-current]");
    await expect.poll(() => turned.getAttribute("href")).toContain("photo=2");
    for (const [tab, name] of [
      ["menu", words.place.menu],
      ["location", words.place.location],
      ["reviews", words.place.reviewsTab],
    ] as const) {
      await page.locator("#tabs").getByRole("link", { name, exact: true }).click();
      await page.waitForURL(new RegExp(`tab=${tab}`));
      await expect.poll(() => page.locator("#tabs a[aria-current]").textContent()).toContain(name);
    }
    await page.close();
  });

  test("loads the map only when it's opened, also by keyboard", async () => {
    const { page, maps } = await visit(`${path}?tab=location`);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    expect(maps).toEqual([]);
    await page.locator("details.map summary").focus();
    await page.keyboard.press("Enter");
    await page.frameLocator("details.map iframe").getByText("Map").waitFor();
    expect(maps).toHaveLength(1);
    expect(maps[0]).toContain("marker=7.2833%2C-80.5167");
    await page.close();
  });

  test("links to WhatsApp with a prepared text, and prints its numbers and hours", async () => {
    const { page } = await visit(path);
    const href = await page.getByRole("link", { name: words.place.whatsapp }).first().getAttribute("href");
    const url = new URL(href ?? "");
    expect(url.origin + url.pathname).toBe("https://wa.me/50760000001");
    expect(url.searchParams.get("text")).toBe(words.restaurant.reservation.replace("{{name}}", "La Panga"));
    await page.emulateMedia({ media: "print" });
    const numbers = page.getByText(`WhatsApp 6000-0001 · ${words.hotel.phone} 6000-0001`);
    expect(await numbers.first().isVisible()).toBe(true);
    expect(await page.getByRole("rowheader", { name: words.days.Monday }).isVisible()).toBe(true);
    expect(await page.locator("#tabs").isVisible()).toBe(false);
    await page.close();
  });
});

test.each([
  "/es/eat",
  "/eat/la_panga",
  "/es/eat/la_panga?tab=location",
  "/eat/la_panga?tab=menu",
  "/es/stay/los_almendros",
])(
  "%s is clean for axe by day and by night, and never scrolls sideways, whatever was entered",
  async (path) => {
    const { page } = await visit(path);
    await expectFit(page);
    await page.close();
  },
);

test.each([
  ["en", true],
  ["es", true],
  ["en", false],
  ["es", false],
] as const)(
  "Finding open restaurants with vegetarian food takes three taps on a phone, none far down (%s, scripts %s)",
  async (language, javaScriptEnabled) => {
    const viewport = { width: 390, height: 844 };
    const { page } = await visit(localPath(language, "/"), { javaScriptEnabled, viewport });
    const { places, marks } = catalogs[language];
    const open = new RegExp(`^${places.home.openNow}: `);
    for (const name of [open, new RegExp(`^${marks.yes.vegetarian}`)]) {
      const isOnHome = name === open;
      if (!isOnHome) await page.getByRole("button", { name: places.list.filters }).click();
      const link = page.getByRole("link", { name }).first();
      const box = await link.boundingBox();
      expect(box?.y ?? Number.POSITIVE_INFINITY, String(name)).toBeLessThan(2 * viewport.height);
      await link.click();
      await page.waitForURL(/open=now/);
    }
    await page.waitForURL(/mark=vegetarian/);
    expect(await page.locator(".card-link").allTextContents()).toEqual(["Verde"]);
    expect(await page.locator(".marks").textContent()).toContain(marks.yes.vegetarian);
    // The check needs scripts.
    if (javaScriptEnabled) await expectFit(page);
    await page.close();
  },
);

test.each(["/eat/nobody", "/stay/nobody", "/do/nobody", "/blog/nobody", "/calendar/nobody"])(
  "%s has the styles of a missing page",
  async (path) => {
    const { page } = await visit(path);
    await page.setViewportSize({ width: 390, height: 844 });
    const where = (selector: string) => page.locator(`main ${selector}`).first().boundingBox();
    const [picture, heading] = await Promise.all([where("picture"), where("h1")]);
    expect(heading?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0) + 8);
    await page.close();
  },
);
