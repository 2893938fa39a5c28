import { eq, lt, or, type SQL, sql } from "drizzle-orm";
import type { ReviewKind } from "../../../rules/review/review-kinds";
import {
  type CorrectedKind,
  type CorrectionAnswer,
  countedSpan,
  enoughNetworks,
  keptAnswered,
  keptAtMost,
  type Matter,
  sameSpan,
} from "../../../rules/review/visitor-corrections";
import type { Database } from "../database";
import { networkKeys, visitorCorrections } from "../schema/corrections";
import { question } from "../statement";
import { insertRow } from "../write-row";
import { ownerOfThing } from "./corrected-things";
import { reviewTables } from "./review-tables";

/** Where another request has made the key meanwhile, that one counts. */
export function insertNetworkKey(db: Database, span_start: number, key: string) {
  return db.insert(networkKeys).values({ span_start, key }).onConflictDoNothing();
}

export function selectNetworkKey(db: Database, span: number) {
  return db.select({ key: networkKeys.key }).from(networkKeys).where(eq(networkKeys.span_start, span));
}

type NewCorrection = Omit<typeof visitorCorrections.$inferInsert, "network" | "answered_at" | "answer">;

/**
 * The same from one network within a day is written once. A network already known under the previous key keeps its
 * hash, so that it still counts once.
 */
export function insertCorrection(
  db: Database,
  row: NewCorrection,
  { network, before }: { network: string; before: string },
) {
  const { kind, item_id, what, note, created_at } = row;
  const ofThing = sql`kind = ${kind} AND item_id = ${item_id}`;
  const known = sql`(SELECT network FROM visitor_corrections
    WHERE ${ofThing} AND created_at > ${created_at - countedSpan} AND network = ${before} LIMIT 1)`;
  const isSaid = sql`EXISTS (SELECT 1 FROM visitor_corrections WHERE ${ofThing} AND created_at > ${created_at - sameSpan}
    AND what = ${what} AND note = ${note} AND network IN (${network}, ${before}))`;
  return insertRow(db, visitorCorrections, { ...row, network: sql`coalesce(${known}, ${network})` }, [
    sql`NOT ${isSaid}`,
  ]);
}

export type CorrectionGroup = {
  kind: CorrectedKind;
  id: string;
  what: Matter;
  name: string;
  path: string;
  times: number;
  /** How many different networks said so within a week. */
  networks: number;
  oldest: number;
  newest: number;
  /** JSON, newest first: `note`, `language`. */
  notes: string;
  answer: CorrectionAnswer | null;
  answered_at: number | null;
};

export const mostRead = 500;

/** Everything said of one thing in one matter is one group: answered together, with all its notes. */
export function grouped(rows: SQL, now: Date, order: SQL): SQL {
  const counted = sql`CASE WHEN created_at > ${now.getTime() - countedSpan} THEN network END`;
  return sql`SELECT kind, item_id AS id, what, name, path, count(*) AS times, count(DISTINCT ${counted}) AS networks,
      min(created_at) AS oldest, max(created_at) AS newest, answer, answered_at, ${ownerOfThing} AS owner,
      json_group_array(json_object('note', note, 'language', language)) AS notes
    FROM (${rows}) GROUP BY kind, item_id, what, answered_at ORDER BY ${order}`;
}

export const openCorrections = sql`SELECT * FROM visitor_corrections WHERE answered_at IS NULL ORDER BY created_at DESC LIMIT ${mostRead}`;
export const isReportedClosed = sql`(what = 'closed' AND networks >= ${enoughNetworks})`;

/** How many wait, since when, and how many report something closed. */
export function sumCorrections(db: Database, now: Date) {
  return question<{ count: number; oldest: number | null; closed: number }>(
    db,
    sql`SELECT count(*) AS count, min(oldest) AS oldest, coalesce(sum(${isReportedClosed}), 0) AS closed
      FROM (${grouped(openCorrections, now, sql`newest DESC`)}) WHERE owner IS NOT NULL`,
  );
}

export function selectOwnCorrections(db: Database, kinds: readonly ReviewKind[], userId: string, now: Date) {
  const own = kinds.map(
    (kind) => sql`SELECT ${kind}, id FROM ${reviewTables[kind]} AS thing
      WHERE user_id = ${userId} AND status = 'approved' AND deleted_at IS NULL`,
  );
  const rows = sql`SELECT * FROM visitor_corrections WHERE answered_at IS NULL
    AND (kind, item_id) IN (${sql.join(own, sql` UNION ALL `)}) ORDER BY created_at DESC LIMIT ${mostRead}`;
  return question<CorrectionGroup>(db, grouped(rows, now, sql`newest DESC`));
}

export function selectOwnThing(
  db: Database,
  { kind, id }: { kind: CorrectedKind; id: string },
  userId: string,
) {
  return question<{ is_own: number }>(
    db,
    sql`SELECT ${ownerOfThing} = ${userId} AS is_own FROM (SELECT ${kind} AS kind, ${id} AS item_id)`,
  );
}

/** After a week networks can no longer be told apart; later answered groups go, and in the end all. */
export function forgetCorrections(db: Database, now: Date) {
  const before = (span: number) => now.getTime() - span;
  return [
    db
      .update(visitorCorrections)
      .set({ network: null })
      .where(sql`network IS NOT NULL AND ${lt(visitorCorrections.created_at, before(countedSpan))}`),
    db.delete(networkKeys).where(lt(networkKeys.span_start, before(2 * countedSpan))),
    db
      .delete(visitorCorrections)
      .where(
        or(
          lt(visitorCorrections.created_at, before(keptAtMost)),
          sql`answered_at IS NOT NULL AND ${lt(visitorCorrections.answered_at, before(keptAnswered))}`,
        ),
      ),
  ] as const;
}
