import { type ListingKind, listingKinds } from "../site/listing-kinds";

/** As named in the address. */
export const ownTabs = ["event", "restaurant", "business", "hotel", "post"] as const;
export type OwnTab = (typeof ownTabs)[number];

/** Deleted and restored as a whole; events are deleted date by date. */
export const ownKinds = [...listingKinds, "post"] as const;
export type OwnKind = (typeof ownKinds)[number];

/** Businesses and activities share a tab; events and posts have tables of their own. */
const kinds: Record<OwnTab, readonly ListingKind[]> = {
  event: [],
  restaurant: ["restaurant"],
  business: ["activity", "business"],
  hotel: ["hotel"],
  post: [],
};

const tabs: Record<OwnKind, OwnTab> = {
  restaurant: "restaurant",
  hotel: "hotel",
  activity: "business",
  business: "business",
  post: "post",
};

export function kindsOf(tab: OwnTab): readonly ListingKind[] {
  return kinds[tab];
}

export function tabOf(kind: OwnKind): OwnTab {
  return tabs[kind];
}

/** How long a deletion can be undone. */
export const undoSpan = 10 * 60_000;

export function canTakeBack(deletedAt: number, now: Date): boolean {
  return now.getTime() - deletedAt < undoSpan;
}
