import type { SluggedKind } from "../site/slugs";

/** Facts that mislead visitors when stale: an owner's change is public at once. */
const facts: Record<SluggedKind, readonly string[]> = {
  restaurant: ["hours", "kitchen_until", "phone", "whatsapp", "closed_for_season", "mark"],
  hotel: ["policies", "mark"],
  activity: ["hours", "whatsapp", "mark"],
  business: ["phone", "mark"],
  event: ["cancelled_at", "event_date", "start_time", "end_time", "location"],
  post: [],
};

export function isAtOnce(kind: SluggedKind, field: string): boolean {
  // Portraits are our own drawings, so there's nothing to review.
  return field === "portrait" || facts[kind].includes(field);
}

export function hasFactsAtOnce(kind: SluggedKind): boolean {
  return facts[kind].length > 0;
}
