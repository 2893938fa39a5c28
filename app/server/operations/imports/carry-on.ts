import { slice, slicesAtOnce } from "../../../rules/imports/import-states";
import { inPieces } from "../../../rules/imports/in-pieces";
import { ask } from "../../db/client";
import { selectUploaded, uploadedOf } from "../../db/imports/import-pictures";
import { selectRowsBetween, settleRows } from "../../db/imports/import-rows";
import {
  type ImportRecord,
  selectImport,
  selectLater,
  selectUnderWay,
  updateImport,
} from "../../db/imports/imports";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit, type Stale } from "../site/commit";
import { purgePages } from "../site/purge-pages";
import type { Done } from "./planned-row";
import { works } from "./works";

type Choice = Pick<ImportRecord, "status" | "duplicates">;

/** Says that a file that was looked at shall be carried out; `carryOn` does it. A command is nobody's act. */
export function startImport(services: Services, sender: Sender | null, record: ImportRecord, choice: Choice) {
  return step(services, sender, record, { ...choice, state: "applying" }, "import.start");
}

/** Says that everything an import did shall be taken back. What a later one of the same source did goes first. */
export async function startReturn(
  services: Services,
  sender: Sender,
  record: ImportRecord,
): Promise<{ ok: true } | Stale | { ok: false; error: "later" }> {
  const [later] = await ask(services.db, [selectLater(services.db, record)]);
  if (later.length > 0) return { ok: false, error: "later" };
  return step(services, sender, record, { state: "returning" }, "import.take-back");
}

function step(
  services: Services,
  sender: Sender | null,
  record: ImportRecord,
  values: Partial<ImportRecord>,
  action: string,
): Promise<{ ok: true } | Stale> {
  const { db, now } = services;
  const { source, kind, row_count, rows_done } = record;
  const entry = entryOf({ id: sender?.id ?? null }, action, ["import", record.id], {
    after: { source, kind, row_count, rows_done },
  });
  const statements = [updateImport(db, record, values, now()), insertAuditOfChange(db, entry, now())];
  return commit(services, statements, [], sender ?? undefined);
}

/**
 * Goes on with an import where it stands, slice by slice, each all or none. Whoever dies in the middle, or comes at the
 * same time, changes nothing of what another has done: a slice is written where the import still stands as it was seen.
 */
export async function carryOn(services: Services, id: string, most = slicesAtOnce): Promise<void> {
  const tags = new Set<string>();
  for (let turn = 0; turn < most; turn++) {
    const [[record]] = await ask(services.db, [selectImport(services.db, id)]);
    if (record?.state !== "applying" && record?.state !== "returning") break;
    for (const tag of await carryOut(services, record)) tags.add(tag);
  }
  if (tags.size > 0) purgePages(services, [...tags]);
}

/** The scheduled job: whatever is under way goes on, also when nobody looks. */
export async function carryOnImports(services: Services): Promise<string> {
  const [[record]] = await ask(services.db, [selectUnderWay(services.db)]);
  if (!record) return "no import under way";
  await carryOn(services, record.id);
  return `import ${record.id} went on from ${record.rows_done} of ${record.row_count}`;
}

async function carryOut(services: Services, record: ImportRecord): Promise<string[]> {
  const { db, now } = services;
  const isForth = record.state === "applying";
  const start = isForth ? record.rows_done : Math.max(0, record.rows_done - slice);
  const end = isForth ? Math.min(record.row_count, start + slice) : record.rows_done;
  const done = isForth
    ? await written(services, record, start, end)
    : await returned(services, record, start, end);
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
    ...inPieces(done.map(({ settled }) => settled)).map((rows) => settleRows(db, record.id, rows)),
  ]);
  return outcome.ok ? done.flatMap(({ tags }) => tags) : [];
}

async function written(
  services: Services,
  record: ImportRecord,
  start: number,
  end: number,
): Promise<Done[]> {
  const { db } = services;
  const [rows, uploaded] = await ask(db, [
    selectRowsBetween(db, record.id, start, end),
    selectUploaded(db, record.source),
  ]);
  const planned = await works[record.kind].plan(services, record, rows, uploadedOf(uploaded));
  return planned.map((row, index) => {
    const foretold = rows[index]?.verdict;
    if (foretold === "twice") return row.write("twice");
    // Known as a double is what is here by another way; what the source brought itself is no double of itself.
    const isLeft = foretold === "duplicate" && record.duplicates === "leave" && row.verdict === "new";
    return row.write(isLeft ? "duplicate" : row.verdict);
  });
}

async function returned(
  services: Services,
  record: ImportRecord,
  start: number,
  end: number,
): Promise<Done[]> {
  const [rows] = await ask(services.db, [selectRowsBetween(services.db, record.id, start, end)]);
  return works[record.kind].back(services, record, rows);
}
