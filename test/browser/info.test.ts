import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalogs } from "../../app/locales/index";
import { infoPath } from "../../app/rules/info/tabs";
import { languages, localPath } from "../../app/rules/site/language";
import { openBrowser } from "../support/browser";
import { accessibilityProblems, expectFit } from "../support/page-checks";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
const emergency = infoPath("services", "emergency");

beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const dialog = (page: Page) => page.locator("dialog[open]");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

async function visit(path: string, options: Parameters<Browser["newPage"]>[0] = {}): Promise<Page> {
  const page = await browser.newPage({
    reducedMotion: "reduce",
    viewport: { width: 390, height: 844 },
    ...options,
  });
  await page.goto(new URL(path, town.url).href);
  return page;
}

describe.each(languages)("A service as a dialog (%s)", (language) => {
  const words = catalogs[language].info;
  const list = localPath(language, "/info");
  const own = localPath(language, emergency);

  test("opens over the list at its own address, by keyboard, and restores the focus", async () => {
    const page = await visit(list);
    const title = await page.title();
    const card = page.locator(".service-card a").first();
    const name = await card.textContent();
    await card.focus();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    expect(address(page)).toBe(own);
    expect(await page.title()).not.toBe(title);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(words.close);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await page.waitForURL(new URL(list, town.url).href);
    expect(await page.locator("dialog").count()).toBe(0);
    expect([await page.title(), await focused(page)]).toEqual([title, name]);
    await page.close();
  });

  test("is closed by its button, by a press outside and by Back", async () => {
    const page = await visit(list, { viewport: { width: 1280, height: 800 } });
    const open = async () => {
      await page.locator(".service-card a").first().click();
      await dialog(page).waitFor();
    };
    const closed = async () => {
      await page.waitForURL(new URL(list, town.url).href);
      await dialog(page).waitFor({ state: "detached" });
    };
    await open();
    await page.getByRole("button", { name: words.close }).click();
    await closed();
    await open();
    await page.mouse.click(10, 400);
    await closed();
    await open();
    await page.goBack();
    await closed();
    await page.goForward();
    await dialog(page).waitFor();
    expect(address(page)).toBe(own);
    await page.close();
  });

  test("has the content of its page, in nine tenths of the window, and scrolls to its parts", async () => {
    const page = await visit(own);
    const text = await page.locator("article.service").textContent();
    await page.goto(new URL(list, town.url).href);
    await page.locator(".service-card a").first().click();
    await dialog(page).waitFor();
    expect(await dialog(page).locator("article.service").textContent()).toBe(text);
    const box = await dialog(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(844 * 0.9 + 1);
    await dialog(page).locator('a[href="#facilities"]').click();
    await page.waitForFunction(() => (document.querySelector("dialog")?.scrollTop ?? 0) > 500);
    expect(address(page)).toBe(own);
    expect(new URL(page.url()).hash).toBe("");
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.close();
  });

  test("is its own page after a reload, from which Back leads to the list", async () => {
    const page = await visit(list);
    await page.locator(".service-card a").first().click();
    await dialog(page).waitFor();
    await page.reload();
    expect(await page.locator("dialog").count()).toBe(0);
    expect(await page.locator("h1").count()).toBe(1);
    await page.goBack();
    await page.locator(".service-card").first().waitFor();
    expect(address(page)).toBe(list);
    await page.close();
  });

  test("is a page without scripts, with the call one tap away in both cases", async () => {
    const page = await visit(list, { javaScriptEnabled: false });
    const call = page.locator('main a[href="tel:911"]').first();
    const box = await call.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(844);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await page.locator(".service-card a").first().click();
    await page.waitForURL(new URL(own, town.url).href);
    const first = await page.locator('main a[href="tel:911"]').first().boundingBox();
    expect(first && first.y + first.height).toBeLessThan(844);
    await page.close();
  });

  test("opens its page if it can't be fetched", async () => {
    const page = await visit(list);
    await page.waitForLoadState("networkidle");
    const second = page.locator(".service-card a").nth(1);
    await page.route("**/info?tab=services*", (route) =>
      route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
    );
    await second.click();
    await page.waitForURL(/service=surf-lessons/);
    await page.locator("h1").waitFor();
    expect(await page.locator("dialog").count()).toBe(0);
    await page.close();
  });

  test("for emergencies also opens if the connection was lost after the list loaded", async () => {
    const page = await visit(list);
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await page.locator(".service-card a").first().click();
    await dialog(page).waitFor();
    expect(await dialog(page).locator('a[href="tel:911"]').first().isVisible()).toBe(true);
    await page.close();
  });
});

test.each(languages.map((language) => localPath(language, "/")))(
  "from %s a phone number is one tap away, on any phone, with scripts or without",
  async (path) => {
    for (const viewport of [
      { width: 390, height: 664 },
      { width: 320, height: 500 },
      { width: 740, height: 360 },
    ]) {
      const page = await visit(path, { javaScriptEnabled: false, viewport });
      await page.locator("button.bar-menu").click();
      const call = await page.locator('#menu a[href="tel:911"]').boundingBox();
      expect(call?.height).toBeGreaterThanOrEqual(44);
      expect(call && call.y + call.height).toBeLessThan(viewport.height);
      // What doesn't fit can be scrolled to.
      const last = page.locator("#menu a").last();
      await last.scrollIntoViewIfNeeded();
      const end = await last.boundingBox();
      expect(end && end.y + end.height).toBeLessThanOrEqual(viewport.height);
      await page.close();
    }
  },
);

test.each([emergency, "/es/transportation"])("printed, %s still has the phone numbers", async (path) => {
  const page = await visit(path);
  await page.emulateMedia({ media: "print" });
  for (const link of ["tel:911", "tel:104", "tel:103", "tel:+5075204426"])
    expect(
      await page.locator(`main a[href="${link}"]`).filter({ visible: true }).count(),
      link,
    ).toBeGreaterThan(0);
  expect(await page.locator(".bar nav a").first().isVisible()).toBe(false);
  await page.close();
});

describe("The old address /info#transportation", () => {
  test.each(languages)("selects the tab and shows it (%s)", async (language) => {
    const page = await visit(localPath(language, "/info#transportation"));
    await page.waitForURL(/\?tab=transportation#tabs$/);
    await page.locator("#airport-transfers").waitFor();
    expect(await page.locator("#tabs").boundingBox()).toMatchObject({ y: expect.any(Number) });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.close();
  });

  test("scrolls to the tab's link without scripts", async () => {
    const page = await visit("/info#transportation", { javaScriptEnabled: false });
    await page.locator("#transportation").click();
    await page.waitForURL(/\?tab=transportation#tabs$/);
    await page.close();
  });
});

test.each([emergency, `/es${emergency}`, "/es/info?tab=services&service=maintenance"])(
  "%s is clean for axe, wide and narrow, by day and by night, and never scrolls sideways",
  async (path) => {
    const page = await visit(path);
    await expectFit(page);
    await page.close();
  },
);
