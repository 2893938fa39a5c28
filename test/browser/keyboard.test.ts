import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../support/browser";
import { focusedBy } from "../support/page-checks";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const address = (path: string) => new URL(path, town.url).href;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");

test("the first Tab leads past the bar to the content", async () => {
  const page = await browser.newPage();
  await page.goto(address("/surf"));
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("Skip to content");
  const height = () => page.locator(".skip").evaluate((link) => link.getBoundingClientRect().height);
  await expect.poll(height).toBeGreaterThan(20);
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedBy(page, "id")).toBe("content");
  await page.close();
});

test.each([
  ["/", 1280],
  ["/", 375],
  ["/surf", 375],
  ["/es/privacy", 1280],
])("every stop on %s at %i px is visible and shows the focus", async (path, width) => {
  const page = await browser.newPage({ viewport: { width, height: 700 }, reducedMotion: "reduce" });
  await page.goto(address(path));
  const expected = await page.locator("a:visible, button:visible, input:visible").count();
  const stops = new Set<string>();
  for (let press = 0; press < expected + 5; press++) {
    await page.keyboard.press("Tab");
    const look = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const { top, bottom, left, width, height } = element.getBoundingClientRect();
        const card = element.closest(".card") ?? element;
        const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
        return {
          name: `${element.tagName} ${element.textContent?.trim()} ${element.getAttribute("href") ?? ""}`,
          outline: Number.parseFloat(getComputedStyle(card).outlineWidth),
          isInBar: element.closest(".bar, .skip") !== null,
          isSeen: bottom > bar && top < innerHeight && left >= 0 && width > 0 && height > 0,
        };
      });
    const stop = await look();
    if (!stop) break;
    stops.add(stop.name);
    await expect.poll(async () => (await look())?.outline, { message: stop.name }).toBeGreaterThanOrEqual(2);
    await expect
      .poll(
        async () => {
          const now = await look();
          return now?.isSeen || now?.isInBar;
        },
        { message: stop.name },
      )
      .toBe(true);
  }
  expect(stops.size).toBeGreaterThan(5);
  await page.close();
});

test("on a phone the menu opens by keyboard, contains the links and restores the focus", async () => {
  const page = await browser.newPage({ viewport: { width: 375, height: 700 } });
  await page.goto(address("/surf"));
  const button = page.getByRole("button", { name: "Menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.locator("#menu").waitFor({ state: "visible" });
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => Boolean(document.activeElement?.closest("#menu")))).toBe(true);
  await page.keyboard.press("Escape");
  await page.locator("#menu").waitFor({ state: "hidden" });
  const mark = () => button.evaluate((one) => getComputedStyle(one, "::before").content);
  expect(await mark()).toBe("none");
  await button.click();
  await expect.poll(mark).toContain("×");
  await button.click();
  await page.locator("#menu").waitFor({ state: "hidden" });
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.close();
});

test("on a wide screen the same links are in the bar", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 700 } });
  await page.goto(address("/surf"));
  expect(await page.locator("#menu").isVisible()).toBe(true);
  expect(await page.getByRole("button", { name: "Menu" }).isVisible()).toBe(false);
  await page.close();
});
