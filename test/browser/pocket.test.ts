import { brotliCompressSync, constants } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../support/browser";
import { openFullVillage } from "../support/full-village";
import { expectFit, sidewaysScroll } from "../support/page-checks";
import { columnsOf } from "../support/paper-pages";
import { sheetsIn } from "../support/qr";
import { openTown, type Town } from "../support/town";

const now = "2026-11-25T18:40:00Z";
const kilobyte = 1024;
const paths = ["/pocket", "/es/pocket"];

let town: Town;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [town, browser] = await Promise.all([openTown({ now }), openBrowser()]);
  await openFullVillage(town, now);
  page = await browser.newPage({ reducedMotion: "reduce" });
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const open = (path: string) => page.goto(new URL(path, town.url).href);

/** The edge compresses quickly, not thoroughly. */
const weigh = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

test.each(paths)("%s contains a hundred and fifty places within 100 KB", async (path) => {
  const html = await (await town.get(path)).text();
  expect(html.match(/class="entry" id="p\d+"|class="entry" id="[a-z]+-/g)?.length).toBe(150);
  expect(html).not.toContain('rel="stylesheet"');
  const others = [...html.matchAll(/<(?:link rel="stylesheet" href|script[^>]+src)="([^"]+)"/g)];
  const files = await Promise.all(others.map(async ([, name = ""]) => (await town.get(name)).text()));
  expect([html, ...files].reduce((sum, text) => sum + weigh(text), 0)).toBeLessThanOrEqual(100 * kilobyte);
});

test.each(paths)("%s is clean for axe with all its content, and never scrolls sideways", async (path) => {
  await open(path);
  // Its styles are inlined, and allowed by the policy.
  expect(
    await page
      .locator(".part > h2")
      .first()
      .evaluate((one) => getComputedStyle(one).borderBottomWidth),
  ).toBe("2px");
  await expectFit(page);
});

test.each(paths)("%s prints as a booklet of A5 pages with no text cut off", async (path) => {
  await open(path);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const boxes = [...pdf.toString("latin1").matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box]) => box);
  // 148 by 210 mm, in points.
  for (const box of boxes)
    expect(box?.trim().split(/\s+/).map(Number).map(Math.round)).toEqual([0, 0, 420, 595]);
  expect(sheetsIn(pdf)).toBeLessThanOrEqual(32);
  const pages = columnsOf(pdf);
  expect(pages).toHaveLength(sheetsIn(pdf));
  for (const [index, columns] of pages.entries()) {
    expect(
      columns.some(({ endsInHeading }) => endsInHeading),
      `foot of page ${index + 1}`,
    ).toBe(false);
    const filled = columns.reduce((sum, { fill }) => sum + fill, 0) / columns.length;
    if (index < pages.length - 1) expect(filled, `page ${index + 1}`).toBeGreaterThan(2 / 3);
  }
  // The printable area in pixels.
  await page.setViewportSize({ width: 491, height: 718 });
  await page.emulateMedia({ media: "print" });
  const broken = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector(".pocket") as Node, NodeFilter.SHOW_TEXT);
    const edge = document.documentElement.clientWidth;
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement as HTMLElement;
      if (!parent.checkVisibility() || parent.closest("svg, .unseen")) continue;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\d.+]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()];
        if (new Set(boxes.map((box) => Math.round(box.top))).size > 1) found.push(`${word} breaks`);
        if (boxes.some((box) => box.left < -1 || box.right > edge + 1)) found.push(`${word} is cut`);
      }
    }
    return found;
  });
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(broken).toEqual([]);
});

test("typing shows only what matches, and clearing shows everything again", async () => {
  await open("/es/pocket");
  const field = page.getByRole("searchbox", { name: "Busca en esta guía" });
  const shown = (part: string) => page.locator(`#${part}`).isVisible();
  await field.fill("MEDUSA");
  await expect.poll(() => page.locator("#snake").isVisible()).toBe(false);
  expect(await page.locator("#jellyfish").isVisible()).toBe(true);
  await expect.poll(() => shown("events")).toBe(false);
  await field.fill("panga mariscos");
  expect(await page.locator("#places .entry:visible").count()).toBe(1);
  expect(await page.locator("search output").last().textContent()).toBe("Una respuesta.");
  await field.fill("zzz");
  expect(await page.locator("search output").last().textContent()).toBe("Aquí no hay nada sobre eso.");
  await field.fill("");
  expect(await page.locator("#snake").isVisible()).toBe(true);
  expect(await shown("events")).toBe(true);
});

