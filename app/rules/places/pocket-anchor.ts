import type { ListingKind } from "../site/listing-kinds";

/** The anchor of a place in the pocket guide: by its number on the map, where it has one. */
export function pocketAnchor(place: { kind: ListingKind; slug: string; number?: number }): string {
  return place.number ? `p${place.number}` : `${place.kind}-${place.slug}`;
}
