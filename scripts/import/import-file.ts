import { basename } from "node:path";
import { readFile } from "../../app/forms/imports/read-file";
import { sourceOf, verdicts } from "../../app/rules/imports/import-states";
import { ask } from "../../app/server/db/database";
import { countRows, selectRows } from "../../app/server/db/imports/import-rows";
import { selectImport } from "../../app/server/db/imports/imports";
import { carryOn, startImport } from "../../app/server/operations/imports/carry-on-imports";
import { readRows } from "../../app/server/operations/imports/read-rows";
import type { Services } from "../../app/server/services";
import type { Wish } from "./command-line";

/** Previews a file, and applies it if asked to. Returns the import's id. */
export async function importFile(
  services: Services,
  bytes: Uint8Array,
  wish: Wish,
  say: (line: string) => void,
): Promise<string> {
  const read = readFile(bytes, { ...wish, now: services.now() });
  if (!read.ok) throw new Error(refusals[read.refusal]);
  const { rows, source, ...sheet } = read.sheet;
  const { language, status } = wish;
  const file_name = basename(wish.file);
  const from = wish.source || source || sourceOf(file_name);
  const id = await readRows(
    services,
    { ...sheet, language, status, file_name, source: from, user_id: null },
    rows,
  );
  await tellRows(services, id, say);
  if (!wish.isApplied) return id;
  const [record] = await selectImport(services.db, id);
  if (!record) throw new Error("The import is gone.");
  const started = await startImport(services, null, record, wish);
  if (!started.ok) throw new Error("Somebody else has begun it meanwhile.");
  for (;;) {
    await carryOn(services, id);
    const [now] = await selectImport(services.db, id);
    say(`${now?.rows_done ?? 0} of ${record.row_count} rows done`);
    if (now?.state !== "applying") return id;
  }
}

async function tellRows({ db }: Services, id: string, say: (line: string) => void): Promise<void> {
  const [counts] = await ask(db, [countRows(db, id)]);
  for (const verdict of verdicts) {
    const count = counts.reduce((sum, one) => sum + (one.verdict === verdict ? one.count : 0), 0);
    if (count > 0) say(`${String(count).padStart(6)} ${meanings[verdict]}`);
  }
  const [refused] = await ask(db, [selectRows(db, id, { after: 0, limit: 20, verdict: "refused" })]);
  for (const { number, name, notes } of refused) {
    const wrong = notes.flatMap((note) =>
      note.about === "wrong" || note.about === "formula" ? [note.field] : [],
    );
    say(`  row ${number} ${name || "without a name"}: ${wrong.join(", ") || "no place of the guide"}`);
  }
}

const meanings: Record<(typeof verdicts)[number], string> = {
  refused: "can't be taken",
  twice: "come twice in the file",
  duplicate: "are likely here already",
  kept: "stay as they are here",
  new: "are new",
  change: "change",
  same: "say nothing new",
};

const refusals: Record<Extract<ReturnType<typeof readFile>, { ok: false }>["refusal"], string> = {
  none: "The file is empty.",
  large: "The file is larger than 20 MB. Split it.",
  packed: "The file is an Excel workbook or a zip. Save the table as CSV.",
  binary: "The file is no text. Save the table as CSV.",
  empty: "There are no rows in the file.",
  columns: "A row of the file has more than 200 cells.",
  rows: "The file has more than 5,000 rows. Split it.",
  cell: "A cell of the file has more than 50,000 letters.",
  json: "The file is neither a table, a map, a calendar, nor the export of WordPress.",
  xml: "The file breaks off or isn't well-formed. Export it again.",
  entities: "The file declares entities of its own, or uses some that XML doesn't know.",
  kind: "Say what the rows are: --kind restaurant, hotel, activity or business.",
};
