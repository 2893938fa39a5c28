import { chromium } from "playwright-core";
import { createTestHarness } from "wrangler";
import { seed } from "../drizzle/seed/seed";
import { browserFlags, findBrowser } from "./browser";
import { build, isBuilt } from "./build";
import { migrate } from "./migrations";

export const themes = ["light", "dark"] as const;

/** The built town with demonstration data, and a browser for screenshots. */
export async function showTown() {
  if (!isBuilt()) build();
  const harness = createTestHarness({
    workers: [{ configPath: "./build/server/wrangler.json", vars: { DEV_PAGES: "on" } }],
  });
  const { url } = await harness.listen();
  const env = (await harness.getWorker().getEnv()) as Env;
  await migrate(env.DB, "drizzle");
  await migrate(env.SEARCH_DB, "drizzle/search");
  await seed(env, new Date());
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  const close = async () => {
    await browser.close();
    await harness.close();
  };
  return { url, browser, close };
}

/** Runs in the page: lazy pictures load when they come near. */
export async function showEverything(): Promise<void> {
  for (const image of document.images) image.loading = "eager";
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}
