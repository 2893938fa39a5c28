import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseLocalDateTime } from "../../app/rules/time/panama-time";
import { addManyRestaurants, addRestaurant, cardNames, markupOf, textsOf, weightOf } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

// A Thursday, 6:30 PM in Panama.
const now = "2026-11-19T23:30:00Z";
const evenings = week("5:00 PM - 10:00 PM");
const mornings = week("6:00 AM - 11:00 AM");

function week(text: string) {
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  return Object.fromEntries(days.map((day) => [day, text]));
}

let town: Town;
const read = async (path: string, at = now) => (await town.get(path, { now: at })).text();

beforeAll(async () => {
  town = await openTown({ now });
  await addRestaurant(town, {
    name: "La Panga",
    slug: "la_panga",
    hours: evenings,
    is_premium: true,
    display_order: 2,
    whatsapp: "+507 0000-0102",
    phone: "+507 0000-0101",
    website: "https://example.com/panga",
    email: "secret-owner@cambutal.test",
    user_id: "somebody-secret",
    menu_images: ["/images/business-images/menus/1-a.jpg"],
    latitude: 7.28,
    longitude: -80.51,
    translation: { description: { text: "Pescado de hoy.", hash: "x" } },
  });
  await addRestaurant(town, {
    name: "Amanecer",
    slug: "amanecer",
    hours: mornings,
    category: "Cafe",
    shuffle: 1,
  });
  await addRestaurant(town, {
    name: "Fin del Mundo",
    slug: "fin",
    hours: evenings,
    closed_for_season: true,
    shuffle: 2,
    phone: "+507 0000-0107",
    whatsapp: "+507 0000-0107",
  });
  await addRestaurant(town, {
    name: "Riddle",
    slug: "riddle",
    hours: week("when the sun is up"),
    shuffle: 3,
  });
  await addRestaurant(town, {
    name: "Horno",
    slug: "horno",
    category: "Italian",
    hours: evenings,
    is_premium: true,
    display_order: 1,
  });
  await addRestaurant(town, { name: "Not Yet", slug: "not_yet", status: "pending", hours: evenings });
  await addRestaurant(town, {
    name: "Turned Down",
    slug: "turned_down",
    status: "rejected",
    hours: evenings,
  });
  await addRestaurant(town, { name: "Gone", slug: "gone", deleted_at: 1, hours: evenings });
  await addRestaurant(town, { name: "Nueva Casa", slug: "nueva_casa", id: "moved" });
  await town.env.DB.batch([
    town.env.DB.prepare("INSERT INTO old_slugs VALUES ('restaurant', 'casa_vieja', 'moved')"),
    town.env.DB.prepare(
      "INSERT INTO old_slugs SELECT 'restaurant', 'was_not_yet', id FROM restaurant_listings WHERE slug = 'not_yet'",
    ),
  ]);
});
afterAll(() => town.close());

