import type { BatchResponse } from "drizzle-orm/batch";
import { type Duplicate, type Known, likelyDuplicates } from "../../../rules/places/likely-duplicates";
import { type ReviewKind, reviewKinds } from "../../../rules/review/review-kinds";
import { decisionUndoSpan } from "../../../rules/review/undo-decision";
import type { Services } from "../../context";
import {
  type KnownEvent,
  type KnownPlace,
  type KnownPost,
  selectKnownEvents,
  selectKnownPlaces,
  selectKnownPosts,
} from "../../db/review/possible-duplicates";
import { type QueueKey, selectNeighbours, waitingSince } from "../../db/review/review-queue";
import { selectRecentDecisions } from "../../db/site/audit-log";

type Neighbour = { kind: string; id: string; at: number };
type Neighbours = { previous: Neighbour | null; following: Neighbour | null };

/** Beside a submission: recent decisions, possible duplicates, neighbours in the queue. */
export function selectAround(db: Services["db"], kind: ReviewKind, id: string, now: Date) {
  const since = waitingSince(kind, id);
  return [
    ...selectKnown(db, now),
    ...reviewKinds.flatMap((one) => selectNeighbours(db, one, since, id)),
  ] as const;
}

type Around = BatchResponse<ReturnType<typeof selectAround>>;

export function aroundOf(id: string, [recent, events, places, posts, ...neighbours]: Around) {
  return {
    recent,
    duplicates: duplicatesOf([id], { events, places, posts }).get(id) ?? [],
    neighbours: nearest(neighbours),
  };
}

/** Decisions that can still be undone, and everything a submission might duplicate. */
export function selectKnown(db: Services["db"], now: Date) {
  const since = new Date(now.getTime() - decisionUndoSpan);
  return [
    selectRecentDecisions(db, since),
    selectKnownEvents(db, now),
    selectKnownPlaces(db),
    selectKnownPosts(db),
  ] as const;
}

type KnownThings = {
  events: readonly KnownEvent[];
  places: readonly KnownPlace[];
  posts: readonly KnownPost[];
};

export function duplicatesOf(
  ids: readonly string[],
  { events, places, posts }: KnownThings,
): Map<string, Duplicate[]> {
  const known = [...places.map(knownPlace), ...events.map(knownEvent), ...posts.map(knownPost)];
  return likelyDuplicates(
    known.filter(({ id }) => ids.includes(id)),
    known,
  );
}

function knownPlace({ phone, whatsapp, ...place }: KnownPlace): Known {
  return { ...place, phones: [phone, whatsapp], starts: null, opening: null };
}

/** A series by its first date. */
function knownEvent({ id, series, name, starts }: KnownEvent): Known {
  const kind = series ? "series" : "event";
  return { ...unplaced, kind, id: series ?? id, name, starts, opening: null };
}

function knownPost(post: KnownPost): Known {
  return { ...unplaced, ...post, kind: "post", starts: null };
}

const unplaced = { phones: [], latitude: null, longitude: null };

function nearest(around: Neighbour[][]): Neighbours {
  const sorted = (odd: number) =>
    around
      .filter((_, index) => index % 2 === odd)
      .flat()
      .sort((a, b) => compareKeys([a.at, a.id], [b.at, b.id]));
  return { previous: sorted(0).at(-1) ?? null, following: sorted(1)[0] ?? null };
}

export function compareKeys(a: QueueKey, b: QueueKey): number {
  return a[0] - b[0] || (a[1] < b[1] ? -1 : 1);
}
