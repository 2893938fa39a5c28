/** The kinds of listing with a page of their own. */
export const placeKinds = ["restaurant", "hotel", "activity"] as const;
export type PlaceKind = (typeof placeKinds)[number];
