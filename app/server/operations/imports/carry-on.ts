import { slicesAtOnce } from "../../../rules/imports/import-states";
import { ask } from "../../db/client";
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
import { carrySlice } from "./carry-slice";

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
    for (const tag of await carrySlice(services, record)) tags.add(tag);
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
