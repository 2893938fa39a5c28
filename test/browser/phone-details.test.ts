import { expect, test } from "vitest";
import { languages, localPath } from "../../app/rules/site/language";
import { openSeededTown } from "../support/seeded-town";

const noon = "2026-12-04T17:30:00Z";
const phone = { width: 390, height: 844 };
const { town, newPage } = await openSeededTown(noon);

async function open(path: string, viewport = phone) {
  const page = await newPage({ viewport });
  await page.goto(new URL(path, town.url).href);
  return page;
}

test.each(["/eat?category=Panamanian", "/es/eat?category=Mexican", "/eat?mark=cards", "/es/do?mark=parking"])(
  "%s shows the chosen filter, however far along its row it is",
  async (path) => {
    const page = await open(path);
    const chosen = page.locator(".chips [aria-current]").last();
    await expect
      .poll(() => chosen.evaluate((chip) => chip.getBoundingClientRect().right - innerWidth))
      .toBeLessThanOrEqual(0);
    expect(await chosen.evaluate((chip) => chip.getBoundingClientRect().left)).toBeGreaterThanOrEqual(0);
    await page.close();
  },
);

test.each(["/eat", "/stay", "/do", "/events", "/blog", "/map", "/eat?mark=cards"])(
  "%s opens at its top in every window, with the first filter visible",
  async (path) => {
    for (const width of [390, 768, 1440]) {
      const page = await open(path, { width, height: 844 });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.evaluate(() => scrollY), `${width} px`).toBe(0);
      const first = page.locator(".chips, .event-chips").first().locator("a, button").first();
      expect((await first.boundingBox())?.x, `${width} px`).toBeGreaterThanOrEqual(0);
      await page.close();
    }
  },
);

test.each(["/search", "/stay"])("%s shows its whole placeholder, in both languages", async (path) => {
  for (const language of languages) {
    const page = await open(localPath(language, path));
    // With few places the field is behind the button of the filters.
    if (path === "/stay") await page.locator(".chips [popovertarget=more]").click();
    const field = page.locator("main search input[type=search]").filter({ visible: true });
    const room = await field.evaluate((field: HTMLInputElement) => {
      const style = getComputedStyle(field);
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) return Number.NaN;
      pen.font = `${getComputedStyle(field, "::placeholder").fontSize} ${style.fontFamily}`;
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      return field.clientWidth - padding - pen.measureText(field.placeholder).width;
    });
    expect(room, language).toBeGreaterThanOrEqual(0);
    await page.close();
  }
});

test("the sheet of a list's filters begins with its own form, holds the page behind still, and has a button to close it", async () => {
  for (const path of ["/eat", "/stay"]) {
    const page = await open(path);
    await page.locator("[popovertarget=more]").first().click();
    const sheet = page.locator("#more");
    const [form, window] = [await sheet.locator("form").first().boundingBox(), page.viewportSize()];
    expect((form?.y ?? 0) + (form?.height ?? 0), path).toBeLessThanOrEqual(window?.height ?? 0);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(20, (window?.height ?? 0) - 20);
    await page.mouse.wheel(0, 2000);
    expect(await page.evaluate(() => scrollY), path).toBe(before);
    await sheet.locator(".dialog-close").click();
    await sheet.waitFor({ state: "hidden" });
    await page.close();
  }
});

test.each(["/eat/la_panga", "/stay/casa_boutique_marea", "/today"])(
  "nothing extends below the footer of %s",
  async (path) => {
    const page = await open(path);
    const below = await page.evaluate(
      () =>
        document.documentElement.scrollHeight -
        scrollY -
        (document.querySelector(".footer")?.getBoundingClientRect().bottom ?? 0),
    );
    expect(below).toBeLessThan(1);
    await page.close();
  },
);

test.each([
  ["/eat", 1440],
  ["/stay", 1440],
  ["/do", 1440],
  ["/stay/casa_boutique_marea", 1440],
  ["/eat", 768],
  ["/", 768],
  ["/blog", 1920],
])("no card is alone in the last row of %s at %i px", async (path, width) => {
  const page = await open(path, { width, height: 900 });
  const alone = await page.locator(":is(.cards, .around-rows)").evaluateAll((grids) =>
    grids.flatMap((grid) => {
      const cards = [...grid.children].map((card) => card.getBoundingClientRect());
      const last = cards.at(-1);
      const beside = cards.filter((card) => card.top === last?.top);
      const isLone = cards.length > 1 && beside.length === 1 && (last?.width ?? 0) < grid.clientWidth * 0.9;
      return isLone ? [grid.textContent?.slice(0, 40)] : [];
    }),
  );
  expect(alone).toEqual([]);
  await page.close();
});
