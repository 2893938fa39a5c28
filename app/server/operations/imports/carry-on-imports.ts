import { slicesAtOnce } from "../../../rules/imports/import-states";
import { ask } from "../../db/database";
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
import { carrySlice } from "./import-slice";

type Choice = Pick<ImportRecord, "status" | "duplicates">;

/** Marks a previewed file to be applied by `carryOn`. Without a sender (a command) it isn't logged. */
export function startImport(services: Services, sender: Sender | null, record: ImportRecord, choice: Choice) {
  return step(services, sender, record, { ...choice, state: "applying" }, "import.start");
}

/** Marks an import to be taken back. A later import of the same source must be taken back first. */
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
 * Continues an import, slice by slice, each in one batch. Safe to die in or to run twice at once: a slice is written
 * only where the import is as it was read.
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

/** The scheduled job, for imports nobody is watching. */
export async function carryOnImports(services: Services): Promise<string> {
  const [[record]] = await ask(services.db, [selectUnderWay(services.db)]);
  if (!record) return "no import under way";
  await carryOn(services, record.id);
  return `import ${record.id} went on from ${record.rows_done} of ${record.row_count}`;
}
