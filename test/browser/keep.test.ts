import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { daysOfHours } from "../../app/rules/places/hours";
import { openBrowser } from "../support/browser";
import { openFront } from "../support/front-proxy";
import { askToKeep, keptOn, lookOf, openAndKeep, workersOf } from "../support/kept";
import { multipart } from "../support/multipart";
import { signUp } from "../support/people";
import { makePng, pictureFile } from "../support/pictures";
import { addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
let front: Awaited<ReturnType<typeof openFront>>;
beforeAll(async () => {
  [town, browser, front] = await Promise.all([openTown(), openBrowser(), openFront()]);
  front.leadTo(town.url);
  const owner = await signUp(town);
  const file = ["file", pictureFile("fish.png", makePng(1000, 700))] as [string, File];
  const { body, type } = await multipart([["folder", "restaurants"], file]);
  const headers = { ...owner.headers, "Content-Type": type };
  const { url } = (await (await town.post("/images", {}, { body, headers })).json()) as { url: string };
  await addRestaurant(town, {
    name: "La Panga",
    slug: "la_panga",
    image_url: url,
    gallery_images: [url],
    website: "https://lapanga.test",
    whatsapp: "+507 6000-0001",
    phone: "+507 6000-0002",
    latitude: 7.2497,
    longitude: -80.4931,
    hours: Object.fromEntries(daysOfHours.map((day) => [day, "6:00 AM - 5:50 AM"])),
  });
  await addRestaurant(town, { name: "El Almendro", slug: "el_almendro" });
});
afterAll(async () => {
  await browser.close();
  await Promise.all([town.close(), front.close()]);
});

const at = (path: string) => front.origin + path;
const openContext = () =>
  browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
const note = (page: Page) => page.locator(".kept-note");

describe("Before the guide is kept", () => {
  test("there's no worker and nothing is stored, whatever page is opened", async () => {
    const context = await openContext();
    const page = await context.newPage();
    for (const path of ["/", "/es", "/pocket", "/calendar", "/eat/la_panga"]) {
      await page.goto(at(path), { waitUntil: "networkidle" });
      await page.waitForTimeout(path === "/" ? 1500 : 0);
      expect(await workersOf(page), path).toBe(0);
      expect(await keptOn(page), path).toEqual([]);
    }
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });

  test("without scripts there's no button", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ["/", "/es/pocket"]) {
      await page.goto(at(path));
      expect(await page.locator("#keep").isVisible(), path).toBe(false);
    }
    await context.close();
  });
});

