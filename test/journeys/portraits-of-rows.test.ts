import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPortrait } from "../../app/rules/pictures/portrait";
import { portraitAddress } from "../../app/rules/pictures/portrait-address";
import { beginSeries } from "../support/event-owner-acts";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { type Person, signUp } from "../support/people";
import { activity, business, hotel, newToken, restaurant } from "../support/submissions";
import { openTown, type Town } from "../support/town";

let town: Town;
let owner: Person;
beforeAll(async () => {
  town = await openTown({ now: "2026-11-21T15:00:00Z" });
  owner = await signUp(town, { name: "Rosa" });
});
afterAll(() => town.close());

const send = (path: string, form: Record<string, string>) =>
  town.post(path, { form_token: newToken(), ...form }, { headers: owner.headers });
const codeOf = async (table: string, slug: string) => {
  const [row] = await town.rows<{ portrait_code: string }>(
    `SELECT portrait_code FROM ${table} WHERE slug = ?`,
    slug,
  );
  return row?.portrait_code ?? "";
};
const thingOf = (code: string) => readPortrait(code)?.thing;

describe("Every stored row gets a portrait", () => {
  test("for a restaurant by its text", async () => {
    await send("/add-restaurant", {
      ...restaurant,
      name: "Horno Viejo",
      category: "Italian",
      description: "Pizza from a clay oven.",
    });
    expect(thingOf(await codeOf("restaurant_listings", "horno_viejo"))).toBe("oven");
  });

  test("for a hotel, an activity and a business by theirs", async () => {
    await send("/add-hotel", hotel);
    await send("/add-activity", activity);
    await send("/add-business", business);
    expect(thingOf(await codeOf("hotel_listings", "casa_del_faro"))).toBe("cabanas");
    expect(thingOf(await codeOf("adventure_business_listings", "olas_y_tablas"))).toBe("lesson");
    expect(thingOf(await codeOf("business_listings", "lavanderia_brisa"))).toBe("laundry");
  });

  test("and twelve with the same text differ, even if they're created at once", async () => {
    const twelve = Array.from({ length: 12 }, (_, n) => ({
      ...restaurant,
      name: `Café ${n}`,
      category: "Cafe",
    }));
    await Promise.all(twelve.map((form) => send("/add-restaurant", form)));
    const rows = await town.rows<{ portrait_code: string }>(
      "SELECT portrait_code FROM restaurant_listings WHERE category = 'Cafe'",
    );
    const looks = rows.map(({ portrait_code }) => portrait_code.split("-").slice(0, 2).join(" "));
    expect(looks).toHaveLength(12);
    expect(new Set(looks).size).toBe(12);
  });

  test("and the dates of a series have the series' portrait", async () => {
    const { id } = await hold(town, {
      title: "Limpieza de playa",
      pattern: { ...everyWeek, end_type: "after_count", end_count: 3 },
    });
    const rows = await town.rows<{ code: string }>(
      "SELECT portrait_code AS code FROM events WHERE event_series_id = ?1 UNION ALL SELECT portrait_code FROM event_series WHERE id = ?1",
      id,
    );
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(1);
    expect(thingOf(rows[0]?.code ?? "")).toBe("cleanup");
  });

  test("and an event that becomes a series has the one chosen in the same form", async () => {
    const { id } = await hold(town, { title: "Noche de cuentos", status: "pending", owner: owner.id });
    const made = await beginSeries(town.services({ now: new Date("2026-11-21T15:00:00Z") }), owner, id, {
      fields: { portrait: { thing: "bonfire" } },
      date: "2026-12-01",
      pattern: { ...everyWeek, end_type: "after_count", end_count: 3 },
    });
    expect(made.ok).toBe(true);
    const rows = await town.rows<{ code: string }>(
      "SELECT portrait_code AS code FROM events WHERE slug = ?1 UNION ALL SELECT portrait_code FROM event_series WHERE slug = ?1",
      "noche-de-cuentos",
    );
    expect(rows.map(({ code }) => thingOf(code))).toEqual(["bonfire", "bonfire", "bonfire", "bonfire"]);
  });
});

