import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { data, type RouterContextProvider } from "react-router";
import { isOneOf } from "../../../rules/places/categories";
import { type ReviewKind, reviewKinds } from "../../../rules/review/review-kinds";
import { isStatus, type Status } from "../../../rules/review/status";
import { encodePageKey } from "../../../rules/site/page-key";
import type { ListingKind } from "../../../rules/site/slugs";
import type { Services } from "../../context";
import { servicesContext } from "../../context";
import { ask } from "../../db/client";
import { type ListingTable, listingTables } from "../../db/places/listings";
import { selectReviewedListing } from "../../db/places/moderated-listings";
import {
  countWaiting,
  type QueueKey,
  type QueueRow,
  selectNeighbours,
  selectReviewed,
  selectWaiting,
  waitingSince,
} from "../../db/review/review-queue";
import { selectSubmittedPictures } from "../../db/review/submitted-pictures";
import { selectOwner } from "../../db/site/owners";
import { requireAdmin } from "../../http/guards";
import { readPageKey } from "../../http/page-key";

type Context = Readonly<RouterContextProvider>;

const rowsPerPage = 25;

export type Queue = {
  kind: ReviewKind | null;
  status: Status;
  rows: QueueRow[];
  next: string | null;
  isFirst: boolean;
  now: Date;
};

/** One queue for all kinds: a page of each is read in one round trip, and the nearest of them make the page. */
export async function loadQueue(context: Context, url: URL): Promise<Queue> {
  requireAdmin(context, url);
  const { db, now } = context.get(servicesContext);
  const asked = url.searchParams.get("kind");
  const kind = isOneOf(reviewKinds, asked) ? asked : null;
  const wanted = url.searchParams.get("status");
  const status = isStatus(wanted) ? wanted : "pending";
  const after = readPageKey(url, ["number", "text"]);
  const kinds = kind ? [kind] : reviewKinds;
  const results = await ask(
    db,
    kinds.map((one) => queueOf(db, one, status, after)),
  );
  const direction = status === "pending" ? 1 : -1;
  const found = results.flat().sort((a, b) => direction * compareKeys(keyOf(a, status), keyOf(b, status)));
  const rows = found.slice(0, rowsPerPage);
  const last = rows.at(-1);
  const next = found.length > rowsPerPage && last ? encodePageKey(keyOf(last, status)) : null;
  return { kind, status, rows, next, isFirst: after === null, now: now() };
}

function queueOf(db: Services["db"], kind: ReviewKind, status: Status, after: QueueKey | null) {
  if (status === "pending") return selectWaiting(db, kind, after, rowsPerPage + 1);
  return selectReviewed(db, kind, status, after, rowsPerPage + 1);
}

function keyOf(row: QueueRow, status: Status): QueueKey {
  return [(status === "pending" ? row.waiting_since : row.reviewed_at) ?? 0, row.id];
}

function compareKeys(a: QueueKey, b: QueueKey): number {
  return a[0] - b[0] || (a[1] < b[1] ? -1 : 1);
}

/** How much of each kind waits. */
export async function loadWaitingCounts(context: Context, url: URL) {
  requireAdmin(context, url);
  const { db } = context.get(servicesContext);
  const counts = await ask(
    db,
    reviewKinds.map((kind) => countWaiting(db, kind)),
  );
  return reviewKinds.map((kind, index) => ({ kind, count: counts[index]?.[0]?.count ?? 0 }));
}

export type Neighbour = { kind: string; id: string; at: number };

/** A submission with its owner, its pictures and its neighbours in the queue, in one round trip. */
export async function loadSubmission<Table extends ListingTable>(
  context: Context,
  url: URL,
  kind: ListingKind,
  table: Table,
  id: string,
  pictures: readonly SQLiteColumn[],
) {
  requireAdmin(context, url);
  const { db, now } = context.get(servicesContext);
  const [listings, [owner], facts, ...around] = await ask(db, [
    selectReviewedListing(db, table, id),
    selectOwner(db, listingTables[kind], id),
    selectSubmittedPictures(db, listingTables[kind], id, pictures),
    ...selectAround(db, kind, id),
  ]);
  const [listing] = listings;
  if (!listing) throw data(null, 404);
  return { listing, owner: owner ?? null, facts, now: now(), neighbours: nearest(around as Neighbour[][]) };
}

/** What stands before and behind a submission in the whole queue. */
export function selectAround(db: Services["db"], kind: ReviewKind, id: string) {
  const since = waitingSince(kind, id);
  return reviewKinds.flatMap((one) => selectNeighbours(db, one, since, id));
}

export function nearest(around: Neighbour[][]): { previous: Neighbour | null; following: Neighbour | null } {
  const sorted = (odd: number) =>
    around
      .filter((_, index) => index % 2 === odd)
      .flat()
      .sort((a, b) => compareKeys([a.at, a.id], [b.at, b.id]));
  return { previous: sorted(0).at(-1) ?? null, following: sorted(1)[0] ?? null };
}
