import type { ExportKind } from "../../../rules/review/export-files";
import { ask } from "../../db/database";
import { selectExportRows } from "../../db/review/export-rows";
import type { Services } from "../../services";

/** A post may have several hundred kilobytes. */
const rowsAtOnce = 25;

/** A few rows at a time. */
export async function* readExported({ db }: Services, kind: ExportKind): AsyncGenerator<object[]> {
  let after = "";
  for (;;) {
    const [rows] = await ask(db, [selectExportRows(db, kind, after, rowsAtOnce)]);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = "id" in last ? last.id : last.key;
  }
}
