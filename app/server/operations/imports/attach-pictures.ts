import { slice } from "../../../rules/imports/import-states";
import { statementPieces } from "../../../rules/imports/statement-pieces";
import { ask } from "../../db/database";
import {
  putImportPictures,
  selectImportPictures,
  selectRowsNaming,
  selectUploaded,
  uploadedOf,
} from "../../db/imports/import-pictures";
import { type ImportRow, selectRowsByNumber, settleRows } from "../../db/imports/import-rows";
import { type ImportRecord, updateImport } from "../../db/imports/imports";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit, type Stale, stale } from "../site/commit";
import type { Done, PlannedRow } from "./planned-row";
import { type RefusedPicture, storeMatchedPictures } from "./store-matched-pictures";
import { works } from "./works-by-kind";

type Attached = { ok: true; rows: number; refused: RefusedPicture[] } | Stale;

/**
 * Gives uploaded pictures to the import's rows that name them; others aren't kept. Each row is then judged again, as
 * if its file had been sent again, so that later edits here aren't overwritten.
 */
export async function attachPictures(
  services: Services,
  sender: Sender,
  record: ImportRecord,
  files: readonly File[],
): Promise<Attached> {
  const { db, now } = services;
  const [named, known] = await ask(db, [
    selectImportPictures(db, record.id),
    selectUploaded(db, record.source),
  ]);
  const { pictures, refused } = await storeMatchedPictures(services, sender, files, named);
  if (pictures.length === 0) return { ok: true, rows: 0, refused };
  const uploaded = new Map([
    ...uploadedOf(known),
    ...pictures.map(({ address, picture }) => [address, picture] as const),
  ]);
  const numbers = (
    await ask(db, [
      selectRowsNaming(
        db,
        record.id,
        pictures.map(({ address }) => address),
      ),
    ])
  )[0];
  const entry = entryOf({ id: sender.id }, "import.pictures", ["import", record.id], {
    after: { pictures: pictures.length, rows: numbers.length },
  });
  const first = [
    putImportPictures(db, record.source, pictures, now()),
    insertAuditOfChange(db, entry, now()),
  ];
  // If something was refused, the form can be sent again.
  const by = refused.length > 0 ? { id: sender.id } : sender;
  let [rows, version] = [0, record.version];
  for (let from = 0; from === 0 || from < numbers.length; from += slice) {
    const [old] = await ask(db, [
      selectRowsByNumber(
        db,
        record.id,
        numbers.slice(from, from + slice).map(({ number }) => number),
      ),
    ]);
    const planned = await works[record.kind].plan(services, record, old, uploaded);
    const done = planned.flatMap((row, index) => attached(row, old[index]));
    const outcome = await commit(
      services,
      [
        updateImport(db, { id: record.id, version }, {}, now()),
        ...(from === 0 ? first : []),
        ...done.flatMap(({ statements }) => statements),
        ...statementPieces(done.map(({ settled }) => settled)).map((some) => settleRows(db, record.id, some)),
      ],
      done.flatMap(({ tags }) => tags),
      from === 0 ? by : undefined,
    );
    if (!outcome.ok) return stale;
    version += 1;
    rows += done.length;
  }
  return { ok: true, rows, refused };
}

/** A row the import made gets its pictures; a row that existed before gets back what it had. */
function attached(row: PlannedRow, old: ImportRow | undefined): Done[] {
  if (!old || row.verdict !== "change") return [];
  const done = row.write("change");
  const isMade = old.outcome === "made";
  const { notes } = old;
  const outcome = isMade ? "made" : "changed";
  const before = isMade ? null : { ...done.settled.before, ...old.before };
  return [{ ...done, settled: { ...done.settled, notes, outcome, before } }];
}
