import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sitePages } from "../../app/rules/content/site-pages";
import { localPath } from "../../app/rules/site/language";
import { openBrowser } from "../support/browser";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const paths = [...sitePages.map((page) => page.path), "/newsletter", "/nowhere"];
const inSpanish = paths.map((path) => localPath("es", path));
const everyPage = [...paths, ...inSpanish];
const address = (path: string) => new URL(path, town.url).href;

/** The layout shift when fonts arrive after the page has been rendered without them. */
async function shiftsWhenLate(path: string, page: Page) {
  // Requests of a page that hung mustn't delay the next one.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  let release = () => {};
  const isRendered = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/fonts/*", async (route) => {
    await isRendered;
    await route.continue();
  });
  await page.goto(address(path), { waitUntil: "domcontentloaded" });
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
  });
  release();
  await page.waitForLoadState();
  const late = await shiftsOf(page);
  await page.unroute("**/fonts/*");
  return late;
}

const fonts = new Map(
  ["figtree", "fraunces"].map((name) => {
    const file = readFileSync(`public/fonts/${name}.woff2`).toString("base64");
    return [`/fonts/${name}.woff2`, `data:font/woff2;base64,${file}`] as const;
  }),
);

/** Even a font within the styles may need a frame or two: until then the page is hidden, and what's hidden can't shift. */
const untilFonts = "html:not([data-fonts]) { visibility: hidden } @font-face";

/** The layout shift when fonts are there before anything is seen, and the page's height before and after its pictures. */
async function shiftsWhenPrompt(path: string, page: Page) {
  let showPictures = () => {};
  const arePicturesDue = new Promise<void>((resolve) => {
    showPictures = resolve;
  });
  await page.route("**/*", async (route) => {
    const type = route.request().resourceType();
    if (type === "image") await arePicturesDue;
    if (!["document", "stylesheet"].includes(type)) return route.continue();
    // The server may close a connection just as it's used again.
    const response = await route.fetch({ maxRetries: 2 });
    const text = await response.text();
    await route.fulfill({
      response,
      body: [...fonts].reduce(
        (body, font) => body.replaceAll(...font),
        text.replace("@font-face", untilFonts),
      ),
    });
  });
  await page.goto(address(path), { waitUntil: "domcontentloaded" });
  await page.waitForSelector("html[data-fonts]", { state: "attached" });
  const height = () => page.evaluate(() => document.body.scrollHeight);
  const withoutPictures = await height();
  showPictures();
  await page.waitForLoadState();
  const shifts = await shiftsOf(page);
  await page.unroute("**/*");
  return { shifts, heights: [withoutPictures, await height()] };
}

async function shiftsOf(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await Promise.all(["Figtree", "Fraunces"].map((name) => document.fonts.load(`1em ${name}`)));
    // Fonts are applied before scrolling; otherwise one shift would count twice.
    await frame();
    await frame();
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await frame();
    }
  });
  await page.waitForTimeout(100);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  return Number(shifts.reduce((sum, shift) => sum + shift, 0).toFixed(3));
}

/** Tide, moon and opening hours change the text every hour; a result mustn't depend on the time. */
async function setClock(page: Page, now: string) {
  await page.setExtraHTTPHeaders({ "x-rehearse-now": now });
  // The pocket guide shows the minute it was made, and hides past days with scripts.
  await page.clock.setFixedTime(new Date(now));
}

/** A page that records layout shifts. */
async function watchfulPage(width: number): Promise<Page> {
  // Our policy allows no fonts within styles.
  const page = await browser.newPage({ viewport: { width, height: 844 }, bypassCSP: true });
  await setClock(page, "2026-11-22T10:08:00Z");
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
    const showWithFonts = async () => {
      // Until the styles are there, no font is known.
      if (document.fonts.size === 0) return requestAnimationFrame(showWithFonts);
      await Promise.all(["Figtree", "Fraunces"].map((name) => document.fonts.load(`1em ${name}`)));
      document.documentElement.dataset.fonts = "loaded";
    };
    showWithFonts();
  });
  return page;
}

