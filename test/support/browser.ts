import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { browserFlags, findBrowser } from "../../scripts/browser";

/** Whatever its pages complain about in the console fails the tests as soon as it is closed. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  const complaints: string[] = [];
  const hear = (page: Page | null, text: string) => {
    if (!harmless.test(text)) complaints.push(`${page?.url()} ${text}`);
  };
  const [open, close] = [browser.newContext.bind(browser), browser.close.bind(browser)];
  browser.newContext = async (options) => {
    const context = await open(options);
    context.on("weberror", (failure) => hear(failure.page(), String(failure.error())));
    context.on("console", (line) => line.type() === "error" && hear(line.page(), line.text()));
    return context;
  };
  browser.close = async () => {
    await close();
    expect(complaints).toEqual([]);
  };
  return browser;
}

/**
 * Tests ask for refusals and lost connections; a passage between pages that the browser breaks off harms nobody; and a
 * style or script that somebody pastes is refused by our own policy, as it should be.
 */
const harmless =
  /^Failed to load resource: |Transition was (?:aborted|skipped)(?!.*opt-in disabled)|^(?:Applying inline style|Executing inline event handler) violates/;

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const levels = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
/** Nothing but colours changes from day to night. */
const ofColours = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

type Violation = { id: string; nodes: { html: string; failureSummary: string }[] };

/** What axe finds against WCAG 2.2 A and AA, one line each. */
export async function accessibilityProblems(page: Page, runOnly = levels): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(async (rules) => {
    const runner = (globalThis as unknown as { axe: { run: (options: object) => Promise<unknown> } }).axe;
    const result = await runner.run({ runOnly: rules, resultTypes: ["violations"], preload: false });
    return (result as { violations: Violation[] }).violations;
  }, runOnly);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
  );
}

/** The page as it stands is clean for axe, wide and narrow, by day and by night, and fits the smallest window. */
export async function expectFit(page: Page, state = "", widths = [1280, 375]): Promise<void> {
  const { pathname } = new URL(page.url());
  const rules = { light: levels, dark: ofColours };
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(colourChangesEnd);
      expect(
        await accessibilityProblems(page, rules[colorScheme]),
        `${pathname} ${state}, ${width} px, ${colorScheme}`,
      ).toEqual([]);
    }
  }
  // The smallest phone, and twice the size of letters on a small screen.
  for (const narrow of [320, 640]) {
    await page.setViewportSize({ width: narrow, height: 500 });
    expect(await sidewaysScroll(page), `${pathname} ${state}, ${narrow} px`).toBe(0);
  }
}

/** From day to night colours glide, one within the other: three frames in which nothing does are the end. */
async function colourChangesEnd(): Promise<void> {
  for (let calm = 0; calm < 3; calm++) {
    await new Promise(requestAnimationFrame);
    const glides = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    if (glides.some(({ playState }) => playState === "running")) calm = -1;
  }
}

/** What stands in an attribute of whatever has the focus. */
export function focusedBy(page: Page, attribute: string): Promise<string | null | undefined> {
  return page.evaluate((name) => document.activeElement?.getAttribute(name), attribute);
}

/** Whether anything makes the page wider than the window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
