import type { BrowserContext, Page } from "playwright-core";
import type { Person } from "./people";
import type { Town } from "./town";

/** What is typed into a form that is left. */
export const typed = "La Panga de Rosa";

type Form = { page: Page; submit: string };
export type Leave = (form: Form) => Promise<void>;

/** What is on its way to the browser's memory is there before the browser forgets the page. */
export const isKept = (page: Page) =>
  page.waitForFunction((words) => Object.values(localStorage).some((one) => one.includes(words)), typed);

/** One browser, whose scripts stay at hand: it forgets what was typed in it before this person came. */
export async function beginAnew(context: BrowserContext, town: Town, person: Person): Promise<void> {
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  await page.goto(new URL("/robots.txt", town.url).href);
  await page.evaluate(() => localStorage.clear());
  await page.close();
  await becomes(context, town, person);
}

/** Whoever is signed in gives way to this person. */
export async function becomes(context: BrowserContext, town: Town, { cookie }: Person): Promise<void> {
  const [name = "", value = ""] = cookie.split("=");
  await context.clearCookies();
  await context.addCookies([{ name, value, url: town.url.href }]);
}

/** Ways out of a form on a page of its own, without having saved it. */
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

/** Each form and each way out of one, turn by turn: what keeps the words is the same in all of them. */
export function turns<Of extends string>(forms: readonly Of[], ways: Record<string, Leave>) {
  const leaving = Object.entries(ways);
  return Array.from({ length: Math.max(forms.length, leaving.length) }, (_, turn) => {
    const [way, leave] = leaving[turn % leaving.length] as [string, Leave];
    return [forms[turn % forms.length] as Of, way, leave] as const;
  });
}
