import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepOldFiles } from "../../scripts/deploy/old-files";
import { anotherBuild } from "../support/another-build";
import { openBrowser } from "../support/browser";
import { becomes } from "../support/leave-form";
import { signUp } from "../support/people";
import { addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

const folder = mkdtempSync(join(tmpdir(), "guide-"));
const [before, after] = [join(folder, "before"), join(folder, "after")];
let town: Town;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  anotherBuild(before, "old");
  cpSync("build", after, { recursive: true });
  await keepOldFiles({ origin: null, folder: `${before}/client`, now: new Date() });
  [town, browser] = await Promise.all([openTown({ build: before }), openBrowser()]);
  const owner = await signUp(town);
  await addRestaurant(town, { user_id: owner.id, name: "Fonda El Almendro", status: "pending" });
  context = await browser.newContext({ reducedMotion: "reduce" });
  await becomes(context, town, owner);
});
afterAll(async () => {
  await Promise.all([town.close(), browser.close()]);
  rmSync(folder, { recursive: true });
});

/** A page, and the files it couldn't load. */
async function open(path: string) {
  const page = await context.newPage();
  const missing: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/assets/") && !response.ok()) missing.push(pathname);
  });
  await page.goto(new URL(path, town.url).href);
  await page.waitForLoadState("networkidle");
  return { page, missing };
}

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name.split("/").at(-1) ?? "")
      .filter((name) => name.endsWith(".js")),
  );

test("a page opened before a deployment can still send its form, and lazy-loads its files only then", async () => {
  const form = await open("/add-business");
  const list = await open("/my-listings?type=restaurant");
  const loaded = new Set([...(await scriptsOf(form.page)), ...(await scriptsOf(list.page))]);
  expect([...loaded].every((name) => name.endsWith("old.js"))).toBe(true);

  await keepOldFiles({ origin: town.url.origin, folder: `${after}/client`, now: new Date() });
  await town.redeploy(after);

  await list.page.locator("main a[href$='/edit']").first().click();
  await list.page.locator("dialog#edit[open] [name=name]").waitFor();
  const { page } = form;
  await page.locator("[name=name]").fill("Ferretería Cambutal");
  await page.locator("[name=category]").selectOption({ index: 1 });
  await page.locator("[name=address]").fill("Calle principal");
  await page.locator("form[method=post] .button[type=submit]:not([name])").last().click();
  await page.waitForURL((url) => url.pathname !== "/add-business" || url.search !== "");

  const later = [...(await scriptsOf(page)), ...(await scriptsOf(list.page))].filter(
    (name) => !loaded.has(name),
  );
  expect(later.filter((name) => name.endsWith("old.js")).length).toBeGreaterThan(0);
  expect([...form.missing, ...list.missing]).toEqual([]);

  const anew = await open("/my-listings?type=business");
  expect(await anew.page.locator("main").textContent()).toContain("Ferretería Cambutal");
  expect((await scriptsOf(anew.page)).filter((name) => name.endsWith("old.js"))).toEqual([]);
});
