import type { SluggedKind } from "../site/slugs";

/** Facts a visitor is hurt by when they are stale: an owner's change of them is public at once. */
const facts: Record<SluggedKind, readonly string[]> = {
  restaurant: ["hours", "kitchen_until", "phone", "whatsapp", "closed_for_season", "mark"],
  hotel: ["policies", "mark"],
  activity: ["hours", "whatsapp", "mark"],
  business: ["phone", "mark"],
  event: ["cancelled_at", "event_date", "start_time", "end_time", "location"],
  post: [],
};

export function isAtOnce(kind: SluggedKind, field: string): boolean {
  // Whatever is chosen for a portrait was drawn by the guide: there is nothing to review.
  return field === "portrait" || facts[kind].includes(field);
}

export function hasFactsAtOnce(kind: SluggedKind): boolean {
  return facts[kind].length > 0;
}
