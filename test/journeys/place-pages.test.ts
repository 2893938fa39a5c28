import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTranslation } from "../../app/rules/site/owner-translation";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { plain } from "../support/page-html";
import { addActivity, addHotel, addManyRestaurants, addRestaurant } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

/** A Saturday, 1:00 PM in Cambutal. */
const now = "2026-11-21T18:00:00Z";
const position = { latitude: 7.2829, longitude: -80.5189 };
const directions = "https://www.openstreetmap.org/directions?to=7.2829%2C-80.5189";
const hours = {
  Saturday: "11:30 AM - 3:00 PM; 6:00 PM - 9:30 PM",
  Sunday: "12:00 PM - 8:00 PM",
  Monday: "with the tide",
};

let town: Town;
const read = async (path: string) => (await town.get(path, { now })).text();
/** The labels and links of the bar at the bottom of a phone. */
const ways = async (path: string) => {
  const [, bar = ""] = /<div class="place-bar">(.*?)<\/div>/s.exec(await read(path)) ?? [];
  return [...bar.matchAll(/<(?:a|button)[^>]*>/g)].map(([tag], index) => [
    plain(bar.split(/<\/(?:a|button)>/)[index] ?? ""),
    /href="([^"]*)"/.exec(tag)?.[1]?.split("?text=")[0] ?? null,
  ]);
};

beforeAll(async () => {
  town = await openTown({ now });
  const phones = { whatsapp: "6000-0001", phone: "6000-0002" };
  await addRestaurant(town, { slug: "la_panga", hours, ...phones, ...position });
  await addRestaurant(town, { slug: "asleep", hours, ...phones, closed_for_season: true });
  await addRestaurant(town, { slug: "silent" });
  await addHotel(town, {
    slug: "los_almendros",
    ...position,
    affiliate_url: "https://example.com/book",
    rating: 4.6,
    amenities: ["Telescope", "Swimming pool", "Hamacas", "piscina"],
    policies: { phone: "+507 0000-0201" },
  });
  await addActivity(town, { slug: "marea_alta", whatsapp: "6000-0003", hours: "Daily 8 AM - 5 PM" });
  const unread = { slug: "beto", business_name: "Don Beto", whatsapp: "6000-0004", language: "es" } as const;
  await addActivity(town, { ...unread, hours: "Sale con la marea" });
  const tide = { hours: "Sale con la marea" };
  const translation = makeTranslation(tide, { hours: "Leaves with the tide" });
  await addActivity(town, { ...unread, ...tide, slug: "chepo", translation });
  await addActivity(town, { ...unread, slug: "changed", hours: "Con cita", translation });
  await addActivity(town, { ...unread, slug: "five", hours: "Leaves at 5 AM", language: "en" });
  const rental = { slug: "tablas", business_name: "Tablas", business_type: "Rentals" };
  await addActivity(town, { ...rental, whatsapp: "6000-0005" });
});
afterAll(() => town.close());