describe("the directory of restaurants", () => {
  test("premium places come first in their order, the others in the day's order", async () => {
    expect(cardNames(await read("/eat"))).toEqual([
      "Horno",
      "La Panga",
      "Amanecer",
      "Fin del Mundo",
      "Riddle",
      "Nueva Casa",
    ]);
  });

  test("open now includes those whose hours say so, unless closed for the season", async () => {
    expect(cardNames(await read("/eat?open=now"))).toEqual(["Horno", "La Panga"]);
    const nobody = await read("/eat?open=now", "2026-11-19T08:00:00Z");
    expect(nobody).toMatch(
      /<a class="tab" href="\/eat\?open=now#list"><span>All<span[^>]*> Categories<\/span><\/span><\/a>/,
    );
    expect(nobody).toMatch(/aria-current="true">(?:<svg.*?<\/svg>)?Showing Open Now/);
    // Text and links come first; a drawing above them would push them off the first screen.
    expect(nobody.match(/<div class="empty">.*?<\/div>/s)?.[0]).toMatch(
      /^<div class="empty"><h3>[^<]+<\/h3><p>[^<]+<\/p><a [^>]+>Who opens next<\/a><a [^>]+>[^<]+<\/a><picture class="scene"><img src="\/scenes\/low-tide/,
    );
    expect(cardNames(await read("/eat?open=now", "2026-11-19T12:00:00Z"))).toEqual(["Amanecer"]);
  });

  test("any time can be asked for, and both ends of an opening count", async () => {
    expect(cardNames(await read("/eat?at=2026-11-21T17:00"))).toEqual(["Horno", "La Panga"]);
    expect(cardNames(await read("/eat?at=2026-11-21T22:00"))).toEqual(["Horno", "La Panga"]);
    expect(await read("/eat?at=2026-11-21T17:00")).not.toContain(">Open Now<");
    for (const [path, now] of [
      ["/eat?at=2026-11-28T17:00", undefined],
      ["/eat", "2026-11-28T16:00:00Z"],
    ] as const)
      expect(await read(path, now)).toContain("Public holiday on Saturday, November 28");
    const none = await read("/eat?at=2026-11-21T22:01");
    expect(none).toContain("No restaurants found matching your criteria.");
  });

  test("an invalid time and an invalid page key are refused", async () => {
    for (const query of ["at=2026-02-30T10:00", "at=tomorrow", "page=nonsense", "page=WzEsMl0"]) {
      expect((await town.get(`/eat?${query}`)).status, query).toBe(400);
    }
    expect((await town.get("/eat?at=")).status).toBe(200);
  });

  test("a category keeps its own places and an unknown one finds nothing", async () => {
    expect(cardNames(await read("/eat?category=Cafe"))).toEqual(["Amanecer"]);
    expect(await read("/eat?category=Nowhere")).toContain("No restaurants found matching your criteria.");
  });

  test("signed out, adding a restaurant leads through sign-in and back", async () => {
    const html = await read("/es/eat");
    expect(html).toContain('href="/es/auth?next=%2Fes%2Fadd-restaurant"');
    expect(html).toContain("Primero tienes que entrar a tu cuenta");
  });

  test("an admin's text for the hero replaces the built-in one", async () => {
    await town.env.DB.prepare(
      `INSERT INTO page_content (id, page_path, section_name, content_data, is_visible, display_order, created_at, updated_at)
       VALUES ('hero', '/eat', 'hero', '{"title":"Eat with us"}', 1, 1, 0, 0)`,
    ).run();
    expect(textsOf(await read("/eat"), "h1")).toEqual(["Eat with us"]);
    expect(await read("/es/eat")).toMatch(/<h1><span lang="en">Eat with us/);
  });
});

