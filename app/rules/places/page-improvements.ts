import type { ListingKind } from "../site/listing-kinds";
import { daysOfHours } from "./hours";

/** What would improve a page, each with a sentence in the catalogs. */
type Wish =
  | "description"
  | "photo"
  | "morePhotos"
  | "hours"
  | "position"
  | "whatsapp"
  | "phone"
  | "menu"
  | "otherLanguage"
  | "amenities"
  | "price"
  | "duration"
  | "details"
  | "website";

type Filled = (field: string) => readonly string[];
type Check = (filled: Filled) => boolean;

const fewWords = 120;
const fewPhotos = 3;

const has =
  (...fields: string[]): Check =>
  (filled) =>
    fields.some((field) => filled(field).some((text) => text.trim()));

const hasAll =
  (...fields: string[]): Check =>
  (filled) =>
    fields.every((field) => has(field)(filled));

const isLong =
  (...fields: string[]): Check =>
  (filled) =>
    fields.some((field) => (filled(field)[0]?.trim().length ?? 0) >= fewWords);

const photos: Check = (filled) => filled("gallery_images").filter((text) => text.trim()).length >= fewPhotos;
const hours = has("hours_text", ...daysOfHours.map((day) => `hours.${day}`));
const position = hasAll("latitude", "longitude");

type Wishes = readonly (readonly [wish: Wish, field: string, isGranted: Check])[];

/** In the order a visitor misses them. */
const wishes: Record<ListingKind | "event", Wishes> = {
  restaurant: [
    ["photo", "image", has("image_url")],
    ["hours", "hours", hours],
    ["position", "latitude", position],
    ["whatsapp", "whatsapp", has("whatsapp", "phone")],
    ["menu", "menu", has("menu_images", "menu_text", "menu.0.dish")],
    ["description", "description", isLong("description")],
    ["morePhotos", "gallery_files", photos],
    ["otherLanguage", "translation.description", has("translation.description")],
  ],
  hotel: [
    ["photo", "image", has("image_url")],
    ["position", "latitude", position],
    ["price", "price_from", has("price_from")],
    ["amenities", "amenities", (filled) => filled("amenities").filter(Boolean).length >= 3],
    ["details", "full_description", isLong("full_description", "description")],
    ["morePhotos", "gallery_files", photos],
    ["otherLanguage", "translation.description", has("translation.description")],
  ],
  activity: [
    ["photo", "image", has("image_url")],
    ["price", "price_from", has("price_from")],
    ["duration", "duration", has("duration")],
    ["description", "description", isLong("description")],
    ["website", "website", has("website")],
    ["otherLanguage", "translation.description", has("translation.description")],
  ],
  business: [
    ["photo", "image", has("image_url")],
    ["phone", "phone", has("phone")],
    ["description", "description", isLong("description")],
    ["otherLanguage", "translation.description", has("translation.description")],
  ],
  event: [
    ["photo", "image", has("image_url")],
    ["details", "full_description", isLong("full_description")],
    ["otherLanguage", "translation.title", has("translation.title")],
  ],
};

type PageImprovements = { granted: number; all: number; missing: { wish: Wish; field: string }[] };

/** What a page has, and what's missing with the field for it. */
export function pageImprovements(kind: keyof typeof wishes, filled: Filled): PageImprovements {
  const missing = wishes[kind].filter(([, , isGranted]) => !isGranted(filled));
  return {
    granted: wishes[kind].length - missing.length,
    all: wishes[kind].length,
    missing: missing.map(([wish, field]) => ({ wish, field })),
  };
}
