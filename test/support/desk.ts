import type { Browser, BrowserContextOptions } from "playwright-core";
import type { Person } from "./people";
import type { Town } from "./town";

/** A window of somebody who is signed in, and whatever goes wrong in it. */
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
