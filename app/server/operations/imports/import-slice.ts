import { type RowNote, shortText } from "../../../forms/imports/import-row";
import { slice } from "../../../rules/imports/import-states";
import { statementPieces } from "../../../rules/imports/statement-pieces";
import { ask, isAway } from "../../db/database";
import { selectUploaded, uploadedOf } from "../../db/imports/import-pictures";
import { selectRowsBetween, settleRows } from "../../db/imports/import-rows";
import { type ImportRecord, updateImport } from "../../db/imports/imports";
import { entryOf, insertAuditOfChange } from "../../db/site/audit-log";
import { logFailure } from "../../platform/log";
import type { Services } from "../../services";
import { commit } from "../site/commit";
import type { Done } from "./planned-row";
import { settledAs } from "./take-back-row";
import { works } from "./works-by-kind";

type Stretch = { start: number; end: number };

/** Applies the next rows in one batch; where the database refuses, row by row. */
export async function carrySlice(services: Services, record: ImportRecord): Promise<string[]> {
  const isForth = record.state === "applying";
  const { rows_done, row_count } = record;
  const all: Stretch = isForth
    ? { start: rows_done, end: Math.min(row_count, rows_done + slice) }
    : { start: Math.max(0, rows_done - slice), end: rows_done };
  try {
    return (await carry(services, record, all)) ?? [];
  } catch (error) {
    if (isAway(error)) throw error;
    logFailure("import: a row refused", error);
    return oneByOne(services, record, all);
  }
}

async function oneByOne(
  services: Services,
  record: ImportRecord,
  { start, end }: Stretch,
): Promise<string[]> {
  const numbers = Array.from({ length: end - start }, (_, at) => start + at);
  const tags: string[] = [];
  let { version } = record;
  for (const number of record.state === "applying" ? numbers : numbers.toReversed()) {
    const one = { start: number, end: number + 1 };
    const now = { ...record, version };
    const done = await carry(services, now, one).catch(async (error: unknown) => {
      if (isAway(error)) throw error;
      return finish(services, now, one, await refused(services, now, one, error));
    });
    // Another run continues.
    if (!done) break;
    tags.push(...done);
    version += 1;
  }
  return tags;
}

/** Null where another run has moved the import on. */
async function carry(services: Services, record: ImportRecord, rows: Stretch): Promise<string[] | null> {
  const done = await (record.state === "applying" ? written : returned)(services, record, rows);
  return finish(services, record, rows, done);
}

async function finish(
  services: Services,
  record: ImportRecord,
  { start, end }: Stretch,
  done: readonly Done[],
): Promise<string[] | null> {
  const { db, now } = services;
  const isForth = record.state === "applying";
  const rows_done = isForth ? end : start;
  const isEnd = isForth ? rows_done === record.row_count : rows_done === 0;
  const state = isEnd ? (isForth ? "applied" : "returned") : record.state;
  const entry = entryOf({ id: record.user_id }, `import.${state}`, ["import", record.id], {
    after: { rows: [start + 1, end] },
  });
  const outcome = await commit(services, [
    updateImport(db, record, { rows_done, state }, now()),
    insertAuditOfChange(db, entry, now()),
    ...done.flatMap(({ statements }) => statements),
    ...statementPieces(done.map(({ settled }) => settled)).map((rows) => settleRows(db, record.id, rows)),
  ]);
  return outcome.ok ? done.flatMap(({ tags }) => tags) : null;
}

/** A row the database refuses stays as it is, with the reason. */
async function refused(
  services: Services,
  record: ImportRecord,
  { start, end }: Stretch,
  error: unknown,
): Promise<Done[]> {
  const [rows] = await ask(services.db, [selectRowsBetween(services.db, record.id, start, end)]);
  const note: RowNote = { about: "refused", text: shortText(reasonOf(error)) };
  return rows.map((row): Done => {
    const { number } = row;
    const notes = [...row.notes, note];
    const settled =
      record.state === "applying"
        ? { number, notes, outcome: "left" as const, made_id: null, fields: null, before: null }
        : { ...settledAs(row, "stays"), notes };
    return { statements: [], tags: [], settled };
  });
}

/** Without the query text. */
function reasonOf(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (inner instanceof Error ? inner.message : String(inner)).replace(/^D1_ERROR: /, "");
}

async function written(services: Services, record: ImportRecord, { start, end }: Stretch): Promise<Done[]> {
  const { db } = services;
  const [rows, uploaded] = await ask(db, [
    selectRowsBetween(db, record.id, start, end),
    selectUploaded(db, record.source),
  ]);
  const planned = await works[record.kind].plan(services, record, rows, uploadedOf(uploaded));
  return planned.map((row, index) => {
    const predicted = rows[index]?.verdict;
    if (predicted === "twice") return row.write("twice");
    // A duplicate is something that came by another way; what this source brought earlier isn't one.
    const isLeft = predicted === "duplicate" && record.duplicates === "leave" && row.verdict === "new";
    return row.write(isLeft ? "duplicate" : row.verdict);
  });
}

async function returned(services: Services, record: ImportRecord, { start, end }: Stretch): Promise<Done[]> {
  const [rows] = await ask(services.db, [selectRowsBetween(services.db, record.id, start, end)]);
  return works[record.kind].back(services, record, rows);
}
