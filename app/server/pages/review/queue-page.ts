import { withoutTypeSuffix } from "../../../rules/events/type-suffix";
import type { Duplicate } from "../../../rules/places/likely-duplicates";
import { type ReviewKind, reviewKinds } from "../../../rules/review/review-kinds";
import { isStatus, type Status } from "../../../rules/review/status";
import { foldText } from "../../../rules/site/fold-text";
import { encodePageKey } from "../../../rules/site/next-page-key";
import { isOneOf } from "../../../rules/site/one-of";
import type { Context, Services } from "../../context";
import { servicesContext } from "../../context";
import { ask } from "../../db/database";
import {
  type QueueKey,
  type QueueRow,
  type QueueSlice,
  selectReviewed,
  selectWaiting,
} from "../../db/review/review-queue";
import type { RecentDecision } from "../../db/site/audit-log";
import { requireAdmin } from "../../http/guards";
import { readNextPageKey } from "../../http/next-page-key";
import { compareKeys, duplicatesOf, selectKnown } from "./beside-submission";

const rowsPerPage = 25;

type QueuedRow = QueueRow & { duplicates: Duplicate[] };

type Queue = {
  kind: ReviewKind | null;
  status: Status;
  /** The search. */
  q: string;
  rows: QueuedRow[];
  /** How many are waiting, regardless of filters. */
  waiting: number;
  /** Decisions that can be undone. */
  recent: RecentDecision[];
  next: string | null;
  isFirst: boolean;
  now: Date;
};

/** One queue for all kinds, in one round trip: a page of each is read, and the oldest of them make the page. */
export async function loadQueue(context: Context, url: URL): Promise<Queue> {
  const viewer = requireAdmin(context, url);
  const { db, now: clock } = context.get(servicesContext);
  const now = clock();
  const { searchParams } = url;
  const asked = searchParams.get("kind");
  const kind = isOneOf(reviewKinds, asked) ? asked : null;
  const wanted = searchParams.get("status");
  const status = isStatus(wanted) ? wanted : "pending";
  const q = (searchParams.get("q") ?? "").trim().slice(0, 80);
  const after = readNextPageKey(url, ["number", "text"]);
  const slice = { words: foldText(q), after, limit: rowsPerPage + 1 };
  const [recent, events, places, posts, ...found] = await ask(db, [
    ...selectKnown(db, now),
    ...(kind ? [kind] : reviewKinds).map((one) => queueOf(db, one, status, slice)),
  ]);
  const direction = status === "pending" ? 1 : -1;
  const sorted = found.flat().sort((a, b) => direction * compareKeys(keyOf(a, status), keyOf(b, status)));
  const rows = sorted.slice(0, rowsPerPage);
  const last = rows.at(-1);
  const doubles = duplicatesOf(
    rows.map(({ id }) => id),
    { events, places, posts },
  );
  return {
    kind,
    status,
    q,
    recent,
    rows: rows.map((row) => ({
      ...row,
      excerpt: withoutTypeSuffix(row.excerpt),
      duplicates: doubles.get(row.id) ?? [],
    })),
    waiting: viewer.waiting,
    next: sorted.length > rowsPerPage && last ? encodePageKey(keyOf(last, status)) : null,
    isFirst: after === null,
    now,
  };
}

function queueOf(db: Services["db"], kind: ReviewKind, status: Status, slice: QueueSlice) {
  return status === "pending" ? selectWaiting(db, kind, slice) : selectReviewed(db, kind, status, slice);
}

function keyOf(row: QueueRow, status: Status): QueueKey {
  return [(status === "pending" ? row.waiting_since : row.reviewed_at) ?? 0, row.id];
}
