import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTranslation } from "../../app/rules/site/owner-translation";
import { addActivity, addRestaurant, cardNames, markupOf } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

const now = "2026-11-19T23:30:00Z";

let town: Town;
const read = async (path: string) => (await town.get(path, { now })).text();

beforeAll(async () => {
  town = await openTown({ now });
  await addActivity(town, {
    business_name: "Marea Alta",
    slug: "marea_alta",
    hours: "6:00 AM - 7:00 PM",
    whatsapp: "+507 0000-0301",
    location: "By the red flag",
    website: "javascript:alert(1)",
    user_id: "somebody-secret",
  });
  await addActivity(town, {
    business_name: "Don Beto",
    slug: "don_beto",
    category: "fishing",
    business_type: "Fishing Charters",
    hours: "With the tide",
    shuffle: 1,
  });
  await addActivity(town, { business_name: "Not Yet", slug: "not_yet", status: "pending" });
  await addActivity(town, { business_name: "Turned Down", slug: "turned_down", status: "rejected" });
});
afterAll(() => town.close());

test("each filter shows its own, and an empty one says so", async () => {
  expect(cardNames(await read("/do?category=fishing"))).toEqual(["Don Beto"]);
  expect(cardNames(await read("/do?category=all")).sort()).toEqual(["Don Beto", "Marea Alta"]);
  expect(await read("/do?category=tours")).toContain("No activities found for this category.");
  expect(await read("/do?category=tours&mark=dogs")).toContain("Nobody says that about their activity yet.");
});

test("the invitation has its own anchor, and /adventure redirects there permanently", async () => {
  const html = await read("/do");
  expect(html).toContain('id="share-your-business"');
  expect(html).toContain("Sign in to Submit Business");
  for (const [from, to] of [
    ["/adventure", "/do#share-your-business"],
    ["/es/adventure", "/es/do#share-your-business"],
  ] as const) {
    const response = await town.get(from);
    expect(response.status).toBe(308);
    expect(response.headers.get("Location")).toBe(to);
  }
});

test("an activity shows when, where and how, and leaves out unsafe addresses", async () => {
  const html = await read("/do/marea_alta");
  expect(html).toContain("Open Now");
  expect(html).toContain("Every day: 6:00\u00a0AM\u00a0to\u00a07:00\u00a0PM");
  expect(html).toContain("By the red flag");
  expect(html).toContain("https://wa.me/50700000301");
  expect(html).not.toContain("javascript:");
  const [markup] = markupOf(html);
  expect(markup).toMatchObject({ "@type": "SportsActivityLocation", telephone: "+50700000301" });
  expect(markup?.openingHours).toHaveLength(7);
});

test("hours that follow the tide are shown as written, without a status", async () => {
  const html = await read("/do/don_beto");
  expect(html).toContain("With the tide");
  expect(html).not.toMatch(/Open Now|>Closed</);
  expect(markupOf(html)[0]).toMatchObject({ "@type": "LocalBusiness" });
  expect(markupOf(html)[0]).not.toHaveProperty("openingHours");
});

test("a week in one text is shown day by day", async () => {
  await addActivity(town, {
    business_name: "Week",
    slug: "week",
    hours: "lunes a sábado de 8 a.m. a 5 p.m.",
    shuffle: 9,
  });
  const html = await read("/do/week");
  for (const words of ["Monday to Saturday", "8:00\u00a0AM – 5:00\u00a0PM", "Sunday", "Closed"])
    expect(html).toContain(words);
  expect(markupOf(html)[0]?.openingHours).toHaveLength(6);
  await town.env.DB.prepare("DELETE FROM adventure_business_listings WHERE slug = 'week'").run();
});

test("a missing activity is a 404 with its own text", async () => {
  const response = await town.get("/es/do/nadie");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("No encontramos ese negocio");
});

test("the map of about where an activity is names the place beside it, in the page's language", async () => {
  await addActivity(town, { business_name: "On the Sand", slug: "on_the_sand", address: "Playa, Cambutal" });
  await addRestaurant(town, {
    ...{ name: "Beach Bar", slug: "beach_bar", latitude: 7.2836, longitude: -80.5171 },
    translation: makeTranslation({ name: "Beach Bar" }, { name: "Bar de playa" }),
  });
  expect(await read("/do/on_the_sand")).toMatch(/class="map-name"[^>]*>Beach Bar</);
  expect(await read("/es/do/on_the_sand")).toMatch(/class="map-name"[^>]*>Bar de playa</);
  for (const table of ["adventure_business_listings WHERE slug = 'on_the_sand'", "restaurant_listings"])
    await town.env.DB.prepare(`DELETE FROM ${table}`).run();
});

test("both pages cost one round trip", async () => {
  for (const path of ["/do", "/do/marea_alta"]) expect(databaseUse(await town.get(path)).trips, path).toBe(1);
});

test.each(["/do", "/do.data", "/do/marea_alta", "/do/marea_alta.data", "/sitemap.xml"])(
  "%s contains no private data",
  async (path) => {
    const text = await read(path);
    for (const secret of ["Not Yet", "not_yet", "Turned Down", "somebody-secret"])
      expect(text).not.toContain(secret);
  },
);
