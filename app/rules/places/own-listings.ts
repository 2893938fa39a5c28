import { isPublic, type Status } from "../review/status";
import type { ListingKind } from "../site/slugs";

/** The tabs of My Listings, by the word that selects them in the address. */
export const ownTabs = ["event", "restaurant", "business", "hotel"] as const;
export type OwnTab = (typeof ownTabs)[number];

/** General businesses and activities share a tab; events have theirs from their own tables. */
const kinds: Record<OwnTab, readonly ListingKind[]> = {
  event: [],
  restaurant: ["restaurant"],
  business: ["activity", "business"],
  hotel: ["hotel"],
};

const tabs: Record<ListingKind, OwnTab> = {
  restaurant: "restaurant",
  hotel: "hotel",
  activity: "business",
  business: "business",
};

export function kindsOf(tab: OwnTab): readonly ListingKind[] {
  return kinds[tab];
}

export function tabOf(kind: ListingKind): OwnTab {
  return tabs[kind];
}

/** What is deleted can be taken back for so long. */
export const undoSpan = 10 * 60_000;

export function canTakeBack(deletedAt: number, now: Date): boolean {
  return now.getTime() - deletedAt < undoSpan;
}

export type ChangesState = "none" | "waiting" | "declined";

/** What became of the edit of a listing that is already public: its owner sees the public one and this beside it. */
export function changesState(listing: {
  status: Status;
  pending_changes?: unknown;
  waiting_since: number | null;
}): ChangesState {
  if (!isPublic(listing) || !listing.pending_changes) return "none";
  return listing.waiting_since === null ? "declined" : "waiting";
}
