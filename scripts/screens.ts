// Screenshots of every page in three widths, both languages and themes: `npm run screens`, into screens/. `npm run
// screens -- /surf /legal` for some pages only.
import { mkdirSync } from "node:fs";
import { sitePages } from "../app/rules/content/site-pages";
import { languages, localPath } from "../app/rules/site/language";
import { showEverything, showTown, themes } from "./shown-town";

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const others = ["/nowhere", "/newsletter"];
const folder = process.env.SCREENS ?? "screens";
const asked = process.argv.slice(2);
const paths = asked.length ? asked : [...sitePages.map((page) => page.path), ...others];

const { url, browser, close } = await showTown();
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
await close();