/** Queries of people in trouble, and the start of the first answer. */
const stranded: Record<string, [string, RegExp][]> = {
  "/pocket": [
    ["cash machine", /^Money and signal/],
    ["last bus", /^Bus back/],
    ["weekend", /^\d+:\d\d/],
    ["doctor at night", /^The way to a doctor/],
    ["wifi", /^Money and signal/],
    ["police", /^Any emergency.*police/],
    ["gas station", /^The road, leg by leg/],
    ["dinner Monday", /^Dinner/],
    ["low tide tomorrow", /^Tide/],
    ["a wave pulled me out", /^A current takes you out/],
    ["drinking water", /^Drinking water/],
    ["how to say thank you", /^Gracias/],
  ],
  "/es/pocket": [
    ["cajero más cercano", /^Plata y señal/],
    ["último bus", /^Bus de vuelta/],
    ["fin de semana", /^de \d+:\d\d/],
    ["médico", /^Cómo llegar al médico/],
    ["wifi", /^Plata y señal/],
    ["policía", /^Cualquier emergencia.*policía/],
    ["gasolina", /^El camino, tramo por tramo/],
    ["cena el lunes", /^Cena/],
    ["marea baja mañana", /^Marea/],
    ["me saca la ola", /^Te lleva una corriente/],
    ["agua potable", /^Agua para tomar/],
    ["cómo se dice gracias", /^Thanks a lot/],
  ],
};

test.each(paths)(
  "%s answers people in trouble, and field, count and answer are on the screen",
  async (path) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 640 },
      reducedMotion: "reduce",
    });
    const phone = await context.newPage();
    await phone.goto(new URL(path, town.url).href);
    const field = phone.locator("#inside");
    const count = phone.locator(".found output");
    await field.fill("x");
    await expect.poll(() => count.textContent()).not.toBe("");
    for (const [typed, begins] of stranded[path] ?? []) {
      await field.fill(typed);
      const found = phone
        .locator(".pocket :is(.entry, .first-aid section, .numbers > li, .soon dl > div)")
        .filter({ visible: true });
      expect((await found.first().textContent())?.trim(), typed).toMatch(begins);
      const number = /\d+/.exec((await count.textContent()) ?? "")?.[0] ?? "1";
      expect(await found.count(), typed).toBe(Number(number));
      const boxes = [field, count, found.first()].map((one) => one.boundingBox());
      for (const box of await Promise.all(boxes)) {
        expect(box?.y, typed).toBeGreaterThan(70);
        expect(box?.y, typed).toBeLessThan(560);
      }
    }
    await field.fill("qwrtzp");
    expect(await phone.locator("[data-nothing] a[href='tel:911']").isVisible()).toBe(true);
    expect(await sidewaysScroll(phone)).toBe(0);
    await phone.locator("[data-all]").click();
    expect(await field.inputValue()).toBe("");
    expect(await phone.locator("#places .entry").filter({ visible: true }).count()).toBe(150);
    expect(await phone.locator(".part").evaluateAll((all) => all.map(({ id }) => id).join(" "))).toBe(
      "emergency first-aid way places map events sea surf know phrases",
    );
    await context.close();
  },
);

test("on a phone that has kept it for days it opens at the current day, and says when its days are over", async () => {
  await open("/pocket");
  const ends = await page
    .locator("#soon section[data-until]")
    .evaluateAll((days) => days.map((one) => Number((one as HTMLElement).dataset.until)));
  const dates = await page.locator("#soon h3").allTextContents();
  const kept = await browser.newPage();
  await kept.clock.install({ time: (ends[2] ?? 0) + 3_600_000 });
  await kept.goto(new URL("/pocket", town.url).href);
  const said = () =>
    kept
      .locator("#soon > section:visible h3")
      .evaluateAll((all) => all.map((one) => [(one as HTMLElement).dataset.name, one.textContent]));
  await expect.poll(said).toEqual([["Today", dates[3]]]);
  await kept.locator("#soon summary").click();
  expect(await kept.locator("#soon details section:visible").count()).toBe(dates.length - 4);
  const after = kept.locator("#soon details section:visible h3").first();
  expect(await after.evaluate((one) => [one.dataset.name, one.textContent])).toEqual(["Tomorrow", dates[4]]);
  // The page stays open overnight.
  await kept.clock.fastForward("24:00:00");
  await kept.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(said).toEqual([["Today", dates[4]]]);
  await kept.clock.fastForward(20 * 86_400_000);
  await kept.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(await kept.locator("#soon section:visible").count()).toBe(0);
  expect(await kept.getByText("The days listed here are over.").isVisible()).toBe(true);
  await kept.close();
});

