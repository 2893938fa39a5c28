import { type SQL, sql } from "drizzle-orm";
import { countedSpan } from "../../../rules/review/visitor-corrections";
import type { Database } from "../database";
import { question } from "../statement";
import { ownerOfThing } from "./corrected-things";
import { type CorrectionGroup, grouped, isReportedClosed, openCorrections } from "./visitor-corrections";

export type CorrectionState = "open" | "answered";
/** The newest row of a page's last group: when it came or was answered. */
export type CorrectionKey = readonly [at: number, row: string];
export type CorrectionOfPage = CorrectionGroup & { owner: string | null; at: number; row: string };

/** Waiting and called closed by several networks; shown above everything else. */
export function selectReportedClosed(db: Database, now: Date) {
  const groups = grouped(openCorrections, now, sql`newest DESC`);
  return question<CorrectionGroup & { owner: string | null }>(
    db,
    sql`SELECT * FROM (${groups}) WHERE ${isReportedClosed} AND owner IS NOT NULL`,
  );
}

const orders: Record<CorrectionState, { at: SQL; isIn: SQL }> = {
  open: { at: sql`created_at`, isIn: sql`answered_at IS NULL` },
  answered: { at: sql`answered_at`, isIn: sql`answered_at IS NOT NULL` },
};

/**
 * Waiting ones of public things, or answered ones; latest first. A group is placed by its newest row: rows are walked
 * by index, and each checks that none newer says the same.
 */
export function selectListedCorrections(
  db: Database,
  state: CorrectionState,
  now: Date,
  { after, limit }: { after: CorrectionKey | null; limit: number },
) {
  const { at, isIn } = orders[state];
  const isSame = sql`other.kind = head.kind AND other.item_id = head.item_id AND other.what = head.what
    AND other.answered_at IS head.answered_at`;
  const counted = sql`CASE WHEN other.created_at > ${now.getTime() - countedSpan} THEN other.network END`;
  return question<CorrectionOfPage>(
    db,
    sql`WITH heads AS (
        SELECT *, ${at} AS at, ${ownerOfThing} AS owner FROM visitor_corrections AS head
        WHERE ${isIn} ${after ? sql`AND (${at}, id) < (${after[0]}, ${after[1]})` : sql``}
          AND NOT EXISTS (SELECT 1 FROM visitor_corrections AS other WHERE ${isSame}
            AND (other.created_at, other.id) > (head.created_at, head.id))
          ${state === "open" ? sql`AND owner IS NOT NULL` : sql``}
        ORDER BY ${at} DESC, id DESC LIMIT ${limit})
      SELECT head.kind, head.item_id AS id, head.what, head.name, head.path, head.answer, head.answered_at, head.owner,
        head.at, head.id AS row, count(*) AS times, count(DISTINCT ${counted}) AS networks,
        min(other.created_at) AS oldest, max(other.created_at) AS newest, json_group_array(
          json_object('note', other.note, 'language', other.language) ORDER BY other.created_at DESC) AS notes
      FROM heads AS head CROSS JOIN visitor_corrections AS other WHERE ${isSame}
      GROUP BY head.id ORDER BY head.at DESC, head.id DESC`,
  );
}
