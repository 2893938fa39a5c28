import { data } from "react-router";
import type { ImportRecordView, ShownImport } from "../../../forms/imports/import-view";
import { meantFields } from "../../../forms/imports/read-file";
import { isTable, verdicts } from "../../../rules/imports/import-states";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { type ImportPicture, selectImportPictures } from "../../db/imports/import-pictures";
import { countRows, selectRows } from "../../db/imports/import-rows";
import { selectImport, selectRecentImports } from "../../db/imports/imports";

const rowsAtOnce = 50;

const picturesShown = 100;

type Imports = { past: ImportRecordView[]; shown: ShownImport | null };

/** All imports, or one with a page of its rows. */
export async function loadImports(context: Context, url: URL): Promise<Imports> {
  const { db } = context.get(servicesContext);
  const id = url.searchParams.get("import");
  if (!id) return { past: (await ask(db, [selectRecentImports(db)]))[0], shown: null };
  const asked = url.searchParams.get("show");
  const verdict = verdicts.find((one) => one === asked);
  const after = Math.max(0, Number.parseInt(url.searchParams.get("after") ?? "", 10) || 0);
  const [[record], counts, rows, [sample], pictures] = await ask(db, [
    selectImport(db, id),
    countRows(db, id),
    selectRows(db, id, { after, limit: rowsAtOnce + 1, verdict }),
    selectRows(db, id, { after: 0, limit: 1 }),
    selectImportPictures(db, id),
  ]);
  if (!record) throw data(null, 404);
  return {
    past: [],
    shown: {
      record,
      counts,
      verdict: verdict ?? null,
      after,
      pictures: shownPictures(pictures),
      sample: sample?.cells ?? [],
      fields: isTable(record.kind) ? meantFields(record.kind) : [],
      rows: rows.slice(0, rowsAtOnce).map(({ cells, fields, before, ...row }) => row),
      next: rows.length > rowsAtOnce ? (rows[rowsAtOnce - 1]?.number ?? null) : null,
    },
  };
}

/** How many, and which aren't uploaded yet. */
function shownPictures(pictures: readonly ImportPicture[]): ShownImport["pictures"] {
  const missing = pictures.filter(({ picture }) => picture === null);
  const count = new Set(pictures.map(({ address }) => address)).size;
  const missingCount = new Set(missing.map(({ address }) => address)).size;
  return {
    count,
    missingCount,
    missing: missing.slice(0, picturesShown).map(({ number, name, address }) => ({ number, name, address })),
  };
}
