// The first screen of every page with a picture, at five widths in both themes, on one sheet: `npm run heroes`, into
// screens/heroes/; `npm run heroes -- /surf /do` for some pages only.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { sitePages } from "../app/rules/content/site-pages";
import { showTown, themes } from "./shown-town";

const sizes = [
  { width: 390, height: 700 },
  { width: 768, height: 800 },
  { width: 1024, height: 760 },
  { width: 1440, height: 860 },
  { width: 1920, height: 1000 },
];
const lists = ["/eat", "/stay", "/do", "/events", "/blog"];
const others = ["/auth", "/nowhere", "/newsletter"];
const folder = resolve("screens/heroes");
const shownHeight = 300;
const asked = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const { url, browser, close } = await showTown();
const context = await browser.newContext({ reducedMotion: "reduce" });
const page = await context.newPage();
const paths = asked.length
  ? asked
  : [...sitePages.map(({ path }) => path), ...others, ...(await detailsOf(lists))];
const rows: string[] = [];
for (const path of paths) {
  const figures: string[] = [];
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(new URL(path, url).href, { waitUntil: "networkidle" });
      const file = `${path.replaceAll(/[^a-z0-9]+/g, "-")}-${size.width}-${colorScheme}.png`;
      await page.screenshot({ path: join(folder, file) });
      figures.push(`<img src="${file}" height="${shownHeight}" title="${size.width} ${colorScheme}">`);
    }
  }
  rows.push(`<section><h2>${path}</h2>${figures.join("")}</section>`);
  console.log(path);
}
const style = "body{font:14px sans-serif;background:#888;width:2230px}img{margin:2px}";
writeFileSync(join(folder, "index.html"), `<!doctype html><style>${style}</style>${rows.join("\n")}`);
await close();
console.log(join(folder, "index.html"));

/** The first three pages of each list. */
async function detailsOf(lists: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const list of lists) {
    await page.goto(new URL(list, url).href);
    const hrefs = await page
      .locator(`main a[href^="${list}/"]`)
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    found.push(...[...new Set(hrefs)].slice(0, 3));
  }
  return found;
}
