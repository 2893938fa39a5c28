import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const levels = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
/** Only colours differ between light and dark. */
const ofColours = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

type Violation = { id: string; nodes: { html: string; failureSummary: string }[] };

/** Violations of WCAG 2.2 A and AA found by axe, one per line. */
export async function accessibilityProblems(page: Page, runOnly = levels): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(async (rules) => {
    const runner = (globalThis as unknown as { axe: { run: (options: object) => Promise<unknown> } }).axe;
    const result = await runner.run({
      runOnly: rules,
      resultTypes: ["violations"],
      preload: false,
      selectors: false,
    });
    return (result as { violations: Violation[] }).violations;
  }, runOnly);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
  );
}

/** No violations wide and narrow, light and dark, and nothing wider than the smallest window. */
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
  // The smallest phone, and a small screen at twice the text size.
  for (const narrow of [320, 640]) {
    await page.setViewportSize({ width: narrow, height: 500 });
    expect(await sidewaysScroll(page), `${pathname} ${state}, ${narrow} px`).toBe(0);
  }
}

/** Waits for colour transitions: three frames without one. */
async function colourChangesEnd(): Promise<void> {
  for (let calm = 0; calm < 3; calm++) {
    await new Promise(requestAnimationFrame);
    const glides = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    if (glides.some(({ playState }) => playState === "running")) calm = -1;
  }
}

/** An attribute of the focused element. */
export function focusedBy(page: Page, attribute: string): Promise<string | null | undefined> {
  return page.evaluate((name) => document.activeElement?.getAttribute(name), attribute);
}

/** By how many pixels the page scrolls sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
