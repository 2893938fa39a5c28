import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalogs } from "../../app/locales/index";
import { languages, localPath } from "../../app/rules/site/language";
import { rebuildIndex } from "../../app/server/operations/search/keep-index";
import { guideSources } from "../../app/server/pages/search/guide-sources";
import { openBrowser } from "../support/browser";
import { contrastOf } from "../support/contrast";
import { expectFit } from "../support/page-checks";
import { addHotel, addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
  await addRestaurant(town, { name: "Iguana Azul", slug: "azul", hours: { Monday: "8 AM - 9 PM" } });
  await addHotel(town, { name: "Casa Iguana", slug: "iguana" });
  await rebuildIndex(town.services(), guideSources);
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const open = async (path: string, options: Parameters<Browser["newPage"]>[0] = {}) => {
  const page = await browser.newPage({ reducedMotion: "reduce", ...options });
  await page.goto(new URL(path, town.url).href);
  return page;
};

describe.each(languages)("The search field (%s)", (language) => {
  const { label } = catalogs[language].search;

  test.each([390, 1280])("suggests while typing, by keyboard too (%i px)", async (width) => {
    const page = await open(localPath(language, "/surf"), { viewport: { width, height: 800 } });
    const field = page.locator("#find");
    await field.focus();
    await page.waitForSelector("[role=combobox]");
    await page.keyboard.type("iguana");
    await expect.poll(() => page.getByRole("option").count()).toBe(2);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("option").count()).toBe(0);
    await page.keyboard.type(" a");
    await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(0);
    await page.keyboard.press("ArrowDown");
    expect(await field.getAttribute("aria-activedescendant")).toBe(
      await page.locator("[role=option][aria-selected]").getAttribute("id"),
    );
    await page.keyboard.press("Enter");
    await page.waitForURL(new URL(localPath(language, "/eat/azul"), town.url).href);
    await page.close();
  });

  test("can be sent by its button, for keyboards without a submit key, also without scripts", async () => {
    for (const width of [320, 390, 768, 1280, 1440]) {
      const page = await open(localPath(language, "/nowhere"), {
        viewport: { width, height: 800 },
        javaScriptEnabled: false,
      });
      const bar = page.locator(".bar");
      const button = bar.getByRole("button", { name: catalogs[language].search.go, exact: true });
      expect(await button.count(), "there while the field is closed").toBe(0);
      await page.locator("#find").focus();
      await page.keyboard.type("iguana");
      const [field, box] = await Promise.all([bar.locator(".find").boundingBox(), button.boundingBox()]);
      if (!field || !box) throw new Error("nothing to press");
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
      expect(box.x + box.width).toBeLessThanOrEqual(field.x + field.width);
      if (width >= 1280) await bar.locator(".bar-language button").click({ trial: true });
      await button.click();
      await page.waitForURL(new URL(localPath(language, "/search?q=iguana"), town.url).href);
      await page.close();
    }
  });

  test.each(["light", "dark"] as const)(
    "is readable with its placeholder and suggestions, also over a picture (%s)",
    async (colorScheme) => {
      for (const path of ["/", "/surf", "/nowhere"]) {
        const page = await open(localPath(language, path), {
          colorScheme,
          viewport: { width: 390, height: 800 },
        });
        const field = page.locator("#find");
        await field.focus();
        await page.waitForSelector("[role=combobox]");
        expect(await contrastOf(field, "::placeholder"), path).toBeGreaterThan(4.5);
        await page.keyboard.type("iguana");
        const options = page.getByRole("option");
        await expect.poll(() => options.count()).toBe(2);
        for (const one of [field, options.first(), options.locator("small").first()]) {
          expect(await contrastOf(one), path).toBeGreaterThan(4.5);
        }
        await page.keyboard.press("ArrowDown");
        expect(await contrastOf(options.first()), path).toBeGreaterThan(4.5);
        await page.close();
      }
    },
  );

  test("works by its address without scripts", async () => {
    const page = await open(localPath(language, "/surf"), { javaScriptEnabled: false });
    await page.getByLabel(label).fill("casa iguana");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/search\?q=casa\+iguana$/);
    expect(await page.locator(".hit a").first().getAttribute("href")).toBe(
      localPath(language, "/stay/iguana"),
    );
    await page.close();
  });

  test.each(["/search", "/search?q=iguana", "/search?q=taxi", "/search?q=xylophone", "/nowhere"])(
    "looks right on %s, on every screen, by day and by night",
    async (path) => {
      const page = await open(localPath(language, path));
      await expectFit(page);
      await page.close();
    },
  );
});

test("an answer about a day begins with a capital letter in Spanish", async () => {
  const page = await open("/es/search?q=ma%C3%B1ana", { javaScriptEnabled: false });
  const first = page.locator(".first-up").first();
  expect(await first.evaluate((day) => getComputedStyle(day, "::first-letter").textTransform)).toBe(
    "uppercase",
  );
  expect(await first.evaluate((day) => getComputedStyle(day).display)).not.toBe("inline");
  await page.close();
});
