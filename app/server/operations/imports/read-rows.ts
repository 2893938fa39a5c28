import type { RowNote } from "../../../forms/imports/import-row";
import { statementPieces } from "../../../rules/imports/statement-pieces";
import { type Known, likelyDuplicates } from "../../../rules/places/likely-duplicates";
import { ask } from "../../db/database";
import { selectUploaded, uploadedOf } from "../../db/imports/import-pictures";
import { putRows, type ReadRow, selectRowsBetween } from "../../db/imports/import-rows";
import { type ImportRecord, insertImport, updateImport } from "../../db/imports/imports";
import type { Services } from "../../services";
import { commit, type Stale } from "../site/commit";
import type { PlannedImport, PlannedRow, RowCells } from "./planned-row";
import { works } from "./works-by-kind";

const judgedAtOnce = 250;

type NewImport = Pick<
  ImportRecord,
  "kind" | "source" | "file_name" | "columns" | "fields" | "language" | "status" | "user_id" | "attribution"
>;

/** A preview: what would become of each row. Nothing else in the guide changes. */
export async function readRows(
  services: Services,
  given: NewImport,
  rows: readonly string[][],
): Promise<string> {
  const { db, now } = services;
  const at = now().getTime();
  const record = {
    ...given,
    id: crypto.randomUUID(),
    state: "reading" as const,
    row_count: rows.length,
    version: 1,
    created_at: at,
    updated_at: at,
  };
  await ask(db, [insertImport(db, record)]);
  const numbered = rows.map((cells, index) => ({ number: index + 1, cells }));
  await judge(services, record, async (after) => numbered.slice(after, after + judgedAtOnce));
  await commit(services, [updateImport(db, record, { state: "read" }, now())]);
  return record.id;
}

/** The same file with other meanings for its columns. */
export async function readAgain(
  services: Services,
  record: ImportRecord,
  changed: Pick<ImportRecord, "fields">,
): Promise<{ ok: true } | Stale> {
  const { db, now } = services;
  const done = await commit(services, [updateImport(db, record, changed, now())]);
  if (!done.ok) return done;
  await judge(services, { ...record, ...changed }, async (after) => {
    const [rows] = await ask(db, [selectRowsBetween(db, record.id, after, after + judgedAtOnce)]);
    return rows;
  });
  return { ok: true };
}

async function judge(
  services: Services,
  record: PlannedImport & Pick<ImportRecord, "row_count">,
  rowsAfter: (after: number) => Promise<readonly RowCells[]>,
): Promise<void> {
  const { db } = services;
  const { plan, known } = works[record.kind];
  const others = await known(services);
  const [uploaded] = await ask(db, [selectUploaded(db, record.source)]);
  const keys = new Set<string>();
  for (let after = 0; after < record.row_count; after += judgedAtOnce) {
    const planned = await plan(services, record, await rowsAfter(after), uploadedOf(uploaded));
    const rows = withDuplicates(
      planned.map((row) => onlyOnce(row, keys)),
      others,
    );
    for (const piece of statementPieces(rows.map(readRow))) await ask(db, [putRows(db, record, piece)]);
  }
}

/** A second row with the same key is refused. */
function onlyOnce(row: PlannedRow, keys: Set<string>): PlannedRow {
  const key = `${row.kind} ${row.key}`;
  const isTwice = keys.has(key) && row.isReadable;
  keys.add(key);
  return isTwice ? { ...row, verdict: "twice", notes: [...row.notes, { about: "twice" }] } : row;
}

/** New rows that probably exist here name what they duplicate. */
function withDuplicates(rows: readonly PlannedRow[], others: readonly Known[]): PlannedRow[] {
  const fresh = rows.filter(({ verdict }) => verdict === "new").map((row) => row.known);
  const found = likelyDuplicates(fresh, others);
  return rows.map((row): PlannedRow => {
    const same = found.get(String(row.number)) ?? [];
    if (same.length === 0) return row;
    const notes = same.map(({ kind, id, name }): RowNote => ({ about: "duplicate", kind, id, name }));
    return { ...row, verdict: "duplicate", notes: [...row.notes, ...notes] };
  });
}

function readRow({ number, kind, key, name, cells, pictures, verdict, notes }: PlannedRow): ReadRow {
  return { number, kind, key, name, cells, pictures, verdict, notes };
}
