import type { PortraitKind } from "../../app/rules/pictures/drawable-thing";
import type { Sitter } from "../../app/rules/pictures/portrait-choice";
import { sitterOf, type TellingRow } from "../../app/rules/pictures/portrait-sitter";
import { slugOf } from "../../app/rules/site/slugs";
import { demoEvents, demoSeries } from "../../drizzle/seed/event-stories";
import { activityRows } from "../../drizzle/seed/places/activities";
import { businessRows } from "../../drizzle/seed/places/businesses";
import { hotelRows } from "../../drizzle/seed/places/hotels";
import { restaurantRows } from "../../drizzle/seed/places/restaurants";

const now = new Date();

/** The demonstration's places, in order. */
export function demoPlaces(): Sitter[] {
  const of = (kind: PortraitKind, rows: readonly TellingRow[]) => rows.map((row) => sitterOf(kind, row));
  return [
    ...of("restaurant", restaurantRows(now)),
    ...of("hotel", hotelRows(now)),
    ...of("activity", activityRows(now)),
    ...of("business", businessRows(now)),
  ];
}

/** The demonstration's events, and others a town like this has. */
export function townEvents(): Sitter[] {
  const demo = [...demoEvents, ...demoSeries].map(({ key, event_type, start_time, en, es }) =>
    sitterOf("event", {
      slug: key,
      event_type,
      start_time,
      title: `${en.title} · ${es.title}`,
      description: `${en.description} ${es.description}`,
      full_description: `${en.full_description} ${es.full_description}`,
    }),
  );
  const more = others.map(([event_type, title, description]) =>
    sitterOf("event", { slug: slugOf("event", title), event_type, title, description }),
  );
  return [...demo, ...more];
}

const others: readonly (readonly [type: string, title: string, description: string])[] = [
  ["social", "Mercado del sábado", "Verduras, queso y pan de la región, desde las siete."],
  ["social", "Film under the stars", "A projector, a sheet and folding chairs."],
  ["kids", "Kite afternoon", "Bring a kite or build one with us."],
  ["class", "Cocina panameña", "Aprende a hacer patacones y sancocho con Doña Nena."],
  ["class", "Watercolour on the beach", "Paint the bay with us, brushes included."],
  ["social", "Fiestas patronales", "Tambores, polleras y baile hasta tarde."],
  ["social", "Beach volleyball", "Two nets, mixed teams."],
  ["kids", "Hora del cuento", "Cuentos leídos bajo las palmas."],
  ["social", "Noche de dominó", "Parejas, premios y cerveza fría."],
  ["kids", "Baby turtle release", "We watch the hatchlings find the sea."],
  ["class", "Siembra de mangle", "Sembramos árboles a la orilla del estero."],
];

/** A few of each place `npm run bench` makes. */
export function benchPlaces(): Sitter[] {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  const description = "Whole snapper, patacones and a lime tree to sit under. Cash and cards.";
  const rooms = "Rooms around a garden, two minutes from the beach.";
  return [
    ...numbers.map((n) => {
      const category = ["Seafood", "Cafe", "Italian"][n % 3] ?? "";
      return sitterOf("restaurant", { slug: `place_${n}`, name: `Place ${n}`, category, description });
    }),
    ...numbers.slice(0, 4).map((n) => {
      const category = ["Hotel", "Hostel"][n % 2] ?? "";
      return sitterOf("hotel", { slug: `rooms_${n}`, name: `Rooms ${n}`, category, description: rooms });
    }),
  ];
}