describe("Once the guide is kept, without a connection", () => {
  const opened = [
    "/",
    "/es",
    "/pocket",
    "/es/pocket",
    "/eat/la_panga",
    "/es/eat/la_panga",
    "/calendar",
    "/es/calendar",
  ];
  const online = new Map<string, Awaited<ReturnType<typeof lookOf>>>();
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await openContext();
    page = await context.newPage();
    await page.goto(at("/es"));
    await askToKeep(page);
    for (const path of opened) {
      await openAndKeep(page, at(path));
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        online.set(path + colorScheme, await lookOf(page));
      }
      expect(await note(page).count()).toBe(0);
    }
    await front.shut();
  });
  afterAll(() => context.close());

  test.each(opened)(
    "%s is shown as it was opened, with styles and pictures, and says how old it is",
    async (path) => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(at(path));
        expect(await lookOf(page)).toEqual(online.get(path + colorScheme));
        expect(online.get(path + colorScheme)).toMatchObject({ typefaces: [], lost: [] });
      }
      const said = path.startsWith("/es")
        ? /^Sin señal\. Así estaba hoy a las? \d+:\d\d\s[ap]\.\sm\. Por ahora/
        : /^No signal\. This is as of today, \d+:\d\d\s[AP]M\. Search/;
      expect(await note(page).textContent()).toMatch(said);
      expect(await page.locator("form").filter({ visible: true }).count()).toBe(0);
      const pocket = path.startsWith("/es") ? "/es/pocket" : "/pocket";
      const ways = await note(page)
        .getByRole("link")
        .evaluateAll((links) => links.map((one) => one.getAttribute("href")));
      expect(ways).toEqual(path === pocket ? [""] : ["", pocket]);
    },
  );

  test.each([
    ["/es/", "Sin señal."],
    ["/?utm_source=letter", "No signal."],
    ["/es/eat/la_panga/?fbclid=1", "Sin señal."],
    ["//pocket/", "No signal."],
  ])("%s shows the kept page, however its address is written", async (path, said) => {
    await page.goto(front.origin + path);
    expect(new URL(page.url()).searchParams.has("missing")).toBe(false);
    expect(await note(page).textContent()).toContain(said);
  });

  test("a kept home page never offers to keep it again", async () => {
    const home = await context.newPage();
    await home.addInitScript(() => {
      const look = () => {
        const button = document.querySelector("#keep > button");
        if (button?.checkVisibility({ visibilityProperty: true })) document.title = "offered";
        requestAnimationFrame(look);
      };
      look();
    });
    for (const path of ["/es", "/"]) {
      await home.goto(at(path));
      await home.locator("#keep [data-for=kept]:not([hidden])").waitFor();
      expect(await home.title()).not.toBe("offered");
    }
    await home.close();
  });

  test("links that need a connection say so, phone features don't", async () => {
    for (const [path, says] of [
      ["/eat/la_panga", "(needs a signal)"],
      ["/es/eat/la_panga", "(necesita señal)"],
    ] as const) {
      await page.goto(at(path));
      const told = await page
        .locator("main a:visible")
        .evaluateAll((links) =>
          links.map((one): [string, string] => [
            one.getAttribute("href") ?? "",
            getComputedStyle(one, "::after").content,
          ]),
        );
      const words = (start: string) =>
        told.filter(([href]) => href.startsWith(start)).map(([, after]) => after.replaceAll('"', ""));
      for (const start of ["https://lapanga.test", "https://www.openstreetmap.org/directions"])
        expect(new Set(words(start)), start).toEqual(new Set([says]));
      for (const start of ["https://wa.me/", "tel:", "/", "/es"])
        expect(words(start).includes(says), start).toBe(false);
    }
  });

  test("an open page stops saying that a place is open once that's over", async () => {
    const open = await context.newPage();
    await open.clock.install();
    await open.goto(at("/eat/la_panga"));
    expect(await open.locator("#status .badge").isVisible()).toBe(true);
    await open.clock.fastForward("40:00:00");
    await expect.poll(() => open.locator("#status .badge").isVisible()).toBe(false);
    const said = await open.locator("#status").evaluate((one) => getComputedStyle(one, "::before").content);
    expect(said).toContain("what's open now isn't shown");
    await open.close();
  });

  test("and that a day is today, once it's not", async () => {
    const open = await context.newPage();
    await open.clock.install();
    await open.goto(at("/calendar"));
    expect(await open.locator("#day-title").textContent()).toContain("(Today)");
    expect(await open.locator(".month .today").getByText("Today").isVisible()).toBe(true);
    await open.clock.fastForward("40:00:00");
    await expect.poll(() => open.locator("#day-title").textContent()).not.toContain("Today");
    expect(await open.locator("#day-title").textContent()).toMatch(/^Events for \w+\s\d+,\s\d+$/);
    expect(await open.locator(".month .today").getByText("Today").isVisible()).toBe(false);
    await open.close();
  });

  test.each([
    ["/eat/el_almendro", "/pocket", /^No signal\. That page isn.t on this phone/],
    ["/es/search?q=surf", "/es/pocket", /^Sin señal\. Esa página no está en este teléfono/],
    ["/events/nowhere.ics", "/pocket", /isn.t on this phone/],
  ])("%s, which isn't kept, shows %s, which says so and links back", async (asked, pocket, said) => {
    await page.goto(at(asked));
    const url = new URL(page.url());
    expect([url.pathname, url.searchParams.get("missing")]).toEqual([pocket, asked]);
    expect(await note(page).textContent()).toMatch(said);
    expect(await note(page).getByRole("link").getAttribute("href")).toBe(asked);
  });

  test("a made-up link back leads nowhere else", async () => {
    await page.goto(at("/pocket?missing=//evil.example/%3Cimg%3E"));
    expect(await note(page).getByRole("link").getAttribute("href")).toBe("");
  });

  test("a page kept in the other language is shown instead, with an explanation and a link back", async () => {
    await openLater("/es/surf");
    await page.goto(at("/surf"));
    expect(new URL(page.url()).pathname).toBe("/es/surf");
    expect(await note(page).textContent()).toMatch(
      /^No signal\. This page is on this phone in Spanish only, as of today/,
    );
    const ways = await note(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((one) => one.getAttribute("href")));
    expect(ways).toEqual(["/surf", "/pocket"]);
  });

  test("when printing, nothing is said about the connection", async () => {
    await page.goto(at("/es/pocket"));
    await page.emulateMedia({ media: "print" });
    expect(await note(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });
    expect(await note(page).isVisible()).toBe(true);
  });

  test("what's only true for a while is replaced by the time it was true", async () => {
    // By the test's clock; the page's was moved forward before.
    const before = Date.now() - 26 * 60 * 60_000;
    await page.evaluate(async (at) => {
      const shelf = await caches.open("kept-1");
      for (const request of await shelf.keys()) {
        const answer = await shelf.match(request);
        if (!answer?.headers.has("X-Kept-At")) continue;
        const text = (await answer.text()).replace(/data-changes-at="\d+"/g, 'data-changes-at="1"');
        const headers = new Headers(answer.headers);
        headers.set("X-Kept-At", String(at));
        await shelf.put(request, new Response(text, { headers }));
      }
    }, before);
    await page.goto(at("/eat/la_panga"));
    expect(await note(page).textContent()).toMatch(/as of (yesterday|\w+ \d+), \d+:\d\d/);
    expect(await page.locator("[data-changes-at]").count()).toBe(0);
    expect(await page.locator("[data-as-of]").first().getAttribute("data-as-of")).toMatch(/^as of /);
    await page.goto(at("/calendar"));
    expect(await page.locator(".month .today").count()).toBe(1);
    expect(await page.locator(".month .today").textContent()).toContain("Today");
    expect(await page.locator(".month .today i").isVisible()).toBe(false);
    for (const path of ["/eat/la_panga", "/es/eat/la_panga", "/", "/es"]) {
      await page.goto(at(path));
      expect(await page.locator(".live").count(), path).toBeGreaterThan(0);
      expect(await page.locator(".live, #open-now, #kitchens-line").filter({ visible: true }).count()).toBe(
        0,
      );
    }
  });

  test("with a connection the current page is shown without a note", async () => {
    await town.rows("UPDATE restaurant_listings SET name = 'La Panga de Rosa' WHERE slug = 'la_panga'");
    await front.open();
    await page.goto(at("/eat/la_panga"));
    expect(await note(page).count()).toBe(0);
    expect(await page.locator("h1").textContent()).toContain("La Panga de Rosa");
    await openAndKeep(page, at("/eat/la_panga"));
    await expect
      .poll(() =>
        page.evaluate(async () => (await (await caches.match("/eat/la_panga"))?.text())?.includes("de Rosa")),
      )
      .toBe(true);
  });

  test("and once it's forgotten, there's no worker and nothing kept", async () => {
    await page.goto(at("/es"));
    const place = page.locator("#keep");
    await place.locator("[data-for=kept] button").click();
    await place.locator("[data-for=offered]:not([hidden])").waitFor();
    expect(await keptOn(page)).toEqual([]);
    await page.goto(at("/eat/la_panga"));
    expect([await workersOf(page), await keptOn(page)]).toEqual([0, []]);
  });

  async function openLater(path: string) {
    await front.open();
    await openAndKeep(page, at(path));
    await front.shut();
  }
});
