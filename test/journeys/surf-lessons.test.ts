import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogs } from "../../app/locales/index";
import { infoPath } from "../../app/rules/info/tabs";
import { languages, localPath } from "../../app/rules/site/language";
import { addActivity, cardNames } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
/** Monday, 10:00 AM in Cambutal. */
const now = "2026-11-23T15:00:00Z";
const path = infoPath("services", "surf-lessons");
const read = async (at: string) => (await town.get(at, { now })).text();

beforeAll(async () => {
  town = await openTown();
  const boards = { category: "surf", hours: "6:00 AM - 6:00 PM", whatsapp: "+507 6000-0001" };
  await addActivity(town, { ...boards, business_name: "Board Doctor", business_type: "Repair" });
  await addActivity(town, { ...boards, business_name: "Rack and Wax", business_type: "Rentals" });
  await addActivity(town, { ...boards, business_name: "First Wave", slug: "first_wave" });
  await addActivity(town, { ...boards, business_name: "Not Yet", status: "pending" });
});
afterAll(() => town.close());

test("surf schools are on their page with a link to ask the price, before board rentals", async () => {
  for (const language of languages) {
    const html = await read(localPath(language, path));
    expect(cardNames(html)).toEqual(["First Wave", "Rack and Wax"]);
    expect(html).toContain(`href="${localPath(language, "/do/first_wave")}"`);
    expect(html).toMatch(/https:\/\/wa\.me\/50760000001\?text=[^"]*First%20Wave/);
    expect(html).toContain(catalogs[language].places.status.open);
  }
});

test("the page takes one round trip, is cached until somebody opens or closes, and is purged with the list", async () => {
  const response = await town.get(path, { now });
  expect(response.headers.get("Cache-Tag")?.split(",")).toContain("listings:activity");
  expect(databaseUse(response).trips).toBe(1);
  const few = databaseUse(response).rows;
  for (let number = 0; number < 40; number++) {
    await addActivity(town, { business_name: `School ${number}`, slug: `school_${number}` });
    await addActivity(town, { business_name: `Yoga ${number}`, slug: `y_${number}`, category: "fitness" });
  }
  expect(databaseUse(await town.get(path, { now })).rows).toBeLessThanOrEqual(few + 24);
});

test("no other service lists any", async () => {
  expect(await read(infoPath("services", "language-school"))).not.toContain('id="offers"');
});
