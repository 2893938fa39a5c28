import type { Page } from "playwright-core";

/** What is typed into a form that is left. */
export const typed = "La Panga de Rosa";

type Form = { page: Page; submit: string };
export type Leave = (form: Form) => Promise<void>;

/** What is on its way to the browser's memory is there before the browser forgets the page. */
export const isKept = (page: Page) =>
  page.waitForFunction((words) => Object.values(localStorage).some((one) => one.includes(words)), typed);

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

/** Each form with each way out of it. */
export const pairs = <Of extends string>(of: readonly Of[], ways: Record<string, Leave>) =>
  of.flatMap((kind) => Object.entries(ways).map(([way, leave]) => [kind, way, leave] as const));
