import type { ReviewKind } from "./review-kinds";

const basics = ["name", "category", "description", "address"];
const marks = ["mark", "mark_note"];
const position = ["latitude", "longitude"];

const event = ["title", "event_type", "host", "location"];
const descriptive = ["description", "full_description", "image_url", "translation"];
const clock = ["start_time", "end_time"];

/** In the order of the form. */
const facts: Record<ReviewKind, readonly string[]> = {
  restaurant: [
    ...basics,
    ...position,
    ...["phone", "whatsapp", "website", "email", "hours", "kitchen_until", "closed_for_season"],
    ...marks,
    ...["image_url", "gallery_images", "menu_images", "menu", "translation"],
  ],
  hotel: [
    ...["name", "category", "description", "full_description", "address"],
    ...position,
    ...["affiliate_url", "expedia_hotel_id", "commission_rate", "rating", "review_count", "price_from"],
    ...["currency", "amenities", ...marks, "policies", "image_url", "gallery_images", "translation"],
  ],
  activity: [
    ...["business_name", "category", "business_type", "description", "hours", "whatsapp", "address"],
    ...["location", "price_from", "duration", "website", ...marks, "image_url", "translation"],
  ],
  business: [...basics, "phone", "email", "website", ...marks, "image_url", "translation"],
  event: [...event, "event_date", ...clock, ...descriptive],
  series: [...event, ...clock, ...descriptive],
  post: [
    ...["title", "slug", "excerpt", "category", "tags", "featured_image_url"],
    ...["seo_title", "seo_description", "seo_keywords", "language", "translation"],
  ],
};

export type FieldValue = { field: string; value: unknown };

/** Objects by key: "hours.Monday", "translation.name". */
export function factsOf(kind: ReviewKind, listing: object): FieldValue[] {
  const values = new Map<string, unknown>(Object.entries(listing));
  return facts[kind].flatMap((field) => flatten(field, values.get(field)));
}

/** Without texts that are shown elsewhere, and their translations. */
export function factsBesides(
  shown: readonly { field: string }[],
  facts: readonly FieldValue[],
): FieldValue[] {
  const fields = new Set(shown.flatMap(({ field }) => [field, `translation.${field}`]));
  return facts.filter(({ field }) => !fields.has(field));
}

function flatten(field: string, value: unknown): FieldValue[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [{ field, value }];
  if ("hash" in value) return [{ field, value: (value as { text?: unknown }).text }];
  return Object.entries(value).flatMap(([key, one]) => flatten(`${field}.${key}`, one));
}
