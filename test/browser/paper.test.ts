import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { predictSea } from "../../app/server/operations/sea/predict-sea";
import { openBrowser } from "../support/browser";
import { hold } from "../support/events";
import { signUp } from "../support/people";
import { addActivity, addHotel, addRestaurant } from "../support/places";
import { readQrCode, sheetsIn } from "../support/qr";
import { openTown, type Town } from "../support/town";

const now = "2026-11-25T18:40:00Z";
const busyWeek = "2026-12-07";
const longHours = "6:30 AM - 11:30 AM, 12:30 PM - 3:30 PM, 6:00 PM - 10:30 PM";

let town: Town;
let browser: Browser;
beforeAll(async () => {
  [town, browser] = await Promise.all([openTown({ now }), openBrowser()]);
  await predictSea(town.services({ now: new Date(now) }), new Date(now));
  for (let index = 0; index < 8; index++) {
    const name = `The restaurant with the long name at the far end of the beach ${index}`;
    const hours = {
      Monday: longHours,
      Tuesday: "8 AM - 5 PM",
      Saturday: "5 PM - 2 AM",
      Sunday: "7 AM - 11 AM",
    };
    await addRestaurant(town, { name, slug: `long_${index}`, hours, phone: "+507 0000-0100" });
    await addActivity(town, { business_name: `School ${index}`, slug: `school_${index}`, hours: longHours });
  }
  // Eight on one day, two on each of the others.
  for (let index = 0; index < 20; index++)
    await hold(town, {
      title: `An evening of songs, stories and grilled fish by the fire ${index}`,
      location: "In front of the school, beside the boats on the main beach",
      event_date: `2026-12-${String(7 + (index < 8 ? 0 : 1 + (index % 6))).padStart(2, "0")}`,
      start_time: `${String(8 + (index % 12)).padStart(2, "0")}:00`,
      end_time: "23:00",
    });
});
afterAll(() => Promise.all([town.close(), browser.close()]));

describe("The week for the wall", () => {
  test.each([
    ["/week", "no event"],
    ["/es/week", "no event"],
    [`/week?from=${busyWeek}`, "twenty events"],
    [`/es/week?from=${busyWeek}`, "twenty events"],
  ])(
    "%s with %s prints on one sheet of A4 with nothing cut at its foot, and its code is read",
    async (path) => {
      const page = await browser.newPage();
      await page.goto(new URL(path, town.url).href);
      expect(sheetsIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
      // The paper between the margins, in pixels.
      await page.setViewportSize({ width: 718, height: 1062 });
      await page.emulateMedia({ media: "print" });
      const sheet = await page.locator(".week").evaluate((week) => {
        const lower = week.getBoundingClientRect().bottom;
        const strips = [...week.querySelectorAll(".week-sea")].map(
          (one) => one.getBoundingClientRect().height,
        );
        const last = week.querySelector(".week-source")?.getBoundingClientRect().bottom ?? 0;
        return { strips, isCut: last > lower, wide: week.scrollWidth - week.clientWidth };
      });
      expect(sheet.isCut).toBe(false);
      expect(sheet.wide).toBe(0);
      // Lower than this the hours of the tides would stand on each other.
      expect(Math.min(...sheet.strips)).toBeGreaterThan(36);
      const language = path.startsWith("/es") ? "/es" : "";
      expect(await readQrCode(browser, page.locator(".qr"))).toBe(`http://localhost${language}/week`);
      await page.close();
    },
  );
});

describe("A month of tides", () => {
  test.each(["/tides", "/es/tides"])("%s prints whole on one sheet, also the days gone", async (path) => {
    const page = await browser.newPage();
    await page.goto(new URL(path, town.url).href);
    expect(sheetsIn(await page.pdf({ preferCSSPageSize: true, format: "A4" }))).toBe(1);
    await page.setViewportSize({ width: 718, height: 1062 });
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".days-gone tbody tr").first().isVisible()).toBe(true);
    expect(await crowded(page)).toEqual([]);
    await page.close();
  });

  test.each([
    ["/tides", 390],
    ["/es/tides", 390],
    ["/es/tides", 768],
    ["/es/tides", 1280],
  ])(
    "%s at %i px keeps every hour in its own column, and the sun's and the moon's on one line",
    async (path, width) => {
      const page = await browser.newPage({ viewport: { width, height: 844 } });
      await page.goto(new URL(path, town.url).href);
      await page.locator(".days-gone > summary").click();
      expect(await crowded(page)).toEqual([]);
      const lines = page.locator(":is(.sun-cell, .moon-cell)");
      const high = await lines.evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const { height } = cell.getBoundingClientRect();
          return height > (innerWidth < 1280 ? 32 : 72) ? [cell.textContent] : [];
        }),
      );
      expect(high).toEqual([]);
      await page.close();
    },
  );

  /** The cells out of which their words stick. */
  function crowded(page: Page) {
    return page.locator(".month-sheet td:not(.strip-cell)").evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const inside = cell.getBoundingClientRect().right;
        const isOut = [...cell.childNodes].some((node) => {
          if (node instanceof Element && node.classList.contains("unseen")) return false;
          const words = document.createRange();
          words.selectNodeContents(node);
          return words.getBoundingClientRect().right > inside + 1;
        });
        return isOut ? [cell.textContent] : [];
      }),
    );
  }
});

describe("The poster of a place", () => {
  test.each(["", "/es"])(
    "%s prints on one sheet with nothing cut, and its code leads to the place",
    async (language) => {
      const owner = await signUp(town);
      const name = `The restaurant with the long name at the far end of the beach ${language}`;
      const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
      // Seven days with hours of their own, thrice a day: the longest there are.
      const hours = Object.fromEntries(
        days.map((day, index) => [
          day,
          `6 AM - 1${index % 2}:${index}5 AM, 1 PM - 4 PM, 6 PM - ${index + 5}:30 PM`,
        ]),
      );
      const long = await addRestaurant(town, {
        user_id: owner.id,
        name,
        slug: `poster${language.slice(1)}`,
        hours,
      });
      const bare = await addHotel(town, { user_id: owner.id, name: "Sol", slug: `sol${language.slice(1)}` });
      const context = await browser.newContext();
      const [cookie = "", value = ""] = owner.cookie.split(/=(.*)/s);
      await context.addCookies([{ name: cookie, value, url: town.url.href }]);
      const page = await context.newPage();
      for (const [kind, { id }, leadsTo] of [
        ["restaurant", long, `/eat/poster${language.slice(1)}`],
        ["hotel", bare, `/stay/sol${language.slice(1)}`],
      ] as const) {
        await page.goto(new URL(`${language}/my-listings/${kind}/${id}/poster`, town.url).href);
        expect(sheetsIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
        await page.setViewportSize({ width: 703, height: 1031 });
        await page.emulateMedia({ media: "print" });
        const sheet = await page.locator(".poster").evaluate((poster) => ({
          over:
            (poster.querySelector(".poster-foot")?.getBoundingClientRect().bottom ?? 0) -
            poster.getBoundingClientRect().bottom,
          wide: poster.scrollWidth - poster.clientWidth,
        }));
        expect(sheet.over).toBeLessThanOrEqual(1);
        expect(sheet.wide).toBe(0);
        expect(await readQrCode(browser, page.locator(".qr"))).toBe(`http://localhost${language}${leadsTo}`);
        await page.emulateMedia({ media: null });
      }
      await context.close();
    },
  );
});