describe("A portrait stays while it fits", () => {
  const edit = async (form: Record<string, string>) => {
    const [row] = await town.rows<{ id: string }>("SELECT id FROM restaurant_listings WHERE slug = 'la_ola'");
    const typed = {
      ...restaurant,
      name: "La Ola",
      description: "Sushi and cold beer.",
      category: "Japanese",
    };
    await send(`/my-listings/restaurant/${row?.id}/edit`, { ...typed, ...form });
    return codeOf("restaurant_listings", "la_ola");
  };

  test("through edits of other text, but not when the place becomes something else", async () => {
    await send("/add-restaurant", {
      ...restaurant,
      name: "La Ola",
      description: "Sushi and cold beer.",
      category: "Japanese",
    });
    const first = await codeOf("restaurant_listings", "la_ola");
    expect(thingOf(first)).toBe("sushi");
    expect(await edit({ description: "Sushi, cold beer and a view." })).toBe(first);
    const second = await edit({ category: "Mexican", description: "Tacos and tortillas." });
    expect(thingOf(second)).toBe("tacos");
  });
});

describe("Owners choose the parts", () => {
  const typed = { ...restaurant, name: "El Muelle", description: "Fish.", category: "Seafood" };
  const chosen = { "portrait.thing": "shrimp", "portrait.hour": "night", "portrait.accent": "rose" };
  const show = async (form: Record<string, string>) => {
    const shown = await send("/add-restaurant", { ...typed, ...form, intent: "show" });
    const html = await shown.text();
    return { status: shown.status, html, code: /portraits\/\w+\/([\w-]+)\.svg/.exec(html)?.[1] ?? "" };
  };

  test("and see them before anything is sent, even without scripts", async () => {
    const { status, html, code } = await show(chosen);
    expect(status).toBe(200);
    expect(code).toMatch(/^shrimp-(night|violet)-rose-/);
    expect(html).toContain('<option value="shrimp" selected="">Shrimp</option>');
    expect(await codeOf("restaurant_listings", "el_muelle")).toBe("");
  });

  test("while parts that don't exist for such a place are left to the guide", async () => {
    expect(thingOf((await show({ "portrait.thing": "bunks" })).code)).toBe("fish");
    expect(thingOf((await show({ "portrait.thing": "../x" })).code)).toBe("fish");
  });

  test("which the place then shows, and keeps through edits of its text", async () => {
    await send("/add-restaurant", { ...typed, ...chosen });
    const code = await codeOf("restaurant_listings", "el_muelle");
    expect(code).toMatch(/^shrimp-(night|violet)-rose-/);
    const [row] = await town.rows<{ id: string }>(
      "SELECT id FROM restaurant_listings WHERE slug = 'el_muelle'",
    );
    const form = await (
      await town.get(`/my-listings/restaurant/${row?.id}/edit`, { headers: owner.headers })
    ).text();
    expect(form).toContain(`${code}.svg`);
    await send(`/my-listings/restaurant/${row?.id}/edit`, { ...typed, ...chosen, description: "Tacos." });
    expect(await codeOf("restaurant_listings", "el_muelle")).toBe(code);
  });
});

describe("Pages show it", () => {
  test("on a card, on the place's own page, and on the calendar's next events", async () => {
    const { slug } = await hold(town, { title: "Noche de dominó" });
    const code = await codeOf("events", slug);
    const home = await (await town.get("/")).text();
    const page = await (await town.get(`/events/${slug}`)).text();
    expect(home).toContain(
      `<img src="${portraitAddress(code)}" alt="" width="960" height="720" loading="lazy"`,
    );
    expect(page).toContain(`<img src="${portraitAddress(code, "wide")}" alt=""`);
  });
});
