import { type ListingKind, listingKinds } from "../site/slugs";

/** The tabs of My Listings, by the word that selects them in the address. */
export const ownTabs = ["event", "restaurant", "business", "hotel", "post"] as const;
export type OwnTab = (typeof ownTabs)[number];

/** What a person may delete as a whole and take back; events are deleted date by date. */
export const ownKinds = [...listingKinds, "post"] as const;
export type OwnKind = (typeof ownKinds)[number];

/** General businesses and activities share a tab; events and posts have theirs from their own tables. */
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

/** What is deleted can be taken back for so long. */
export const undoSpan = 10 * 60_000;

export function canTakeBack(deletedAt: number, now: Date): boolean {
  return now.getTime() - deletedAt < undoSpan;
}