describe("The main actions", () => {
  test("of a restaurant are to write, to call, and directions", async () => {
    expect(await ways("/eat/la_panga")).toEqual([
      ["WhatsApp", "https://wa.me/50760000001"],
      ["Call", "tel:+50760000002"],
      ["Directions", directions],
    ]);
    expect((await ways("/es/eat/la_panga")).map(([words]) => words)).toEqual([
      "WhatsApp",
      "Llamar",
      "Cómo llegar",
    ]);
  });

  test("of a place closed for the season are directions only, not to write or to call", async () => {
    expect(await ways("/eat/asleep")).toEqual([
      ["WhatsApp", null],
      ["Call", null],
      ["Address", "/eat/asleep?tab=location#way"],
    ]);
    const html = await read("/es/eat/asleep");
    expect(html).toContain("no sabemos qué día vuelve a abrir");
    expect(html).toContain('href="/es/eat?open=now"');
  });

  test("of a hotel are to call, directions, and booking on the site of its price card", async () => {
    expect(await ways("/stay/los_almendros")).toEqual([
      ["Call", "tel:+50700000201"],
      ["Directions", directions],
      ["Book Now on Expedia", "https://example.com/book"],
    ]);
    const html = await read("/stay/los_almendros");
    const links = html.match(/<a [^>]*href="https:\/\/example.com\/book"[^>]*>/g) ?? [];
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link).toContain('target="_blank"');
      expect(link).toContain('rel="sponsored nofollow noopener"');
    }
    expect(links[0]).toContain('aria-describedby="book-note"');
    expect(html).toContain('id="book-note"');
  });

  test("of an activity are to ask for a spot and the price, and for directions if it isn't on a map", async () => {
    const chat = "https://wa.me/50760000003";
    expect(await ways("/do/marea_alta")).toEqual([
      ["Ask for a spot", chat],
      ["Get directions", chat],
    ]);
    expect(await ways("/es/do/marea_alta")).toEqual([
      ["Pedir un cupo", chat],
      ["Pedir la ubicación", chat],
    ]);
    const html = await read("/do/marea_alta");
    expect(html).toContain(
      "ask%20for%20a%20spot%20with%20Marea%20Alta.%20When%20is%20there%20one%2C%20how%20long",
    );
    expect(html).toContain(
      `${chat}?text=${encodeURIComponent("Hi! How do I find Marea Alta? Could you send me the location?")}`,
    );
    expect(plain(html)).toContain("We don't have the exact spot. Ask for directions on WhatsApp");
    expect(html).not.toContain("Location information not available");
    expect(await read("/es/do/marea_alta")).toContain("No tenemos la ubicación exacta.");
  });

  test("of a rental are to ask about renting", async () => {
    expect((await ways("/do/tablas"))[0]).toEqual(["Ask about renting", "https://wa.me/50760000005"]);
    expect((await ways("/es/do/tablas"))[0]?.[0]).toBe("Consultar alquiler");
  });
});

describe("Tomorrow", () => {
  test("is shown beside today's hours, in both languages", async () => {
    expect(plain(await read("/eat/la_panga"))).toContain(
      "Open Now closes at 3:00 PM Tomorrow: 12:00 to 8:00 PM",
    );
    expect(plain(await read("/es/eat/la_panga"))).toContain("Mañana: de 12:00 a 8:00 p. m.");
    // Where all days are equal, one line says the week.
    expect(plain(await read("/do/marea_alta"))).toContain("Every day: 8:00 AM to 5:00 PM");
    expect(await read("/do/marea_alta")).not.toContain("Hours of Operation");
  });

  test("is shown as written if it can't be read", async () => {
    const sunday = { now: "2026-11-22T18:00:00Z" };
    const html = await (await town.get("/es/eat/la_panga", sunday)).text();
    expect(html).toMatch(
      /Mañana:<\/?!?-*>? ?<span lang="en">with the tide<\/span>|Mañana:.{0,12}<span lang="en">/,
    );
  });

  test("isn't shown twice, and today's hours are shown while it's closed", async () => {
    const at = async (path: string, now: string) => plain(await (await town.get(path, { now })).text());
    const today = "Hoy: de 11:30 a. m. a 3:00 p. m. y de 6:00 a 9:30 p. m.";
    expect(await at("/es/eat/la_panga", "2026-11-22T02:45:00Z")).toContain(
      `Cerrado desde las 9:30 p. m. ${today} Mañana: de 12:00 a 8:00 p. m.`,
    );
    expect(await at("/es/eat/la_panga", "2026-11-21T21:00:00Z")).toContain(
      `Cerrado abre a las 6:00 p. m. ${today} Mañana: `,
    );
    expect(await at("/do/marea_alta", "2026-11-21T10:00:00Z")).toContain(
      "Closed opens at 8:00 AM Every day: 8:00 AM to 5:00 PM",
    );
  });

  test("can be asked about if hours are missing or only in their owner's words, in any language, and those name no time", async () => {
    const status = async (path: string) => {
      const html = await read(path);
      return html.slice(html.indexOf('id="status"'), html.indexOf("</header>", html.indexOf('id="status"')));
    };
    const english = await status("/do/beto");
    expect(plain(english)).toContain("Hours, in Spanish: Sale con la marea Ask for tomorrow's times");
    expect(english).toContain('<span lang="es">Sale con la marea</span>');
    expect(english).toContain(
      `https://wa.me/50760000004?text=${encodeURIComponent("Hi! What time could I come")}`,
    );
    expect(plain(await status("/es/do/beto"))).toContain(
      "Horario: Sale con la marea Preguntar el horario de mañana",
    );
    expect(plain(await status("/do/chepo"))).toContain(
      "Hours: Leaves with the tide Ask for tomorrow's times",
    );
    expect(plain(await status("/do/changed"))).toContain("Hours, in Spanish: Con cita");
    // Said once, among the facts, where nobody has to ask.
    const five = await read("/do/five");
    expect(five.match(/Leaves at 5 AM/g)).toHaveLength(1);
    expect(five).not.toMatch(/Hours of Operation|Ask for tomorrow/);
    expect(plain(await status("/do/tablas"))).toContain("Hours not given Ask for tomorrow's times");
    expect(plain(await status("/eat/silent"))).toMatch(/Hours not given(?! Ask)/);
  });

  test("isn't shown for a place closed for the season or without hours, nor is a day of the season called today", async () => {
    const html = await read("/eat/asleep");
    expect(html).not.toContain("day-now");
    const asleep = plain(html);
    expect(asleep).not.toContain("Tomorrow");
    expect(asleep).toContain("These are the hours of the season; for now it's closed.");
    expect(plain(await read("/eat/silent"))).not.toContain("Tomorrow");
  });
});

