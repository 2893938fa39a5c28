import { type DayFigures, firstDayShown } from "../../../rules/places/figures";
import { cardsPerPage } from "../../../rules/places/list-pagination";
import { kindsOf, type OwnTab, tabOf, undoSpan } from "../../../rules/places/own-listings";
import { isPublic } from "../../../rules/review/status";
import { asOwnerKnows, undoableSince } from "../../../rules/review/undo-decision";
import { recentOf, withNotes } from "../../../rules/review/visitor-corrections";
import { listingKinds, placeKinds } from "../../../rules/site/listing-kinds";
import { encodePageKey } from "../../../rules/site/next-page-key";
import { localDate, localDay } from "../../../rules/time/panama-time";
import type { Services } from "../../context";
import { ask, type Database } from "../../db/database";
import {
  countOwnEvents,
  type MyEvent,
  selectDeletedEvents,
  selectOwnEvents,
} from "../../db/events/own-events";
import { selectOwnFigures } from "../../db/places/figures";
import {
  countOwnListings,
  type DeletedListing,
  type OwnKey,
  type OwnListing,
  selectDeletedListings,
  selectOwnListings,
} from "../../db/places/own-listings";
import { countOwnPosts, type OwnPost, selectDeletedPosts, selectOwnPosts } from "../../db/posts/own-posts";
import { selectRecentAnswers } from "../../db/review/visitor-correction-answers";
import { type CorrectionGroup, selectOwnCorrections } from "../../db/review/visitor-corrections";
import { seriesOutlook } from "../events/series-outlook";

type OwnEvent = Omit<MyEvent, "series"> & { isComing: boolean; series: ReturnType<typeof seriesOutlook> };

type OwnCorrection = ReturnType<typeof withNotes<CorrectionGroup>>;
/** Null where visits aren't counted. */
type CountedListing = OwnListing & { figures: DayFigures[] | null };

export type Counts = Record<OwnTab, number>;
export type OwnList = {
  /** Visitors' corrections. */
  corrections: OwnCorrection[];
  listings: CountedListing[];
  events: OwnEvent[];
  posts: OwnPost[];
  next: string | null;
  isFirst: boolean;
};
/** The first page, or the one after a key, of a tab. */
export async function readTab({ db, now }: Services, userId: string, tab: OwnTab, after: OwnKey | null) {
  if (tab === "event") return readEvents(db, { userId, after }, now());
  if (tab === "post") return readPosts(db, userId, after, now());
  const kinds = kindsOf(tab);
  const counting = countAll(db, userId);
  const listing = kinds.map((kind) => selectOwnListings(db, kind, userId, after, cardsPerPage + 1));
  const undoing = kinds.map((kind) => selectDeletedListings(db, kind, userId, since(now())));
  const visited = placeKinds.filter((kind) => kinds.includes(kind));
  const own = { userId, after, limit: cardsPerPage + 1 };
  const firstDay = firstDayShown(localDay(now()));
  const visiting = visited.map((kind) => selectOwnFigures(db, kind, own, firstDay));
  const [said, recent, ...results] = await ask(db, [
    selectOwnCorrections(db, kinds, userId, now()),
    selectRecentAnswers(db, undoableSince(now()), now(), userId),
    ...counting,
    ...listing,
    ...undoing,
    ...visiting,
  ]);
  const [counted, rest] = cut(results as readonly unknown[], counting.length);
  const [listed, others] = cut(rest, listing.length);
  const [removed, figures] = cut(others, undoing.length);

  const rows = (listed as OwnListing[][]).flat().sort(byAge);
  const { page, ...around } = pageOf(rows, after, now());
  const listings = page.map((listing) => withFigures(listing, (figures as OwnFigures[][]).flat()));
  return {
    list: { corrections: said.map(withNotes), listings, events: [], posts: [], ...around },
    counts: countsOf(counted as Count[]),
    deleted: (removed as DeletedListing[][]).flat(),
    answered: recent.map(recentOf),
  };
}

type OwnFigures = DayFigures & { listing_id: string };

/** General businesses have no page, and unpublished listings no visitors. */
function withFigures(listing: OwnListing, figures: readonly OwnFigures[]): CountedListing {
  if (listing.kind === "business" || !isPublic(listing)) return { ...listing, figures: null };
  const own = figures.filter(({ listing_id }) => listing_id === listing.id);
  return { ...listing, figures: own.map(({ listing_id: _, ...day }) => day) };
}

async function readEvents(db: Database, asked: { userId: string; after: OwnKey | null }, now: Date) {
  const from = localDate(now);
  const [said, recent, found, deleted, ...counted] = await ask(db, [
    selectOwnCorrections(db, ["event", "series"], asked.userId, now),
    selectRecentAnswers(db, undoableSince(now), now, asked.userId),
    selectOwnEvents(db, { ...asked, from, limit: cardsPerPage + 1 }),
    selectDeletedEvents(db, asked.userId, since(now)),
    ...countAll(db, asked.userId),
  ]);
  const { page: events, ...around } = pageOf(found, asked.after, now);
  const cards = events.map((event) => ({
    ...event,
    isComing: event.event_date >= from,
    series: seriesOutlook(event, from, now),
  }));
  const list = { corrections: said.map(withNotes), listings: [], events: cards, posts: [], ...around };
  return { list, counts: countsOf(counted), deleted, answered: recent.map(recentOf) };
}

/** Drafts included. */
async function readPosts(db: Database, userId: string, after: OwnKey | null, now: Date) {
  const [found, deleted, ...counted] = await ask(db, [
    selectOwnPosts(db, userId, after, cardsPerPage + 1),
    selectDeletedPosts(db, userId, since(now)),
    ...countAll(db, userId),
  ]);
  const { page: posts, ...around } = pageOf(found, after, now);
  const list = { corrections: [], listings: [], events: [], posts, ...around };
  return { list, counts: countsOf(counted), deleted, answered: [] };
}

const since = (now: Date) => new Date(now.getTime() - undoSpan);

type OwnRow = Parameters<typeof asOwnerKnows>[0] & { created_at: number; id: string };

/** With the key of the next page. */
function pageOf<Row extends OwnRow>(rows: Row[], after: OwnKey | null, now: Date) {
  const page = rows.slice(0, cardsPerPage).map((row) => asOwnerKnows(row, now));
  const last = page.at(-1);
  const next = rows.length > cardsPerPage && last ? encodePageKey([last.created_at, last.id]) : null;
  return { page, next, isFirst: after === null };
}

function cut<T>(list: readonly T[], at: number): [T[], T[]] {
  return [list.slice(0, at), list.slice(at)];
}

function byAge(a: OwnListing, b: OwnListing): number {
  return b.created_at - a.created_at || (a.id < b.id ? 1 : -1);
}

type Count = { count: number }[];

function countAll(db: Database, userId: string) {
  const listings = listingKinds.map((kind) => countOwnListings(db, kind, userId));
  return [countOwnEvents(db, userId), countOwnPosts(db, userId), ...listings];
}

function countsOf([events, posts, ...listings]: Count[]): Counts {
  const counts: Counts = { event: 0, restaurant: 0, business: 0, hotel: 0, post: 0 };
  const kinds: OwnTab[] = ["event", "post", ...listingKinds.map(tabOf)];
  [events, posts, ...listings].forEach((counted, index) => {
    counts[kinds[index] ?? "event"] += counted?.[0]?.count ?? 0;
  });
  return counts;
}
