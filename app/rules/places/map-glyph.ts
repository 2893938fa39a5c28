import { readPortrait } from "../pictures/portrait";
import type { Thing } from "../pictures/things";
import type { ListingKind } from "../site/listing-kinds";

/** What a pin can carry: so small, a thing is told by the family it belongs to. */
const families = {
  fish: "fish ceviche shrimp lobster sandtables sushi",
  cup: "moka pourover cappuccino hojaldre cake bread smoothie icecream",
  pot: "stew plato chicken bowl ramen empanadas hatch cooking",
  oven: "oven pizza pasta grill ribs burger hotdog",
  mug: "bar cocktail beer tapas coconut",
  taco: "tacos guacamole",
  table: "terrace longtable",
  bed: "bed hotel villa almonds pool",
  bunk: "bunks",
  cabin: "cabanas house treehouse aframe tent hammock camper",
  parasol: "chairs",
  leaf: "jungle howler macaw easel seedling",
  door: "boutique courtyard",
  board: "lesson wave wetsuits",
  boards: "boards rack surfshop repair paddle kayak snorkel",
  lotus: "yoga figtree mat candles massage gym",
  peak: "backpack trail waterfall horses bike quad",
  turtle: "turtle nightwalk hatchlings whale pelican",
  boat: "panga sailfish tuna rods sailboat",
  basket: "grocery market clothes pharmacy barber crafts",
  wrench: "workshop pump hardware upkeep builder laptop",
  van: "minibus taxi pickup scooter plane routes",
  shirt: "laundry",
  sign: "signpost tickets forsale school storybook camera",
  screen: "cinema turtletalk concert festival football volleyball domino",
} as const satisfies Record<string, string>;
export type MapGlyph = keyof typeof families;

const glyphs = new Map<string, MapGlyph>(
  (Object.entries(families) as [MapGlyph, string][]).flatMap(([glyph, things]) =>
    things.split(" ").map((thing) => [thing, glyph] as const),
  ),
);
const general: Record<ListingKind, MapGlyph> = {
  restaurant: "table",
  hotel: "bed",
  activity: "peak",
  business: "sign",
};

export function glyphOfThing(thing: Thing): MapGlyph | null {
  return glyphs.get(thing) ?? null;
}

/** The pin carries the thing of the place's portrait; one without a portrait the sign of its kind. */
export function mapGlyph(kind: ListingKind, portraitCode: string | null): MapGlyph {
  const portrait = readPortrait(portraitCode);
  return (portrait && glyphOfThing(portrait.thing)) ?? general[kind];
}
