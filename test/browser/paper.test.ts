import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { predictSea } from "../../app/server/operations/sea/predict-sea";
import { openBrowser } from "../support/browser";
import { hold } from "../support/events";
import { signUp } from "../support/people";
import { addActivity, addBusiness, addHotel, addRestaurant } from "../support/places";
import { readQrCode, sheetsIn } from "../support/qr";
import { openTown, type Town } from "../support/town";

const now = "2026-11-25T18:40:00Z";
const busyWeek = "2026-12-07";
const longDays = { Tuesday: "8 AM - 5 PM", Wednesday: "8 AM - 5 PM" };
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
  // Realistic weeks: two events on a Saturday, one on a Friday, one at a closed venue.
  const mondayOff = { ...longDays, Monday: "Closed" };
  await addRestaurant(town, { name: "La Panga", slug: "la_panga", hours: mondayOff });
  for (const monday of [14, 21, 28, 35, 42]) {
    const on = (day: number) => new Date(Date.UTC(2026, 11, monday + day)).toISOString().slice(0, 10);
    const events = [
      ["Domino y empanadas", "La Panga", 0],
      ["Noche de guitarras", "Donde varan las lanchas, frente a la escuela", 5],
      ["Limpieza de playa con merienda", "El lado oeste de la playa grande, después del puente", 5],
      ["Mercado de productores", "Casa Comunal, frente a la cancha", 6],
    ] as const;
    for (const [title, location, day] of events)
      await hold(town, { title, location, event_date: on(day), start_time: "17:30", end_time: "20:00" });
  }
});
afterAll(() => Promise.all([town.close(), browser.close()]));

describe("The printed week", () => {
  const papers = {
    // The printable area in pixels.
    A4: { width: 718, height: 1062 },
    Letter: { width: 740, height: 995 },
  } as const;
  const weeks = [
    "/week",
    ...[busyWeek, "2026-12-14", "2026-12-21", "2026-12-28", "2027-01-04", "2027-01-11"].map(
      (from) => `/week?from=${from}`,
    ),
  ];

  test.each(weeks.flatMap((path) => [path, `/es${path}`]))(
    "%s prints on one sheet of A4 or Letter with no text cut off, and its code can be read",
    async (path) => {
      const page = await browser.newPage();
      await page.goto(new URL(path, town.url).href);
      const language = path.startsWith("/es") ? "/es" : "";
      for (const format of ["A4", "Letter"] as const) {
        expect(sheetsIn(await page.pdf({ format })), format).toBe(1);
        await page.setViewportSize(papers[format]);
        await page.emulateMedia({ media: "print" });
        const sheet = await page.locator(".week").evaluate((week) => {
          const lower = week.getBoundingClientRect().bottom;
          const strips = [...week.querySelectorAll(".week-sea")].map(
            (one) => one.getBoundingClientRect().height,
          );
          const last = week.querySelector(".week-source")?.getBoundingClientRect().bottom ?? 0;
          const cut = [...week.querySelectorAll("ol li, ol li *, .week-hours li, .week-hours li *")].flatMap(
            (one) => {
              const { overflowX, display } = getComputedStyle(one);
              const isCut =
                display !== "inline" && overflowX !== "visible" && one.scrollWidth > one.clientWidth;
              return isCut && one instanceof HTMLElement && !one.classList.contains("unseen")
                ? [one.textContent]
                : [];
            },
          );
          const days = [...week.querySelectorAll(".week-days > li")].flatMap((day) => {
            const [events, sea] = [day.querySelector(".week-events"), day.querySelector(".week-sea")];
            const foot = events?.getBoundingClientRect().bottom ?? 0;
            return foot > (sea?.getBoundingClientRect().top ?? 0) + 1 ? [day.textContent] : [];
          });
          const notes = [...week.querySelectorAll(".week-events small")].map(
            (note) => note.getBoundingClientRect().height > 0,
          );
          return { strips, cut, days, notes, isCut: last > lower, wide: week.scrollWidth - week.clientWidth };
        });
        expect(sheet, format).toMatchObject({ cut: [], days: [], isCut: false, wide: 0 });
        expect(sheet.notes, format).not.toContain(false);
        if (path.includes("2026-12-14")) expect(sheet.notes.length).toBeGreaterThan(0);
        // Lower than this, tide times would overlap.
        expect(Math.min(...sheet.strips), format).toBeGreaterThan(36);
        await page.emulateMedia({ media: null });
      }
      await page.emulateMedia({ media: "print" });
      expect(await readQrCode(browser, page.locator(".qr"))).toBe(`http://localhost${language}/week`);
      await page.close();
    },
  );
});

