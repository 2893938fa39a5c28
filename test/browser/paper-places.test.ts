import { expect, test } from "vitest";
import { languages, localPath } from "../../app/rules/site/language";
import { sheetsIn } from "../support/qr";
import { openSeededTown } from "../support/seeded-town";

const noon = "2026-12-04T17:30:00Z";
const { town, newPage } = await openSeededTown(noon);

test.each([
  ["/transportation", 2],
  ["/eat/la_panga", 1],
  ["/stay/punta_serena_resort", 1],
  ["/do/escuela_de_surf_marea_alta", 1],
  ["/events/songs-at-sunset", 1],
  ["/legal", 2],
])(
  "%s prints on %i sheets of A4 in both languages, without anything for screens only",
  async (path, most) => {
    for (const language of languages) {
      const page = await newPage();
      await page.goto(new URL(localPath(language, path), town.url).href);
      expect(sheetsIn(await page.pdf({ preferCSSPageSize: true, format: "A4" })), language).toBe(most);
      await page.emulateMedia({ media: "print" });
      for (const words of [/Open Now/, /Abierto ahora/, /^Closed/, /^Cerrado/, /^Back to/, /^Volver a/])
        expect(
          await page.locator("main :is(a, .badge)", { hasText: words }).filter({ visible: true }).count(),
        ).toBe(0);
      await page.close();
    }
  },
);

test("A hotel prints on one sheet of Letter in both languages, with its picture and location", async () => {
  for (const language of languages) {
    const page = await newPage();
    await page.goto(new URL(localPath(language, "/stay/casa_boutique_marea"), town.url).href);
    expect(sheetsIn(await page.pdf({ preferCSSPageSize: true, format: "Letter" })), language).toBe(1);
    await page.emulateMedia({ media: "print" });
    for (const picture of [".page-hero-picture img", ".map-part img"])
      expect(await page.locator(picture).isVisible(), picture).toBe(true);
    await page.close();
  }
});

test("A printed heading stays with its text", async () => {
  const page = await newPage();
  await page.goto(new URL("/surf", town.url).href);
  await page.emulateMedia({ media: "print" });
  const loose = await page
    .locator("main :is(h2, h3, summary, .section-head)")
    .evaluateAll((heads) => heads.filter((head) => getComputedStyle(head).breakAfter !== "avoid").length);
  expect(loose).toBe(0);
  await page.close();
});
