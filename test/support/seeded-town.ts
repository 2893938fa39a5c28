import type { BrowserContextOptions } from "playwright-core";
import { afterAll } from "vitest";
import { openBrowser } from "./browser";
import { openDemonstration } from "./demonstration";

/** The demonstration town at a fixed time with its tides, and windows at that time, for one file's tests. */
export async function openSeededTown(now: string) {
  const [town, browser] = await Promise.all([openDemonstration(now), openBrowser()]);
  afterAll(() => Promise.all([town.close(), browser.close()]));
  return {
    town,
    newPage: (options: BrowserContextOptions = {}) =>
      browser.newPage({ ...options, extraHTTPHeaders: { "x-rehearse-now": now } }),
  };
}
