export const listingKinds = ["restaurant", "hotel", "activity", "business"] as const;
export type ListingKind = (typeof listingKinds)[number];

export function isListingKind(kind: string): kind is ListingKind {
  return listingKinds.some((one) => one === kind);
}

/** Kinds with a page of their own. */
export const placeKinds = ["restaurant", "hotel", "activity"] as const;
export type PlaceKind = (typeof placeKinds)[number];