describe("a restaurant's page", () => {
  test("says that it is open and what comes next", async () => {
    const html = await read("/eat/la_panga");
    expect(html).toContain("Open Now");
    expect(html).toContain("closes at 10:00\u00a0PM");
    expect(await read("/es/eat/la_panga", "2026-11-20T12:00:00Z")).toContain(
      "abre a las 5:00\u00a0p.\u00a0m.",
    );
  });

  test("shows every photo, also an only one of the gallery", async () => {
    const one = "/images/business-images/restaurants/only.webp";
    await addRestaurant(town, { name: "One Photo", slug: "one_photo", gallery_images: [one] });
    expect(await read("/eat/one_photo")).toMatch(new RegExp(`id="gallery".*${one}`, "s"));
    await town.env.DB.prepare("DELETE FROM restaurant_listings WHERE slug = 'one_photo'").run();
  });

  test("badge, filter, structured data and at= agree at every minute around a change", async () => {
    const hours = { ...week("Closed"), Friday: "11:30 AM - 3:00 PM; 6 PM - 2 AM" };
    await addRestaurant(town, { name: "Agree", slug: "agree", hours, shuffle: 9 });
    const moments = [
      "20T11:29",
      "20T11:30",
      "20T15:00",
      "20T15:01",
      "20T17:59",
      "20T18:00",
      "21T02:00",
      "21T02:01",
    ];
    const open = ["20T11:30", "20T15:00", "20T18:00", "21T02:00"];
    for (const moment of moments) {
      const local = `2026-11-${moment}`;
      const instant = parseLocalDateTime(local)?.toISOString();
      const page = await read("/eat/agree", instant);
      const isOpen = open.includes(moment);
      expect(page.includes("Open Now"), `badge at ${local}`).toBe(isOpen);
      expect(cardNames(await read("/eat?open=now", instant)).includes("Agree"), `filter at ${local}`).toBe(
        isOpen,
      );
      expect(cardNames(await read(`/eat?at=${local}`)).includes("Agree"), `at=${local}`).toBe(isOpen);
      expect(markupOf(page)[0]?.openingHours).toEqual(["Fr 11:30-15:00", "Fr 18:00-02:00"]);
    }
    await town.env.DB.prepare("DELETE FROM restaurant_listings WHERE slug = 'agree'").run();
  });

  test("a kitchen that closes before its place shows until when it serves, and then that it's closed", async () => {
    const kitchen = { hours: evenings, kitchen_until: "9:30 PM" };
    await addRestaurant(town, { name: "Kitchen", slug: "kitchen", ...kitchen, shuffle: 9 });
    const [serving, over] = ["2026-11-20T02:30:00Z", "2026-11-20T02:31:00Z"];
    expect(await read("/eat/kitchen", serving)).toContain(
      "Kitchen until 9:30\u00a0PM · closes soon, 10:00\u00a0PM",
    );
    expect(await read("/es/eat?open=now", serving)).toContain("La cocina cierra a las 9:30\u00a0p.\u00a0m.");
    for (const [path, words] of [
      ["/eat/kitchen", "Open, kitchen closed"],
      ["/es/eat?open=now", "Abierto, cocina cerrada"],
    ] as const) {
      expect(await read(path, over), path).toContain(words);
      const { headers } = await town.get(path, { now: "2026-11-20T02:29:00Z" });
      expect(headers.get("Cloudflare-CDN-Cache-Control"), path).toBe("public, max-age=120");
    }
    await town.env.DB.prepare("DELETE FROM restaurant_listings WHERE slug = 'kitchen'").run();
  });

  test("closed for the season overrides open hours, without links to write or call", async () => {
    const html = await read("/eat/fin");
    expect(html).toContain("Closed for Season");
    expect(html).toContain("CLOSED FOR SEASON");
    expect(html).not.toContain("Open Now");
    expect(html).not.toContain("https://wa.me");
    expect(html.replaceAll("tel:911", "")).not.toContain("tel:");
    expect(markupOf(html)[0]).not.toHaveProperty("openingHours");
  });

  test("equal days share a line, and today's is marked", async () => {
    const hours = { ...week("11:30 AM - 3:00 PM; 6 PM - 9:30 PM"), Sunday: "Closed", Monday: null };
    await addRestaurant(town, { name: "Merged", slug: "merged", hours, shuffle: 9 });
    const lines = async (path: string) => {
      const [, rows = ""] = /<table[^>]*>(.*?)<\/table>/s.exec(await read(path)) ?? [];
      return textsOf(rows.replaceAll(/<\/(th|span)>/g, " $&"), "tr").map((line) =>
        line.replaceAll(/\s+/g, " "),
      );
    };
    expect(await lines("/eat/merged")).toEqual([
      "Sunday and Monday Closed",
      "Tuesday to Saturday today 11:30 AM – 3:00 PM 6:00 PM – 9:30 PM",
    ]);
    expect(await lines("/es/eat/merged")).toEqual([
      "Domingo y lunes Cerrado",
      "Martes a sábado hoy 11:30 a. m. – 3:00 p. m. 6:00 p. m. – 9:30 p. m.",
    ]);
    await town.env.DB.prepare("DELETE FROM restaurant_listings WHERE slug = 'merged'").run();
  });

  test("a place that never closes says so in its badge and table", async () => {
    await addRestaurant(town, { name: "Always", slug: "always", hours: week("24 horas"), shuffle: 9 });
    for (const [path, words] of [
      ["/eat/always", "Open 24 hours"],
      ["/es/eat/always", "Abierto 24 horas"],
      ["/eat?open=now", "Open 24 hours"],
    ] as const) {
      const html = await read(path);
      expect(html, path).toContain(words);
      expect(html, path).not.toMatch(/around the clock|12:00/);
    }
    await town.env.DB.prepare("DELETE FROM restaurant_listings WHERE slug = 'always'").run();
  });

  test("a week without hours has no badge, and is never open", async () => {
    await addRestaurant(town, { name: "Silent", slug: "silent", hours: null, shuffle: 9 });
    const html = await read("/eat/silent");
    expect(html).toContain("Hours not given");
    expect(html).not.toMatch(/Open Now|>Closed</);
    expect(await read("/es/eat/silent")).toContain("Horario no indicado");
    expect(cardNames(await read("/eat?open=now"))).not.toContain("Silent");
    await town.env.DB.prepare("DELETE FROM restaurant_listings WHERE slug = 'silent'").run();
  });

  test("hours that can't be read are shown as written, without a status", async () => {
    const html = await read("/eat/riddle");
    expect(html).toContain("when the sun is up");
    expect(html).not.toMatch(/Open Now|>Closed</);
    expect(markupOf(html)[0]).not.toHaveProperty("openingHours");
  });

  test("WhatsApp opens with a reservation text, Call dials, and the website link is nofollow", async () => {
    const html = await read("/eat/la_panga");
    const message = encodeURIComponent("Hi! I'd like to make a reservation at La Panga.").replaceAll(
      "'",
      "&#x27;",
    );
    expect(html).toContain(`https://wa.me/50700000102?text=${message}`);
    expect(html).toContain('href="tel:+50700000101"');
    expect(html).toMatch(/href="https:\/\/example.com\/panga"[^>]*rel="ugc nofollow noopener"/);
  });

  test("each tab has its address, and the map only loads when opened", async () => {
    expect(await read("/eat/la_panga?tab=menu")).toContain("/images/business-images/menus/1-a.jpg");
    expect(await read("/eat/amanecer?tab=menu")).toContain("Menu images coming soon...");
    expect(await read("/eat/la_panga?tab=reviews")).toContain("Google Reviews integration coming soon...");
    const map = await read("/eat/la_panga?tab=location");
    expect(map).toMatch(/<details[^>]*>.*<iframe[^>]*loading="lazy".*<\/details>/s);
    expect(await read("/eat/amanecer?tab=location")).toContain("Location information not available");
  });

  test("a text that exists in the reader's language is shown in it, another one says which it is in", async () => {
    const spanish = await read("/es/eat/la_panga");
    expect(spanish).toContain("Pescado de hoy.");
    expect(await read("/es/eat/amanecer")).toMatch(/lang="en"><p>Fish\.<\/p>/);
  });

  test("an unknown restaurant is a 404 with its own text and a link back", async () => {
    for (const [path, words, back] of [
      ["/eat/nobody", "Restaurant not found", 'href="/eat"'],
      ["/es/eat/nobody", "No encontramos ese restaurante", 'href="/es/eat"'],
    ] as const) {
      const response = await town.get(path);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain(words);
      expect(html).toContain(back);
    }
  });

  test("a renamed restaurant is found at its old address, in both languages", async () => {
    const response = await town.get("/es/eat/casa_vieja?tab=menu");
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe("/es/eat/nueva_casa?tab=menu");
    expect((await town.get("/eat/was_not_yet")).status).toBe(404);
  });

  test("page_seo overrides the listing's own texts", async () => {
    await town.env.DB.prepare(
      `INSERT INTO page_seo (id, page_path, page_title, created_at, updated_at) VALUES ('s', '/eat/horno', 'Best pizza', 0, 0)`,
    ).run();
    expect(textsOf(await read("/eat/horno"), "title")).toEqual(["Best pizza"]);
    expect(textsOf(await read("/eat/la_panga"), "title")).toEqual(["La Panga: Seafood in Cambutal, Panama"]);
  });
});

