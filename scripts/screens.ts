// Pictures of every page in three widths, both languages and both themes: `npm run screens`, into screens/.
// `npm run screens -- /surf /legal` takes only those.
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { createTestHarness } from "wrangler";
import { sitePages } from "../app/rules/pages/site-pages";
import { languages, localPath } from "../app/rules/site/language";
import { seed } from "../drizzle/seed/seed";
import { browserFlags, findBrowser } from "./browser";
import { build, isBuilt } from "./build";

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const themes = ["light", "dark"] as const;
const others = ["/nowhere", "/newsletter", "/dev/ui"];
const folder = process.env.SCREENS ?? "screens";
const asked = process.argv.slice(2);
const paths = asked.length ? asked : [...sitePages.map((page) => page.path), ...others];

if (!isBuilt()) build();
const harness = createTestHarness({
  workers: [{ configPath: "./build/server/wrangler.json", vars: { DEV_PAGES: "on" } }],
});
const { url } = await harness.listen();
const worker = harness.getWorker();
await worker.applyD1Migrations("DB");
await worker.applyD1Migrations("SEARCH_DB");
await seed((await worker.getEnv()) as Env, new Date());
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
mkdirSync(folder, { recursive: true });

for (const path of paths) {
  for (const language of languages) {
    for (const colorScheme of themes) {
      const context = await browser.newContext({ colorScheme, reducedMotion: "reduce" });
      const page = await context.newPage();
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(new URL(localPath(language, path), url).href);
        await page.evaluate(showEverything);
        const name = path.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "home";
        const file = `${folder}/${name}-${size.width}-${language}-${colorScheme}.png`;
        await page.screenshot({ path: file, fullPage: true });
        console.log(file);
      }
      await context.close();
    }
  }
}
await browser.close();
await harness.close();

/** Pictures further down load only when they come near. */
async function showEverything(): Promise<void> {
  for (const image of document.images) image.loading = "eager";
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}
