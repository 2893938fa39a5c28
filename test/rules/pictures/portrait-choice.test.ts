import { describe, expect, test } from "vitest";
import { eventTypes } from "../../../app/rules/events/event-types";
import { portraitKinds } from "../../../app/rules/pictures/drawable-thing";
import type { Portrait } from "../../../app/rules/pictures/portrait";
import { choosePortrait, hoursOf, type Sitter } from "../../../app/rules/pictures/portrait-choice";
import { hourOf } from "../../../app/rules/pictures/portrait-parts";
import { sitterOf } from "../../../app/rules/pictures/portrait-sitter";
import { thingNames, things } from "../../../app/rules/pictures/things";
import {
  businessCategories,
  hotelCategories,
  restaurantCategories,
} from "../../../app/rules/places/categories";

const place = (kind: Sitter["kind"], category: string, name: string, told = ""): Sitter => ({
  kind,
  category,
  name,
  description: told,
  slug: name.toLowerCase().replaceAll(" ", "_"),
});
const thingOf = (...sitter: Parameters<typeof place>) => choosePortrait(place(...sitter)).thing;

/** One after the other, each knowing the portraits so far. */
function settle(sitters: readonly Sitter[]): Portrait[] {
  const taken: Portrait[] = [];
  for (const sitter of sitters) taken.push(choosePortrait(sitter, taken));
  return taken;
}

describe("A portrait shows what a place is", () => {
  test.each([
    ["restaurant", "Italian", "Horno de Mar", "A clay oven and long-rested dough. Pizza at night.", "oven"],
    ["restaurant", "Mexican", "Tacos del Fin del Mundo", "Fish tacos from a window in a blue wall.", "tacos"],
    ["restaurant", "Cafe", "Amanecer", "Hojaldres con queso blanco y huevos al gusto.", "hojaldre"],
    ["restaurant", "Japanese", "Umi", "Ramen de cerdo y fideos hechos en casa.", "ramen"],
    ["hotel", "Hostel", "La Ola", "Dormitorios con literas y un estante para tablas.", "bunks"],
    ["hotel", "Boutique", "Casa Marea", "One courtyard with a mango tree, bicycles for guests.", "courtyard"],
    ["activity", "tours", "Noches de Tortugas", "Caminatas calladas junto a los nidos.", "turtle"],
    ["activity", "tours", "Río arriba", "Paseos en kayak por el manglar.", "kayak"],
    ["activity", "fishing", "Don Beto", "Charter boats for tuna, captain included.", "panga"],
    ["business", "Services", "El Corvino", "Llantas, frenos y remolque.", "workshop"],
    ["business", "Transportation", "Sur", "Scooter and motorbike rental.", "scooter"],
    ["event", "class", "Three Coffees, One Table", "A tasting.", "pourover"],
    ["event", "kids", "Tarde de castillos de arena", "Palas y baldes.", "castle"],
    ["event", "social", "Beach Clean-up", "Gloves and bags are there.", "cleanup"],
  ] as const)("%s, %s: %s", (kind, category, name, told, thing) => {
    expect(thingOf(kind, category, name, told)).toBe(thing);
  });

  test("accents and capitals make no difference", () => {
    expect(thingOf("hotel", "Hotel", "CABAÑAS Y BUNGALÓS")).toBe(
      thingOf("hotel", "Hotel", "cabanas y bungalos"),
    );
  });

  test("a café that also fries a snapper is still a café", () => {
    const cafe = thingOf(
      "restaurant",
      "Cafe",
      "Place 7",
      "Whole snapper, patacones and a lime tree to sit under.",
    );
    expect(things[cafe].of.restaurant).toContain("Cafe");
  });

  test("a place without category and with little text still has a portrait", () => {
    for (const kind of portraitKinds) expect(things[thingOf(kind, "", "Xyz")].of).toHaveProperty(kind);
  });

  test("a class called Sunrise is at dawn, a dinner under the moon at night", () => {
    expect(hourOf(choosePortrait(place("event", "class", "Sunrise Yoga")).light)).toBe("dawn");
    expect(
      hourOf(choosePortrait(place("restaurant", "Japanese", "Sushi", "Bajo la luna llena.")).light),
    ).toBe("night");
  });

  test("of two times a place mentions, the first one counts", () => {
    const fig = place(
      "activity",
      "fitness",
      "Yoga Bajo el Higo",
      "Under the fig tree at sunrise and again before dinner.",
    );
    expect(hourOf(choosePortrait(fig).light)).toBe("dawn");
  });

  test("only lights that suit a thing are used", () => {
    const everywhere = restaurantCategories.flatMap((category) =>
      settle(Array.from({ length: 12 }, (_, n) => place("restaurant", category, `Place ${n}`))),
    );
    for (const { thing, light } of everywhere) expect(hoursOf(thing)).toContain(hourOf(light));
  });
});