describe("An empty tab", () => {
  test("offers to ask for today's menu, unless the place is closed for the season", async () => {
    const html = await read("/eat/la_panga?tab=menu");
    expect(html).toContain("Menu images coming soon...");
    expect(html).toMatch(
      /href="https:\/\/wa.me\/50760000001\?text=Hi!%20What&#x27;s%20on[^"]*"[^>]*>.*Ask for today/,
    );
    const asleep = await read("/eat/asleep?tab=menu");
    expect(asleep).toContain("Menu images coming soon...");
    expect(asleep).not.toContain("https://wa.me");
    expect(asleep).toContain("How to find it");
    expect(asleep).not.toContain("google.com/maps");
  });

  test("links to reviews elsewhere, and to the way here", async () => {
    expect(await read("/es/eat/la_panga?tab=reviews")).toContain(
      'href="https://www.google.com/maps/search/?api=1&amp;query=La%20Panga%2C%20Cambutal%2C%20Panam%C3%A1"',
    );
    const location = await read("/es/eat/silent?tab=location");
    expect(location).toContain("No tenemos la ubicación exacta");
    expect(location).toContain('href="/es/transportation"');
  });
});

describe("A hotel", () => {
  test("shows known amenities in the reader's language once, and its own words last with their language", async () => {
    const spanish = await read("/es/stay/los_almendros");
    const [, list = ""] = /id="amenities".*?<ul[^>]*>(.*?)<\/ul>/s.exec(spanish) ?? [];
    expect(list.split("</li>").map(plain).filter(Boolean)).toEqual(["Piscina", "Hamacas", "Telescope"]);
    expect(list).toContain('<span lang="en">Telescope</span>');
    expect(spanish).toContain("solo en inglés");
    expect(plain(await read("/stay/los_almendros"))).toContain("Swimming pool Hammocks Telescope");
  });

  test("shows its own stars as such", async () => {
    expect(plain(await read("/stay/los_almendros"))).toContain("4.6 according to the hotel");
    expect(plain(await read("/es/stay"))).toMatch(
      /Las notas las dan los hoteles\. .*Los Almendros.{0,80}4\.6/,
    );
  });
});

test("has its phone numbers and position in print", async () => {
  expect(plain(await read("/eat/la_panga"))).toContain(
    "WhatsApp 6000-0001 · Phone 6000-0002 · Position 7.2829, -80.5189",
  );
});

