import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll } from "vitest";
import { openBrowser } from "./browser";
import { makeAdmin, type Person } from "./people";
import { openTown, type Town } from "./town";

/** A signed-in person's window, with its errors. */
export async function openDesk(
  town: Town,
  browser: Browser,
  person: Person,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    ...options,
  });
  const [name = "", value = ""] = person.cookie.split("=");
  await context.addCookies([{ name, value, url: town.url.href }]);
  const page = await context.newPage();
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(String(error)));
  page.on("console", (line) => line.type() === "error" && failures.push(line.text()));
  return { page, failures };
}

/** A town, a browser and an admin, for one file's tests. */
export async function openOffice() {
  const [town, browser] = await Promise.all([openTown(), openBrowser()]);
  afterAll(() => Promise.all([town.close(), browser.close()]));
  const admin = await makeAdmin(town);
  const address = (path: string) => new URL(path, town.url).href;
  return {
    town,
    browser,
    admin,
    address,
    desk: (width = 1280, javaScriptEnabled = true) =>
      openDesk(town, browser, admin, { viewport: { width, height: 900 }, javaScriptEnabled }),
    /** Waits until the scripts' first requests are done. */
    async go(page: Page, path: string) {
      await page.goto(address(path));
      await page.waitForLoadState("networkidle");
    },
  };
}

/** Keyboard shortcuts work once their help button is there. */
export function keysReady(page: Page): Promise<void> {
  return page.getByRole("button", { name: /^(Keyboard shortcuts|Atajos de teclado)/ }).waitFor();
}
