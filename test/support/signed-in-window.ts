import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, expect } from "vitest";
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
    /** Waits for React on pages that it takes over; not for a quiet network, which one slow picture keeps busy. */
    async go(page: Page, path: string) {
      await page.goto(address(path));
      await expect.poll(() => isStatic(page).then((still) => still || isTakenOver(page))).toBe(true);
    },
  };
}

/** Sent without React's scripts, or to a browser that runs none. */
function isStatic(page: Page): Promise<boolean> {
  return page.evaluate(() => !("__reactRouterContext" in globalThis));
}

/** React marks hydrated elements. */
export function isTakenOver(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.querySelector("main form, main a, main button");
    return element !== null && Object.keys(element).some((name) => name.startsWith("__react"));
  });
}

/** Keyboard shortcuts work once their help button is there. */
export function keysReady(page: Page): Promise<void> {
  return page.getByRole("button", { name: /^(Keyboard shortcuts|Atajos de teclado)/ }).waitFor();
}
