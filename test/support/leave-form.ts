import type { BrowserContext, Page } from "playwright-core";
import type { Person } from "./people";
import type { Town } from "./town";

export const typed = "La Panga de Rosa";

type Form = { page: Page; submit: string };
export type Leave = (form: Form) => Promise<void>;

/** Waits until the browser has stored what was typed. */
export const isKept = (page: Page) =>
  page.waitForFunction((words) => Object.values(localStorage).some((one) => one.includes(words)), typed);

/** Reuses one browser, and clears what the person before has typed. */
export async function beginAnew(context: BrowserContext, town: Town, person: Person): Promise<void> {
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  await page.goto(new URL("/robots.txt", town.url).href);
  await page.evaluate(() => localStorage.clear());
  await page.close();
  await becomes(context, town, person);
}

/** Signs in as this person instead. */
export async function becomes(context: BrowserContext, town: Town, { cookie }: Person): Promise<void> {
  const [name = "", value = ""] = cookie.split("=");
  await context.clearCookies();
  await context.addCookies([{ name, value, url: town.url.href }]);
}

/** Ways to leave a form's page without saving. */
export const leavingPage = {
  "a link": ({ page }) => page.locator("header a").first().click(),
  "the tab closed": async ({ page }) => {
    await isKept(page);
    await page.close();
  },
  "the connection lost": async ({ page, submit }) => {
    await page.context().setOffline(true);
    await page.locator(submit).click();
    await page.locator("[role=alert]").waitFor();
    await page.context().setOffline(false);
  },
  "the session over": async ({ page, submit }) => {
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await page.locator(submit).click();
    await page.locator("[role=alert], [name=email]").first().waitFor();
    await page.context().addCookies(cookies);
  },
} satisfies Record<string, Leave>;

/** Pairs forms with ways in turn: they share the code that keeps the text. */
export function turns<Of extends string>(forms: readonly Of[], ways: Record<string, Leave>) {
  const leaving = Object.entries(ways);
  return Array.from({ length: Math.max(forms.length, leaving.length) }, (_, turn) => {
    const [way, leave] = leaving[turn % leaving.length] as [string, Leave];
    return [forms[turn % forms.length] as Of, way, leave] as const;
  });
}
