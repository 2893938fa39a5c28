import { type ExportKind, exportKinds } from "../../../rules/review/export-files";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { countExported } from "../../db/review/export-rows";
import { requireAdmin } from "../../http/guards";

export type ExportCount = { kind: ExportKind; count: number };

/** What can be exported, and how much of it. */
export async function loadExport(context: Context, url: URL): Promise<ExportCount[]> {
  requireAdmin(context, url);
  const { db } = context.get(servicesContext);
  const counts = await ask(
    db,
    exportKinds.map((kind) => countExported(db, kind)),
  );
  return exportKinds.map((kind, index) => ({ kind, count: counts[index]?.[0]?.count ?? 0 }));
}
