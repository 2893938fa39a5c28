import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "playwright-core";
import { browserFlags, findBrowser } from "../../scripts/browser";

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: browserFlags });
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

type Violation = { id: string; nodes: { html: string; failureSummary: string }[] };

/** What axe finds against WCAG 2.2 A and AA, one line each. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const violations = await page.evaluate(async (values) => {
    const runner = (globalThis as unknown as { axe: { run: (options: object) => Promise<unknown> } }).axe;
    const result = await runner.run({ runOnly: { type: "tag", values }, resultTypes: ["violations"] });
    return (result as { violations: Violation[] }).violations;
  }, levels);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
  );
}

/** Whether anything makes the page wider than the window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