describe("A month of tides", () => {
  test.each(["/tides", "/es/tides"])(
    "%s prints completely on one sheet, including past days",
    async (path) => {
      const page = await browser.newPage();
      await page.goto(new URL(path, town.url).href);
      expect(sheetsIn(await page.pdf({ preferCSSPageSize: true, format: "A4" }))).toBe(1);
      await page.setViewportSize({ width: 718, height: 1062 });
      await page.emulateMedia({ media: "print" });
      expect(await page.locator(".days-gone tbody tr").first().isVisible()).toBe(true);
      expect(await crowded(page)).toEqual([]);
      await page.close();
    },
  );

  test.each([
    ["/tides", 390],
    ["/es/tides", 390],
    ["/es/tides", 768],
    ["/es/tides", 1280],
  ])(
    "%s at %i px keeps every time in its own column, and sun and moon on one line each",
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

  /** Cells whose text overflows. */
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
    "%s prints on one sheet with nothing cut off, and its code leads to the place",
    async (language) => {
      const owner = await signUp(town);
      const name = `The restaurant with the long name at the far end of the beach ${language}`;
      const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
      // The longest hours: seven different days with three spans each.
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
        phone: "+507 6000-0001",
        whatsapp: "6000-0002",
      });
      const daily = await addRestaurant(town, {
        user_id: owner.id,
        name: "Brisa",
        slug: `daily${language.slice(1)}`,
        hours: Object.fromEntries(days.map((day) => [day, "8 AM - 5 PM"])),
        phone: "+507 6000-0003",
        whatsapp: "6000-0003",
      });
      const bare = await addHotel(town, { user_id: owner.id, name: "Sol", slug: `sol${language.slice(1)}` });
      const slug = `ferreteria${language.slice(1)}`;
      const shop = await addBusiness(town, {
        user_id: owner.id,
        name: "Tornillo",
        slug,
        category: "Services",
      });
      const context = await browser.newContext();
      const [cookie = "", value = ""] = owner.cookie.split(/=(.*)/s);
      await context.addCookies([{ name: cookie, value, url: town.url.href }]);
      const page = await context.newPage();
      for (const [kind, { id }, leadsTo] of [
        ["restaurant", long, `/eat/poster${language.slice(1)}`],
        ["restaurant", daily, `/eat/daily${language.slice(1)}`],
        ["hotel", bare, `/stay/sol${language.slice(1)}`],
        ["business", shop, `/info?tab=businesses&category=Services#${slug}`],
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
        const numbers = await page.locator(".poster-numbers li:visible").allTextContents();
        expect(numbers).toEqual(
          {
            [long.id]: ["Phone · Teléfono +507 6000-0001", "WhatsApp 6000-0002"],
            [daily.id]: ["Phone · Teléfono · WhatsApp +507 6000-0003"],
          }[id] ?? [],
        );
        if (id === daily.id) {
          // Readable across a room: hours in at least 18 points, the picture less than half of the sheet.
          const [letters, picture] = await page.evaluate(() => [
            Number.parseFloat(
              getComputedStyle(document.querySelector(".poster-hours dd") as Element).fontSize,
            ),
            document.querySelector(".poster-picture")?.getBoundingClientRect().height ?? 0,
          ]);
          expect(letters).toBeGreaterThanOrEqual(24);
          expect(picture).toBeLessThan(1031 / 2);
          expect(picture).toBeGreaterThan(200);
        }
        expect(sheet.over).toBeLessThanOrEqual(1);
        expect(sheet.wide).toBe(0);
        expect(await readQrCode(browser, page.locator(".qr"))).toBe(`http://localhost${language}${leadsTo}`);
        await page.emulateMedia({ media: null });
      }
      await context.close();
    },
  );
});
