import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firstAid as firstAidEn } from "../../app/locales/en/guides/first-aid";
import { firstAid as firstAidEs } from "../../app/locales/es/guides/first-aid";
import { predictSea } from "../../app/server/operations/sea/predict-sea";
import { seed } from "../../drizzle/seed/seed";
import { writeSection } from "../support/sections";
import { databaseUse, openTown, type Town } from "../support/town";
import { fillVillage } from "../support/village";

const now = "2026-11-25T18:40:00Z";
let town: Town;
beforeAll(async () => {
  town = await openTown({ now });
  await seed(town.env, new Date(now));
  await predictSea(town.services({ now: new Date(now) }), new Date(now));
});
afterAll(() => town.close());

const html = async (path: string) => (await town.get(path)).text();
const plain = (page: string) =>
  page
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[;,.])/g, "");

describe("The pocket guide", () => {
  test("says when it was made, in Panama's time", async () => {
    expect(await html("/pocket")).toContain(
      '<time dateTime="2026-11-25T13:40:00-05:00">Made Nov 25, 2026, 1:40 PM, Panama time</time>'.replaceAll(
        " PM",
        "\u00a0PM",
      ),
    );
    expect(plain(await html("/es/pocket"))).toContain("Hecha el 25 nov 2026, 1:40 p. m., hora de Panamá");
  });

  test("answers the most frequent questions first, for each of its days under its date", async () => {
    const soon = (page: string) => page.slice(page.indexOf('id="soon"'), page.indexOf('id="emergency"'));
    const english = soon(await html("/pocket"));
    expect(english.match(/<section data-until=/g)).toHaveLength(14);
    const words = plain(english);
    expect(words).toContain("Wednesday, November 25 Dinner La Panga until 9:30 PM");
    expect(words).toContain("Thursday, November 26 Dinner ");
    expect(words).toMatch(
      /Bus back 7:00 AM, 11:00 AM, 2:00 PM The last one that gets you all the way leaves/,
    );
    expect(words).toMatch(/Tide (?:High|Low) \d+:\d\d [AP]M, -?\d\.\d m (?:High|Low) /);
    expect(words).toMatch(/Sun Sunrise 6:\d\d AM Sunset (?:5:5|6:0)\d PM/);
    expect(words).not.toMatch(/Wednesday[^T]*Tacos del Fin del Mundo/);
    const spanish = plain(soon(await html("/es/pocket")));
    expect(spanish).toContain("miércoles 25 de noviembre Cena La Panga hasta las 9:30 p. m.");
    expect(spanish).toMatch(/Sol Amanece a las 6:\d\d a\. m\. Atardece a las (?:5:5|6:0)\d p\. m\./);
    expect(spanish).toMatch(/Marea (?:Llena|Seca) \d+:\d\d [ap]\. m\., /);
  });

  test("says which hour is the kitchen's last order", async () => {
    const page = plain(await html("/pocket"));
    expect(page).toContain("Horno de Mar kitchen until 9:30 PM");
    expect(page).toContain("closed Tuesday and Wednesday · kitchen until 9:30 PM");
    const spanish = plain(await html("/es/pocket"));
    expect(spanish).toContain("Horno de Mar la cocina cierra a las 9:30 p. m.");
    expect(spanish).toContain("· la cocina cierra a las 9:30 p. m.");
  });

  test("says so for a day without any dinner", async () => {
    const awake = await town.rows<{ id: string }>(
      "SELECT id FROM restaurant_listings WHERE closed_for_season = 0",
    );
    await town.rows("UPDATE restaurant_listings SET closed_for_season = 1");
    const asleep = plain(await html("/pocket"));
    const ids = JSON.stringify(awake.map(({ id }) => id));
    await town.rows(
      "UPDATE restaurant_listings SET closed_for_season = 0 WHERE id IN (SELECT value FROM json_each(?))",
      ids,
    );
    expect(asleep).toContain("Dinner Nobody that we know of.");
  });

  test("has all of the first aid in both languages, and emergency numbers", async () => {
    for (const [path, { cards }] of [
      ["/pocket", firstAidEn],
      ["/es/pocket", firstAidEs],
    ] as const) {
      const page = plain(await html(path));
      for (const { title, lines, call } of cards)
        for (const words of [title, ...lines, call])
          expect(page).toContain(plain(words).replaceAll('"', "&quot;"));
      for (const number of ["911", "104", "103", "520-4426"]) expect(page).toContain(number);
    }
  });

  test("has for every place its hours, features, number and location", async () => {
    const page = plain(await html("/pocket"));
    expect(page).toContain(
      "La Panga Seafood Tue to Sun 11:30 AM to 3:00 PM and 6:00 to 9:30 PM · closed Monday Gluten-free dishes",
    );
    expect(page).toContain("+507 0000-0101 WhatsApp +507 0000-0102 Open in your map app 7.2829, -80.5189");
    expect(page).toContain("Tacos del Fin del Mundo Mexican Closed for the season");
    expect(page).toContain("Punta Serena Resort Resort From $240");
    expect(page).toContain("Pesca Don Beto Fishing Charters Leaves with the tide");
    expect(page).toContain("Giras Cerro Hoya Hiking Tours Leaves at 5 AM");
    expect(page).toContain("Cine en la Arena");
    const spanish = plain(await html("/es/pocket"));
    expect(spanish).toContain("La Panga Mariscos Martes a domingo de 11:30 a. m. a 3:00 p. m.");
    expect(spanish).toContain("Sale con la marea");
  });

  test("contains the map, and each pin links to a place in the list", async () => {
    const page = await html("/pocket");
    expect(page).not.toContain("/scenes/maps/village.svg");
    expect(page).toContain('<image id="ground" href="data:image/svg+xml,');
    const pins = [...page.matchAll(/<a href="#(p\d+)" class="pin/g)].map(([, id]) => id);
    expect(pins.length).toBeGreaterThan(8);
    for (const id of pins) expect(page).toContain(`<li class="entry" id="${id}"`);
  });

  test("has fourteen days of tides and events, the way here, and phrases", async () => {
    const page = await html("/pocket");
    expect(page.match(/class="strip-cell"/g)).toHaveLength(14);
    const words = plain(page);
    expect(words).toContain("November 25 to December 8");
    expect(words).toContain("Your First Wave");
    expect(words).toContain("Panama City to Divisa");
    expect(words).toContain("There Every day: 5:00 AM, then hourly to 6:00 PM");
    expect(words).toContain("Money and signal");
    expect(words).toContain("¿A qué hora es la marea seca? What time is low tide?");
    expect(plain(await html("/es/pocket"))).toContain("Is it safe to swim here? ¿Es seguro bañarse aquí?");
  });

  test("makes one database trip, reads no more than it can show, and is purged with what it shows", async () => {
    const response = await town.get("/es/pocket");
    const { trips, rows } = databaseUse(response);
    expect(trips).toBe(1);
    expect(rows).toBeLessThan(700);
    expect(response.headers.get("Cache-Tag")?.split(",")).toEqual(
      expect.arrayContaining([
        ...["pages", "page:/pocket", "page:/info", "page:/transportation", "page:/surf", "sea", "events"],
        ...["restaurant", "hotel", "activity", "business"].map((kind) => `listings:${kind}`),
      ]),
    );
    expect(response.headers.get("Cloudflare-CDN-Cache-Control")).toMatch(/^public, max-age=\d+$/);
  });

  test("has no duplicate ids, whatever sections are on it", async () => {
    for (const path of ["/pocket", "/es/pocket"]) {
      const ids = [...(await html(path)).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const links = [...(await html(path)).matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? "");
      expect(links.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  test("has emergency numbers even if an admin has hidden the emergency service", async () => {
    await writeSection(town, "/info", "services", { services: [{ id: "emergency", is_visible: false }] });
    const page = await html("/pocket");
    await town.rows("DELETE FROM page_content WHERE section_name = 'services'");
    expect(page).toContain('href="tel:911"');
    expect(page).toContain('href="#emergency"');
    expect(plain(page)).not.toContain("The way to a doctor");
  });

  test("shows what an admin changed on the pages it's made of", async () => {
    await writeSection(town, "/transportation", "money-and-signal", { text: "The bank opened." });
    expect(plain(await html("/pocket"))).toContain("The bank opened.");
  });

  test("says where the rest is, if a town has more places than fit", async () => {
    await fillVillage(town, 150);
    const page = plain(await html("/pocket"));
    expect(page).toContain("These are the first 150 places.");
    expect((await html("/pocket")).match(/class="entry" id="p\d+"|class="entry" id="[a-z]+-/g)?.length).toBe(
      150,
    );
  });
});
