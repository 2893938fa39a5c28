import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { drizzle } from "drizzle-orm/d1";
import {
  adventureBusinessListings,
  businessListings,
  hotelListings,
  restaurantListings,
} from "../../app/server/db/schema/places";
import type { Town } from "./town";

type Given<Table extends { $inferInsert: object }> = Partial<Table["$inferInsert"]>;

/** Required columns; public by default. */
function basics(town: Town) {
  const id = `place-${town.nextNumber()}`;
  const at = Date.parse("2026-11-01T12:00:00Z");
  return {
    id,
    slug: id.replace("-", "_"),
    form_token: id,
    status: "approved" as const,
    language: "en" as const,
    address: "Main street, Cambutal",
    approved_at: at,
    created_at: at,
    updated_at: at,
  };
}

export async function addRestaurant(town: Town, given: Given<typeof restaurantListings> = {}) {
  const row = { ...basics(town), name: "La Panga", category: "Seafood", description: "Fish.", ...given };
  await drizzle(town.env.DB).insert(restaurantListings).values(row);
  return row;
}

export async function addHotel(town: Town, given: Given<typeof hotelListings> = {}) {
  const row = { ...basics(town), name: "Los Almendros", category: "Hotel", description: "Rooms.", ...given };
  await drizzle(town.env.DB).insert(hotelListings).values(row);
  return row;
}

export async function addActivity(town: Town, given: Given<typeof adventureBusinessListings> = {}) {
  const row = {
    ...basics(town),
    business_name: "Marea Alta",
    category: "surf",
    business_type: "Lessons",
    description: "Waves for beginners.",
    ...given,
  };
  await drizzle(town.env.DB).insert(adventureBusinessListings).values(row);
  return row;
}

export async function addBusiness(town: Town, given: Given<typeof businessListings> = {}) {
  const row = { ...basics(town), name: "La Esquina", category: "Retail", description: "Candles.", ...given };
  await drizzle(town.env.DB).insert(businessListings).values(row);
  return row;
}

/** A thousand restaurants, a hundred per statement. */
export async function addManyRestaurants(town: Town, many: number, hours: string) {
  const at = Date.parse("2026-11-01T12:00:00Z");
  await town.env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO restaurant_listings (id, slug, form_token, status, language, name, category, description, address,
       hours, shuffle, created_at, updated_at)
     SELECT 'many-' || i, 'many_' || i, 'many-' || i, 'approved', 'en', 'Place ' || i, 'Seafood', 'Fish and rice.',
       'Cambutal', ?2, i * 7919 % 104729, ?3, ?3 FROM n`,
  )
    .bind(many, hours, at)
    .run();
}

/** Every hundredth mentions a hammock. */
export function addManyHotels(town: Town, many: number) {
  return town.env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO hotel_listings (id, slug, form_token, status, language, name, category, description, address,
       search_text, shuffle, created_at, updated_at)
     SELECT 'many-' || i, 'many_' || i, 'many-' || i, 'approved', 'en', 'Rooms ' || i, 'Hostel', 'Bunks.', 'Cambutal',
       iif(i % 100 = 0, 'rooms with a hammock', 'rooms'), 10 + i, 0, 0 FROM n`,
  )
    .bind(many)
    .run();
}

/** The address of the next page, if there is one. */
export function nextPage(html: string): string | undefined {
  return html.match(/href="([^"]*page=[^"#]*)#list"[^>]*rel="next"/)?.[1]?.replaceAll("&amp;", "&");
}

/** The compressed size of a first view: document, styles and script. */
export function weightOf(html: string, quality: number = constants.BROTLI_MAX_QUALITY): number {
  const files = [...html.matchAll(/(?:rel="stylesheet" href|<script[^>]* src)="(\/assets\/[^"]+)"/g)];
  const parts = [html, ...files.map(([, path]) => readFileSync(`build/client${path}`))];
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return parts.reduce((sum, part) => sum + brotliCompressSync(part, { params }).length, 0);
}

/** As the edge compresses on the fly. */
export function quickWeightOf(html: string): number {
  return weightOf(html, 5);
}

/** The texts of one kind of element, without markup. */
export function textsOf(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "gs"))].map(([, inner = ""]) =>
    inner.replace(/<[^>]+>/g, "").trim(),
  );
}

/** In order. */
export function cardNames(html: string): string[] {
  return [...html.matchAll(/<a class="card-link"[^>]*>(.*?)<\/a>/g)].map(([, name = ""]) => name);
}

export function markupOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json),
  );
}