describe("Every public page in Chromium", () => {
  const widths = [390, 1440];
  let watchful: Page[];
  let readers: Page[];
  beforeAll(async () => {
    watchful = await Promise.all(widths.map(watchfulPage));
    readers = await Promise.all([browser.newPage(), browser.newPage({ javaScriptEnabled: false })]);
    await Promise.all(readers.map((page) => setClock(page, "2026-11-22T10:08:00Z")));
  });

  test.each(everyPage)(
    "nothing on %s moves while it loads, and next to nothing if fonts are late",
    async (path) => {
      const late = await Promise.all(watchful.map((page) => shiftsWhenLate(path, page)));
      for (const [index, moved] of late.entries())
        expect(moved, `${widths[index]} px, late typefaces`).toBeLessThan(0.03);
      // Spanish texts are the longest, and phones have the shortest lines.
      const index = /^\/es\b/.test(path) ? 0 : 1;
      const { shifts, heights } = await shiftsWhenPrompt(path, watchful[index] as Page);
      expect(shifts, `${widths[index]} px`).toBe(0);
      expect(heights[1], `${widths[index]} px, with pictures`).toBe(heights[0]);
    },
  );

  test("nothing on /today moves at any other hour", async () => {
    const [phone] = watchful as [Page];
    for (const path of ["/today", "/es/today"]) {
      for (const hour of ["07:01", "13:00", "16:20", "18:45", "22:30"]) {
        await setClock(phone, `2026-11-22T${hour}:00Z`);
        expect(await shiftsWhenLate(path, phone), `${path} at ${hour} UTC`).toBeLessThan(0.03);
      }
    }
  });

  // In Spanish, where times, dates and amounts are easier to format inconsistently.
  test.each(inSpanish)("%s has the same text and height with scripts off", async (path) => {
    const [scripted, bare] = await Promise.all(
      readers.map(async (page) => {
        await page.goto(address(path));
        const text = await page.locator("body").textContent();
        const box = await page.locator("body").boundingBox();
        return { text, height: box?.height };
      }),
    );
    expect(bare?.text).toEqual(scripted?.text);
    // Features that need scripts, like keeping the guide, aren't offered without them.
    if (!/^\/es(\/pocket)?$/.test(path)) expect(bare?.height).toBe(scripted?.height);
  });
});

test("Home's hero has a color while its picture loads, and if it never does", async () => {
  const page = await browser.newPage();
  await page.route("**/scenes/home.svg*", (route) => route.abort());
  await page.goto(address("/"));
  const background = await page.locator(".hero").evaluate((hero) => getComputedStyle(hero).backgroundImage);
  expect(background).toContain("gradient");
  expect(await page.locator(".hero h1").evaluate((title) => getComputedStyle(title).color)).not.toBe(
    "rgb(0, 0, 0)",
  );
  await page.close();
});

test("Home starts at the top after a reload, and where it was left after Back", async () => {
  const page = await browser.newPage();
  const down = () => page.evaluate(() => Math.round(scrollY));
  const scroll = () => page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.goto(address("/"));
  await scroll();
  await expect.poll(down).toBe(900);
  await page.reload();
  await expect.poll(down).toBe(0);
  await scroll();
  await expect.poll(down).toBe(900);
  await page.goto(address("/surf"));
  await page.goBack();
  await expect.poll(down).toBe(900);
  await page.close();
});

test("With reduced motion nothing is animated, not even for a millisecond", async () => {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  await page.goto(address("/eat"));
  const gliding = () =>
    [...document.querySelectorAll("*")].filter((one) =>
      /[1-9]/.test(getComputedStyle(one).transitionDuration),
    );
  expect(await page.evaluate(`(${gliding})().length`)).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await page.evaluate(`(${gliding})().length`)).toBeGreaterThan(0);
  await page.close();
});

test("A second after home has loaded, the surf guide is prefetched", async () => {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  // The page's clock is stopped until it's advanced.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(address("/es"), { waitUntil: "networkidle" });
  await page.clock.runFor(999);
  expect(await page.locator("link[rel=prefetch]").count()).toBe(0);
  expect(asked).not.toContain("/es/surf");
  const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === "/es/surf");
  await page.clock.runFor(1);
  await fetched;
  await page.close();
});

test("The chosen language is also stored in local storage", async () => {
  const page = await browser.newPage();
  await page.goto(address("/surf"));
  await page.click(".bar-language button");
  await page.waitForURL("**/es/surf");
  await page.waitForFunction(() => localStorage.getItem("language") === "es");
  await page.close();
});
