import type { BrowserContextOptions } from "playwright-core";
import { afterAll } from "vitest";
import { predictSea } from "../../app/server/operations/sea/predict-sea";
import { seed } from "../../drizzle/seed/seed";
import { openBrowser } from "./browser";
import { openTown } from "./town";

/** The demonstration town at a fixed time with its tides, and windows at that time, for one file's tests. */
export async function openSeededTown(now: string) {
  const [town, browser] = await Promise.all([openTown({ now }), openBrowser()]);
  afterAll(() => Promise.all([town.close(), browser.close()]));
  await seed(town.env, new Date(now));
  await predictSea(town.services({ now: new Date(now) }), new Date(now));
  return {
    town,
    newPage: (options: BrowserContextOptions = {}) =>
      browser.newPage({ ...options, extraHTTPHeaders: { "x-rehearse-now": now } }),
  };
}
