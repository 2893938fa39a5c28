import { describe, expect, test } from "vitest";
import { languages, localPath } from "../../app/rules/site/language";
import { openSeededTown } from "../support/seeded-town";

const noon = "2026-12-04T17:30:00Z";
const { town, newPage } = await openSeededTown(noon);

async function open(path: string, options: Parameters<typeof newPage>[0]) {
  const page = await newPage(options);
  await page.goto(new URL(path, town.url).href);
  return page;
}

test("home is at most 7,000 px long on a phone and offers to be kept early, in both languages", async () => {
  for (const language of languages) {
    const page = await open(localPath(language, "/"), { viewport: { width: 390, height: 844 } });
    const height = await page.evaluate(() => document.body.scrollHeight);
    expect(height, language).toBeLessThanOrEqual(7000);
    // The pocket guide is offered within the first two screens, for people about to lose the signal.
    const offer = await page.locator("#keep").boundingBox();
    expect((offer?.y ?? Number.POSITIVE_INFINITY) + (offer?.height ?? 0), language).toBeLessThan(2 * 844);
    await page.close();
  }
});

test.each([
  ["/surf", 9000],
  ["/transportation", 7500],
  ["/real-estate", 7500],
  ["/legal", 8000],
] as const)("%s is at most %d px long on a phone, in both languages", async (path, most) => {
  for (const language of languages) {
    const page = await open(localPath(language, path), { viewport: { width: 390, height: 844 } });
    const height = await page.evaluate(() => document.body.scrollHeight);
    expect(height, language).toBeLessThanOrEqual(most);
    await page.close();
  }
});

test.each(["/eat", "/stay", "/do"])(
  "the end of %s is one band of at most 1,450 px on a phone, including the newsletter",
  async (path) => {
    for (const language of languages) {
      const page = await open(localPath(language, path), { viewport: { width: 390, height: 844 } });
      const tail = await page.evaluate(() => {
        const [from, letter] = [document.querySelector(".tail"), document.querySelector(".letter")];
        if (!from || !letter) return null;
        const grounds = [from, letter].map((one) => getComputedStyle(one).backgroundColor);
        const height = letter.getBoundingClientRect().bottom - from.getBoundingClientRect().top;
        return { height, grounds: new Set(grounds).size, next: from.nextElementSibling === null };
      });
      expect(tail, language).toMatchObject({ grounds: 1, next: true });
      expect(tail?.height, language).toBeLessThanOrEqual(1450);
      await page.close();
    }
  },
);

test("a day of the month of tides takes at most 170 px on a phone, today's is on the first screen, and the month is at most 6,600 px long", async () => {
  for (const language of languages) {
    const page = await open(localPath(language, "/tides"), { viewport: { width: 390, height: 844 } });
    const rows = await page
      .locator("main > * > .wrap > .month-sheet tbody tr")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(rows, language).toHaveLength(28);
    expect(rows[0]?.bottom, language).toBeLessThanOrEqual(844);
    expect(Math.max(...rows.map(({ height }) => height)), language).toBeLessThanOrEqual(170);
    expect(await page.evaluate(() => document.body.scrollHeight), language).toBeLessThanOrEqual(6600);
    await page.close();
  }
});

describe("A folded section of a guide", () => {
  const phone = { viewport: { width: 390, height: 844 } };

  test("is open if its address or that of a card in it was requested, without scripts too", async () => {
    for (const javaScriptEnabled of [true, false])
      for (const [path, anchor] of [
        ["/surf", "tides"],
        ["/es/surf", "spots-dinosaurios"],
        ["/transportation", "money-and-signal"],
        ["/real-estate", "checklist"],
      ] as const) {
        const page = await open(`${path}#${anchor}`, { ...phone, javaScriptEnabled });
        await expect.poll(() => page.locator(`details:has(#${anchor})`).getAttribute("open")).toBe("");
        // Below the bar and on the first screen.
        const top = () => page.locator(`#${anchor}`).evaluate((one) => one.getBoundingClientRect().top);
        await expect.poll(top).toBeLessThan(300);
        expect(await top()).toBeGreaterThan(40);
        expect(await page.locator("details.fold[open]").count()).toBe(1);
        await page.close();
      }
  });

  test("opens from its chip, with its summary below the bar", async () => {
    const page = await open("/surf", { ...phone, javaScriptEnabled: false });
    await page.locator('.contents-list a[href="#safety"]').click();
    const summary = page.locator("details:has(#safety) > summary");
    await expect.poll(() => summary.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(300);
    expect(await page.getByRole("heading", { name: "Rip currents" }).isVisible()).toBe(true);
    await page.close();
  });

  test("is printed in full", async () => {
    for (const path of ["/surf", "/transportation", "/real-estate"]) {
      const page = await open(path, phone);
      await page.emulateMedia({ media: "print" });
      const heights = await page
        .locator("details.fold > :last-child")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(5);
      expect(Math.min(...heights)).toBeGreaterThan(20);
      await page.close();
    }
  });

  test("has chips in one row, each tall enough for a thumb, and the row is visibly cut off", async () => {
    for (const path of ["/surf", "/es/surf", "/transportation", "/es/transportation", "/es/real-estate"]) {
      const page = await open(path, phone);
      const chips = await page
        .locator(".contents-list a")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      expect(new Set(chips.map(({ top }) => top)).size).toBe(1);
      expect(Math.min(...chips.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
      expect(chips.some(({ left, right }) => left < 380 && right > 396)).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await page.close();
    }
  });
});
