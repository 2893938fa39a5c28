import type { RouterContextProvider } from "react-router";
import { isOneOf } from "../../../rules/places/categories";
import { kindsOf, type OwnTab, ownTabs, tabOf, undoSpan } from "../../../rules/places/own-listings";
import { cardsPerPage } from "../../../rules/places/placement";
import { encodePageKey } from "../../../rules/site/page-key";
import { listingKinds } from "../../../rules/site/slugs";
import type { Services } from "../../context";
import { servicesContext } from "../../context";
import { ask, isAway } from "../../db/client";
import {
  countOwnEvents,
  type MyEvent,
  selectDeletedEvents,
  selectOwnEvents,
} from "../../db/events/own-event-cards";
import {
  countOwnListings,
  type DeletedListing,
  type OwnKey,
  type OwnListing,
  selectDeletedListings,
  selectOwnListings,
} from "../../db/places/own-listings";
import { requireUser } from "../../http/guards";
import { readPageKey } from "../../http/page-key";

type Context = Readonly<RouterContextProvider>;
type Counts = Record<OwnTab, number>;
export type MyListingsPage = {
  tab: OwnTab;
  /** Null when the list could not be read. */
  list: { listings: OwnListing[]; events: MyEvent[]; next: string | null; isFirst: boolean } | null;
  counts: Counts | null;
  deleted: (Omit<DeletedListing, "kind"> & { kind: string })[];
};

/** A person's own listings of one tab, with the counts of all, in one round trip. */
export async function loadMyListings(context: Context, url: URL): Promise<MyListingsPage> {
  const viewer = requireUser(context, url);
  const asked = url.searchParams.get("type");
  const tab = isOneOf(ownTabs, asked) ? asked : "event";
  const after = readPageKey(url, ["number", "text"]);
  try {
    return { tab, ...(await readTab(context.get(servicesContext), viewer.id, tab, after)) };
  } catch (error) {
    if (!isAway(error)) throw error;
    return { tab, list: null, counts: null, deleted: [] };
  }
}

/** 503 when the list could not be read: the page says so, and nobody keeps it. */
export function statusOf(page: MyListingsPage): number {
  return page.list ? 200 : 503;
}

async function readTab({ db, now }: Services, userId: string, tab: OwnTab, after: OwnKey | null) {
  const kinds = kindsOf(tab);
  const since = new Date(now().getTime() - undoSpan);
  const counting = listingKinds.map((kind) => countOwnListings(db, kind, userId));
  const listing = kinds.map((kind) => selectOwnListings(db, kind, userId, after, cardsPerPage + 1));
  const undoing = kinds.map((kind) => selectDeletedListings(db, kind, userId, since));
  if (tab === "event") return readEvents({ db, now }, userId, after, since);
  const results = await ask(db, [countOwnEvents(db, userId), ...counting, ...listing, ...undoing]);
  const [[eventCount], others] = cut(results as readonly unknown[], 1);
  const [counted, rest] = cut(others, counting.length);
  const [listed, removed] = cut(rest, listing.length);

  const rows = (listed as OwnListing[][]).flat().sort(byAge);
  const listings = rows.slice(0, cardsPerPage);
  const last = listings.at(-1);
  const next = rows.length > cardsPerPage && last ? encodePageKey([last.created_at, last.id]) : null;
  return {
    list: { listings, events: [], next, isFirst: after === null },
    counts: countsOf(counted as { count: number }[][], eventCount as { count: number }[]),
    deleted: (removed as DeletedListing[][]).flat(),
  };
}

/** The tab of events, which have tables of their own. */
async function readEvents(
  { db }: Pick<Services, "db" | "now">,
  userId: string,
  after: OwnKey | null,
  since: Date,
) {
  const counting = listingKinds.map((kind) => countOwnListings(db, kind, userId));
  const [eventCount, found, deleted, ...counted] = await ask(db, [
    countOwnEvents(db, userId),
    selectOwnEvents(db, userId, after, cardsPerPage + 1),
    selectDeletedEvents(db, userId, since),
    ...counting,
  ]);
  const events = found.slice(0, cardsPerPage);
  const last = events.at(-1);
  const next = found.length > cardsPerPage && last ? encodePageKey([last.created_at, last.id]) : null;
  return {
    list: { listings: [], events, next, isFirst: after === null },
    counts: countsOf(counted, eventCount),
    deleted,
  };
}

function cut<T>(list: readonly T[], at: number): [T[], T[]] {
  return [list.slice(0, at), list.slice(at)];
}

function byAge(a: OwnListing, b: OwnListing): number {
  return b.created_at - a.created_at || (a.id < b.id ? 1 : -1);
}

function countsOf(counted: { count: number }[][], events: { count: number }[]): Counts {
  const counts: Counts = { event: events[0]?.count ?? 0, restaurant: 0, business: 0, hotel: 0 };
  listingKinds.forEach((kind, index) => {
    counts[tabOf(kind)] += counted[index]?.[0]?.count ?? 0;
  });
  return counts;
}