test("in the evening it shows what comes next, and nothing past", async () => {
  const evening = await browser.newPage({ extraHTTPHeaders: { "x-rehearse-now": now } });
  // Thursday, 8:30 PM: the buses have left, the sun has set, one kitchen is still open.
  await evening.clock.install({ time: new Date("2026-11-27T01:30:00Z") });
  await evening.goto(new URL("/pocket", town.url).href);
  const rows = evening.locator("#soon > section:visible").first().locator("dl > div");
  const said = async (name: string) => {
    const lines = rows.filter({ hasText: name }).locator("dt, li, p").filter({ visible: true });
    return (await lines.allTextContents()).map((line) => line.replace(/\s+/g, " ").trim()).join(" ");
  };
  await expect
    .poll(() => said("Bus back"))
    .toBe("Bus back No more buses today; the first tomorrow 7:00 AM, the last 2:00 PM.");
  expect(await said("Sun")).toMatch(/^Sun The sun is down; sunrise tomorrow 6:1\d AM\.$/);
  expect(await said("Tide")).toMatch(/^Tide (?:Low|High) (?:9|10|11):\d\d PM, |^Tide No more high or low/);
  const today = evening.locator(".month-sheet tr[aria-current]");
  expect(await today.locator("th").textContent()).toMatch(/^26 Thu/);
  // The page stays open until the next noon without being touched.
  await evening.clock.fastForward("15:30:00");
  await expect.poll(() => said("Bus back")).toMatch(/^Bus back 2:00 PM The last one/);
  expect(await said("Sun")).toMatch(/^Sun Sunset [56]:\d\d PM$/);
  expect(await today.locator("th").textContent()).toMatch(/^27 Fri/);
  expect(await evening.locator("#events [data-date='2026-11-26']").isVisible()).toBe(false);
  await evening.close();
});

test("a phone's clock that's behind brings nothing back that was past when the page was made", async () => {
  const early = await browser.newPage({ extraHTTPHeaders: { "x-rehearse-now": now } });
  await early.clock.install({ time: new Date("2026-11-25T10:00:00Z") });
  await early.goto(new URL("/pocket", town.url).href);
  await expect.poll(() => early.locator("#soon h3").first().getAttribute("data-name")).toBe("Today");
  const sun = early.locator("#soon > section [data-aim='sun'] li").filter({ visible: true });
  expect(await sun.allTextContents()).toEqual([expect.stringMatching(/^Sunset/)]);
  await early.close();
});

test("on a wide screen search and contents stay beside the text, and an answer begins below the bar", async () => {
  const wide = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await wide.goto(new URL("/pocket", town.url).href);
  const top = async (one: string) => (await wide.locator(one).boundingBox())?.y ?? Number.NaN;
  await wide.evaluate(() => scrollTo(0, 3000));
  for (const one of ["#inside", "#contents"]) {
    await expect.poll(() => top(one)).toBeGreaterThan(70);
    expect(await top(one)).toBeLessThan(400);
  }
  await wide.locator("#inside").fill("jellyfish");
  await expect.poll(() => top("#jellyfish")).toBeGreaterThan(70);
  expect(await top("#jellyfish")).toBeLessThan(500);
  // What is laid out in columns is hidden like the rest.
  for (const width of [768, 1440]) {
    await wide.setViewportSize({ width, height: 900 });
    expect(await wide.locator(".unfound").filter({ visible: true }).count()).toBe(0);
    expect(await wide.locator(".part").filter({ visible: true }).count()).toBe(1);
  }
  await wide.close();
});

test("without scripts it's complete, without a search field", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(new URL("/pocket", town.url).href);
  expect(await still.getByLabel("Find in this guide").isVisible()).toBe(false);
  expect(await still.locator("#places .entry").count()).toBe(150);
  expect(await still.locator("#soon h3:visible").count()).toBe(1);
  await still.locator("#soon summary").click();
  expect(await still.locator("#soon h3:visible").count()).toBe(14);
  expect(await still.locator(".soon-over").isVisible()).toBe(false);
  await context.close();
});

test("long sections are folded under their first sentence, and what a search finds in one is visible", async () => {
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  await phone.goto(new URL("/pocket", town.url).href);
  const safety = phone.locator("#surf .fold", { hasText: "Staying safe" });
  const inside = safety.locator("p, li").filter({ hasText: "raise an arm" }).first();
  expect(await safety.locator("h3").isVisible()).toBe(true);
  expect(await inside.isVisible()).toBe(false);
  expect(await phone.locator(".first-aid details, #emergency details").count()).toBe(0);
  await phone.locator("#inside").fill("float, raise an arm");
  await expect.poll(() => inside.isVisible()).toBe(true);
  await phone.locator("[data-all]").click();
  await expect.poll(() => inside.isVisible()).toBe(false);
  await phone.evaluate(() => {
    location.hash = "surf-safety";
  });
  await expect.poll(() => inside.isVisible()).toBe(true);
  await phone.reload();
  await phone.emulateMedia({ media: "print" });
  const printed = await phone
    .locator(".fold .folded")
    .evaluateAll((all) => all.map((one) => one.checkVisibility({ contentVisibilityAuto: true })));
  expect(printed.length).toBeGreaterThan(6);
  expect(printed).not.toContain(false);
  await phone.close();
});