describe("what's never public", () => {
  const secrets = ["Not Yet", "not_yet", "Turned Down", "Gone", "secret-owner", "somebody-secret"];

  test.each(["/eat", "/eat?open=now", "/eat.data", "/eat/la_panga", "/eat/la_panga.data", "/sitemap.xml"])(
    "%s",
    async (path) => {
      const text = await read(path);
      expect(text.length).toBeGreaterThan(500);
      for (const secret of secrets) expect(text, secret).not.toContain(secret);
    },
  );

  test.each(["not_yet", "turned_down", "gone"])("/eat/%s is not there", async (slug) => {
    expect((await town.get(`/eat/${slug}`)).status).toBe(404);
    expect((await town.get(`/eat/${slug}.data`)).status).toBe(404);
  });

  test("the sitemap lists each public page in both languages", async () => {
    const xml = await read("/sitemap.xml");
    expect(xml).toContain("/eat/la_panga</loc>");
    expect(xml).toContain("/es/eat/la_panga</loc>");
  });
});

describe("what a page costs", () => {
  test("the page isn't cached longer than what it says is true", async () => {
    const age = async (path: string, at: string) =>
      (await town.get(path, { now: at })).headers.get("Cloudflare-CDN-Cache-Control");
    expect(await age("/eat/la_panga", "2026-11-19T23:30:00Z")).toBe("public, max-age=300");
    // 10:00 PM still counts as open; a minute later it's closed.
    expect(await age("/eat/la_panga", "2026-11-20T02:59:00Z")).toBe("public, max-age=120");
    expect(await age("/eat?open=now", "2026-11-19T21:59:30Z")).toBe("public, max-age=30");
    expect(await age("/eat?at=2026-11-21T17:00", now)).toContain("stale-while-revalidate");
  });

  test("a thousand restaurants are read like thirty: once, in bounded rows, each once", async () => {
    await addManyRestaurants(town, 1000, JSON.stringify(mornings));
    for (const path of ["/eat", "/eat?category=Seafood", "/eat?open=now", "/eat/many_7"]) {
      const { trips, rows } = databaseUse(await town.get(path, { now }));
      expect(trips, path).toBe(1);
      expect(rows, path).toBeLessThanOrEqual(200);
    }
    const seen = new Set<string>();
    let path: string | undefined = "/eat?category=Seafood";
    for (let pages = 0; path && pages < 60; pages++) {
      const html: string = await read(path);
      for (const [, slug = ""] of html.matchAll(/href="\/eat\/([a-z0-9_]+)"/g)) {
        expect(seen.has(slug), slug).toBe(false);
        seen.add(slug);
      }
      path = html.match(/href="(\/eat\?[^"#]*page=[^"#]*)#list" rel="next"/)?.[1]?.replaceAll("&amp;", "&");
    }
    expect(seen.size).toBe(1004);
  });

  test("a directory of 24 cards weighs at most 18 KB, a restaurant's page at most 14", async () => {
    const lists = await read("/eat?category=Seafood");
    expect(cardNames(lists)).toHaveLength(24);
    expect(weightOf(lists)).toBeLessThanOrEqual(18 * 1024);
    expect(weightOf(await read("/eat/la_panga"))).toBeLessThanOrEqual(14 * 1024);
  });

  test("if the first 150 are closed, open now says so and links on", async () => {
    const first = await read("/eat?open=now&category=Seafood", "2026-11-20T04:00:00Z");
    expect(first).toContain("Nothing open among the first 150 places.");
    expect(first).toMatch(/href="\/eat\?category=Seafood&amp;open=now&amp;page=/);
  });
});
