import type { ListingKind } from "../site/listing-kinds";
import type { VenueHours } from "./venue-closed";

/** The listing where an event takes place, if it's one. */
export type Venue = VenueHours & {
  place_kind: ListingKind | null;
  place_slug: string | null;
  place_address: string | null;
  latitude: number | null;
  longitude: number | null;
};

const sections = { restaurant: "/eat", hotel: "/stay", activity: "/do", business: null } as const;

/** General businesses have no page. */
export function pathOfVenue({
  place_kind,
  place_slug,
}: Pick<Venue, "place_kind" | "place_slug">): string | null {
  const section = place_kind && place_slug ? sections[place_kind] : null;
  return section && `${section}/${place_slug}`;
}