describe("Neighbors differ in any order", () => {
  const crowd = (kind: Sitter["kind"], categories: readonly string[]) =>
    settle(
      Array.from({ length: 24 }, (_, n) =>
        place(kind, categories[n % categories.length] ?? "", `Place ${n}`, "Two minutes from the beach."),
      ),
    );
  const crowds = [
    ["restaurants", crowd("restaurant", restaurantCategories)],
    ["cafés", crowd("restaurant", ["Cafe"])],
    ["hotels", crowd("hotel", hotelCategories)],
    ["hostels", crowd("hotel", ["Hostel"])],
    ["surf schools", crowd("activity", ["surf"])],
    ["businesses", crowd("business", businessCategories)],
    ["events", crowd("event", eventTypes)],
    [
      "yoga classes",
      settle(Array.from({ length: 24 }, (_, n) => place("event", "class", `Yoga on the beach ${n}`))),
    ],
  ] as const;

  test.each(crowds)("no two of twenty-four %s look the same", (_, portraits) => {
    const seen = portraits.map(({ thing, light, accent }) => `${thing} ${light} ${accent}`);
    expect(new Set(seen).size).toBe(24);
  });

  test.each(crowds)("no thing is used more often among twenty-four %s than necessary", (_, portraits) => {
    const counts = new Map<string, number>();
    for (const { thing } of portraits) counts.set(thing, (counts.get(thing) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(10);
    expect(counts.size).toBeGreaterThanOrEqual(3);
  });

  test("two of the same thing share a light only once every light is used", () => {
    const ovens = settle(
      Array.from({ length: 6 }, (_, n) => place("restaurant", "Italian", `Horno ${n}`)),
    ).filter(({ thing }) => thing === "oven");
    expect(ovens.length).toBeGreaterThan(1);
    expect(new Set(ovens.map(({ light }) => light)).size).toBe(ovens.length);
  });
});

describe("Owners choose parts", () => {
  test("a chosen part stays, the rest is chosen to fit", () => {
    const portrait = choosePortrait(place("restaurant", "Seafood", "La Panga"), [], {
      thing: "lobster",
      accent: "teal",
    });
    expect(portrait).toMatchObject({ thing: "lobster", accent: "teal" });
    expect(hoursOf("lobster")).toContain(hourOf(portrait.light));
  });

  test("the same place among the same neighbours always gets the same portrait", () => {
    const panga = place("restaurant", "Seafood", "La Panga", "Whole red snapper.");
    expect(choosePortrait(panga)).toEqual(choosePortrait(panga));
  });
});

describe("A row determines its drawing", () => {
  test("its text in both languages, its type and its category", () => {
    const sitter = sitterOf("activity", {
      slug: "giras",
      business_name: "Giras",
      business_type: "Hiking Tours",
      category: "tours",
      description: "Cascadas y guacamayas.",
      translation: { description: { text: "Waterfalls and macaws." } },
    });
    expect(sitter).toMatchObject({ kind: "activity", slug: "giras", category: "tours" });
    expect(sitter.name).toContain("Hiking Tours");
    expect(sitter.description).toContain("Cascadas");
    expect(sitter.description).toContain("Waterfalls");
  });

  test("missing translations and facts are ignored", () => {
    expect(sitterOf("hotel", { slug: "x", name: "X", translation: null }).description).toBe("");
  });
});

test("every thing belongs to a kind and has a light", () => {
  for (const thing of thingNames) {
    expect(Object.keys(things[thing].of), thing).not.toEqual([]);
    expect(things[thing].hours, thing).not.toEqual([]);
    expect(() => new RegExp(things[thing].keywords), thing).not.toThrow();
  }
});