describe("The surroundings of a place", () => {
  /** Names in a part of the page, with the text beside each. */
  const rows = async (path: string, part: "near" | "on-here") => {
    const [, list = ""] = new RegExp(`id="${part}".*?<ul[^>]*>(.*?)</ul>`, "s").exec(await read(path)) ?? [];
    return list.split("</li>").map(plain).filter(Boolean);
  };
  const east = (metres: number) => ({ latitude: 7.4, longitude: -81 + metres / 110_270 });

  beforeAll(async () => {
    await addRestaurant(town, { slug: "here", name: "Here", ...east(0) });
    await addRestaurant(town, { slug: "west", name: "West", ...east(-300) });
    await addHotel(town, {
      slug: "door",
      name: "Next Door",
      translation: { name: { text: "Puerta al lado", hash: "x" } },
      portrait_code: "hotel-afterglow-violet-hills-8",
      ...east(100),
    });
    await addHotel(town, { slug: "bay", name: "Bay", ...east(1400) });
    await addRestaurant(town, { slug: "far", name: "Far", ...east(3000) });
    await addRestaurant(town, { slug: "dozing", name: "Dozing", closed_for_season: true, ...east(50) });
    await addRestaurant(town, { slug: "hidden", name: "Hidden", status: "pending", ...east(20) });
    await addActivity(town, { slug: "more_surf", business_name: "More Surf" });
    await addActivity(town, { slug: "fish", business_name: "Fish", category: "fishing" });
  });

  test("are the three nearest open and public ones, of either kind, nearest first", async () => {
    expect(await rows("/eat/here", "near")).toEqual([
      "Next Door Hotel 1 min on foot",
      "West Seafood 4 min on foot",
      "Bay Hotel 21 min on foot",
    ]);
    expect((await rows("/es/stay/bay", "near"))[0]).toBe("Puerta al lado Hotel 19 min a pie");
    expect(await read("/es/stay/bay")).toContain('href="/es/stay/door"');
  });

  test("aren't in the head, which has its own facts alone; a hotel's hour of arrival is among its policies, once", async () => {
    const head = async (path: string) => {
      const [found] = /<header class="side-head">.*?<\/header>/s.exec(await read(path)) ?? expect.fail(path);
      return plain(found);
    };
    expect(await head("/eat/here")).not.toContain("Next Door");
    expect(await head("/do/marea_alta")).not.toContain("Also in Cambutal");
    await town.rows("UPDATE hotel_listings SET policies = ? WHERE slug = 'bay'", '{"check_in":"15:00"}');
    expect(await head("/es/stay/bay")).not.toMatch(/check-in|3:00/i);
    expect(plain(await read("/es/stay/bay")).match(/3:00\sp\.\sm\./g)).toHaveLength(1);
    await town.rows("UPDATE hotel_listings SET policies = '{}' WHERE slug = 'bay'");
  });

  test("have the portraits of their own pages", async () => {
    const portrait = /\/portraits\/[^"]*hotel-afterglow-violet-hills-8\.svg/;
    expect(await read("/stay/door")).toMatch(portrait);
    expect(await read("/eat/here")).toMatch(portrait);
  });

  test("are one of its own kind and one of each other if its position isn't known", async () => {
    const kinds = async (path: string) => {
      const [, list = ""] = /id="near".*?<ul[^>]*>(.*?)<\/ul>/s.exec(await read(path)) ?? [];
      return [...list.matchAll(/href="(?:\/es)?\/(eat|stay|do)\//g)].map(([, kind]) => kind);
    };
    expect(await kinds("/do/marea_alta")).toEqual(["do", "eat", "stay"]);
    expect(await kinds("/es/eat/silent")).toEqual(["eat", "stay", "do"]);
    expect(await read("/eat/silent")).toContain("Also in Cambutal");
    await town.rows("UPDATE restaurant_listings SET closed_for_season = 1 WHERE closed_for_season = 0");
    expect(await kinds("/do/marea_alta")).toEqual(["do", "stay", "do"]);
    await town.rows("UPDATE restaurant_listings SET closed_for_season = slug IN ('asleep', 'dozing')");
    const surf = await rows("/do/marea_alta", "near");
    expect(surf[0]).toMatch(/^(?:More Surf Lessons|Tablas Rentals|Don Beto Lessons)$/);
    expect(surf.join()).not.toContain("Dozing");
  });

  test("are only called near within walking distance", async () => {
    await addHotel(town, { slug: "inland", name: "Inland", latitude: 7.4, longitude: -80.94 });
    expect(plain(await read("/eat/here"))).toContain("What's nearby");
    const html = await read("/stay/inland");
    expect(html).toContain("The nearest places");
    expect(plain(html)).not.toContain("What's nearby");
    expect((await rows("/stay/inland", "near"))[0]).toMatch(/^Far Seafood about 3\.6/);
  });

  test("include its events, a series once and none that were cancelled", async () => {
    const here = { location: "Here, Cambutal" };
    const daily = { ...everyWeek, pattern_type: "daily", end_type: "after_count", end_count: 20 } as const;
    await hold(town, { title: "Daily yoga", event_date: "2026-11-22", pattern: daily, ...here });
    await hold(town, { title: "Music night", event_date: "2026-11-24", ...here });
    await hold(town, { title: "Called off", event_date: "2026-11-23", ...here });
    await hold(town, { title: "Not looked at", event_date: "2026-11-23", status: "pending", ...here });
    await hold(town, { title: "Last week", event_date: "2026-11-25", ...here });
    await hold(town, { title: "Elsewhere", event_date: "2026-11-24" });
    await town.env.DB.batch([
      town.env.DB.prepare("UPDATE events SET cancelled_at = 1 WHERE title = 'Called off'"),
      town.env.DB.prepare("UPDATE events SET event_date = '2026-11-14' WHERE title = 'Last week'"),
    ]);
    expect(await rows("/eat/here", "on-here")).toEqual([
      "Daily yoga Nov 22, 6:00 to 7:00 PM",
      "Music night Nov 24, 6:00 to 7:00 PM",
    ]);
    expect(await rows("/eat/west", "on-here")).toEqual([]);
    const rowAt = async (now: string) => {
      const html = await (await town.get("/es/eat/here", { now })).text();
      return plain(/id="on-here".*?<ul[^>]*>(.*?)<\/ul>/s.exec(html)?.[1] ?? "");
    };
    expect(await rowAt("2026-11-24T17:00:00Z")).toContain("Music night esta noche , de 6:00 a 7:00 p. m.");
    expect(await rowAt("2026-11-25T04:59:00Z")).not.toContain("Music night");
  });

  test("include what it hosts elsewhere, with where, and nothing of other hosts", async () => {
    const beach = { location: "The Long Beach", event_date: "2026-11-26" };
    await hold(town, { title: "Hosted lesson", host: "Marea Alta", ...beach });
    await hold(town, { title: "Somebody's lesson", host: "Marea", ...beach });
    expect(await rows("/do/marea_alta", "on-here")).toEqual([
      "Hosted lesson Nov 26, 6:00 to 7:00 PM The Long Beach",
    ]);
    expect(await read("/do/marea_alta")).toContain("Coming up<");
  });

  test("say when each opens or closes, and what a night costs", async () => {
    await town.rows(
      "UPDATE restaurant_listings SET hours = ? WHERE slug = 'west'",
      '{"Saturday":"9 AM - 3 PM"}',
    );
    await town.rows("UPDATE hotel_listings SET price_from = 95, currency = 'USD' WHERE slug = 'door'");
    expect(await rows("/eat/here", "near")).toEqual([
      "Next Door Hotel 1 min on foot From $95/night",
      "West Seafood 4 min on foot closes at 3:00 PM",
      "Bay Hotel 21 min on foot",
    ]);
    const html = await read("/eat/here");
    expect(html).toMatch(/id="near-rows"[^>]* data-changes-at="\d+"/);
    expect(html.indexOf('id="location"')).toBeLessThan(html.indexOf('id="near"'));
  });

  test("cost the same in a town of a thousand places as in one of ten", async () => {
    const used = async () => databaseUse(await town.get("/eat/here", { now }));
    const before = await used();
    await addManyRestaurants(town, 1000, "{}");
    await town.rows(
      "UPDATE restaurant_listings SET latitude = 7.4, longitude = -81 + 0.001 * shuffle WHERE id LIKE 'many-%'",
    );
    const after = await used();
    expect(after.trips).toBe(1);
    expect(after.rows).toBeLessThanOrEqual(60);
    expect(before.rows).toBeLessThanOrEqual(60);
    expect(databaseUse(await town.get("/eat/silent", { now })).rows).toBeLessThanOrEqual(60);
    expect(databaseUse(await town.get("/do/marea_alta", { now })).rows).toBeLessThanOrEqual(60);
  });

  test("expire with what they show", async () => {
    const tags = (await town.get("/stay/door", { now })).headers.get("Cache-Tag")?.split(",");
    expect(tags).toEqual(expect.arrayContaining(["listings:hotel", "listings:restaurant", "events"]));
  });
});
