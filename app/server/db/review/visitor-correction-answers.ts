import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { CorrectedKind, CorrectionAnswer, Matter } from "../../../rules/review/visitor-corrections";
import type { Database } from "../database";
import { visitorCorrections } from "../schema/corrections";
import { question } from "../statement";
import { ownerOfThing } from "./corrected-things";
import { type CorrectionGroup, grouped, mostRead } from "./visitor-corrections";

/** Everything said of a thing in one matter up to `until`. */
export type AnsweredGroup = { kind: CorrectedKind; id: string; what: Matter; until: number };

const isOpenGroup = ({ kind, id, what, until }: AnsweredGroup) =>
  and(
    eq(visitorCorrections.kind, kind),
    eq(visitorCorrections.item_id, id),
    eq(visitorCorrections.what, what),
    isNull(visitorCorrections.answered_at),
    lte(visitorCorrections.created_at, until),
  );

/** With `owner`, only of what is theirs. */
export function answerCorrections(
  db: Database,
  group: AnsweredGroup,
  answer: CorrectionAnswer,
  now: Date,
  owner?: string,
) {
  const isTheirs = owner === undefined ? undefined : sql`${ownerOfThing} = ${owner}`;
  return db
    .update(visitorCorrections)
    .set({ answer, answered_at: now.getTime() })
    .where(and(isOpenGroup(group), isTheirs));
}

/** Everything in a group that was answered at that moment. */
export type GivenAnswer = { kind: CorrectedKind; id: string; what: Matter; answered_at: number };

/** With `owner`, only of what is theirs. */
export function reopenCorrections(db: Database, given: GivenAnswer, owner?: string) {
  const { kind, id, what, answered_at } = given;
  const isGiven = and(
    eq(visitorCorrections.kind, kind),
    eq(visitorCorrections.item_id, id),
    eq(visitorCorrections.what, what),
    eq(visitorCorrections.answered_at, answered_at),
  );
  const isTheirs = owner === undefined ? undefined : sql`${ownerOfThing} = ${owner}`;
  return db.update(visitorCorrections).set({ answer: null, answered_at: null }).where(and(isGiven, isTheirs));
}

type AnsweredCorrection = CorrectionGroup & { answer: CorrectionAnswer; answered_at: number };

/** Recent answers on public things, latest first. With `owner`, only of what is theirs. */
export function selectRecentAnswers(db: Database, since: Date, now: Date, owner?: string) {
  const rows = sql`SELECT * FROM visitor_corrections
    WHERE answered_at > ${since.getTime()} AND answer <> 'edited' ORDER BY answered_at DESC LIMIT ${mostRead}`;
  const isTheirs = owner === undefined ? sql`owner IS NOT NULL` : sql`owner = ${owner}`;
  return question<AnsweredCorrection>(
    db,
    sql`SELECT * FROM (${grouped(rows, now, sql`answered_at DESC`)}) WHERE ${isTheirs} LIMIT 50`,
  );
}

/** An edit of the facts answers what was said of them before. */
export function answerByEdit(
  db: Database,
  thing: { kind: CorrectedKind; id: string },
  what: Matter[],
  now: Date,
) {
  return db
    .update(visitorCorrections)
    .set({ answer: "edited", answered_at: now.getTime() })
    .where(
      and(
        eq(visitorCorrections.kind, thing.kind),
        eq(visitorCorrections.item_id, thing.id),
        inArray(visitorCorrections.what, what),
        isNull(visitorCorrections.answered_at),
      ),
    );
}
