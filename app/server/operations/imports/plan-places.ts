import type { RowNote } from "../../../forms/imports/import-row";
import { type ImportedListing, readListingRow } from "../../../forms/imports/listing-row";
import type { ListingFields } from "../../../forms/places/listing-edits";
import { keyColumn } from "../../../forms/places/table-columns";
import type { Verdict } from "../../../rules/imports/import-states";
import { isUntouched, mergeFields } from "../../../rules/imports/merge-fields";
import { nameField } from "../../../rules/places/listing-texts";
import { withPending } from "../../../rules/review/moderation";
import { foldText } from "../../../rules/site/fold-text";
import { ask } from "../../db/client";
import { type ImportRow, listingsById, selectLinks, selectListingsById } from "../../db/imports/import-rows";
import type { ImportRecord } from "../../db/imports/imports";
import type { AnyListing } from "../../db/places/moderated-listings";
import type { Services } from "../../services";

type Sent = Pick<ImportRow, "number" | "cells">;
type Plan = {
  verdict: Verdict;
  notes: RowNote[];
  /** The place it became the last time, where it is still there. */
  currentRow: AnyListing | null;
  made_id: string | null;
  /** What changes of it. */
  changes: Partial<ListingFields>;
};
export type PlannedRow = Sent & Plan & { key: string } & Omit<ImportedListing, "notes">;

/** What becomes of these rows, as things stand now: in two round trips, however many they are. */
export async function planPlaces(
  { db }: Pick<Services, "db">,
  record: Pick<ImportRecord, "source" | "kind" | "fields" | "language">,
  rows: readonly Sent[],
): Promise<PlannedRow[]> {
  const { source, kind } = record;
  const sent = rows.map((row) => ({ ...row, line: lineOf(record, row) }));
  const keys = sent.map(({ line }) => keyOf(kind, line));
  const [found] = await ask(db, [selectLinks(db, source, kind, keys)]);
  const links = new Map(found.map((link) => [link.key, link]));
  const ids = found.flatMap(({ made_id }) => made_id ?? []);
  const [listings = []] = ids.length > 0 ? await ask(db, [selectListingsById(db, kind, ids)]) : [];
  const current = listingsById(listings);
  return sent.map(({ line, ...row }, index) => {
    const key = keys[index] ?? "";
    const link = links.get(key);
    const read = readListingRow(kind, line, { language: record.language, base: link?.fields ?? null });
    const place = current.get(link?.made_id ?? "") ?? null;
    return {
      ...row,
      ...read,
      key,
      ...planOf(read, link ? { base: link.fields ?? {}, id: link.made_id, place } : null),
    };
  });
}

type Known = { base: object; id: string | null; place: AnyListing | null };

function planOf({ fields, notes }: ImportedListing, known: Known | null): Plan {
  const plan = (verdict: Verdict, more: Partial<Plan> = {}): Plan => ({
    ...{ verdict, notes, currentRow: known?.place ?? null, made_id: known?.id ?? null, changes: {} },
    ...more,
  });
  if (!fields) return plan("refused");
  if (!known) return plan("new");
  if (!known.place) return plan("kept", { notes: [...notes, { about: "gone" }] });
  const now = withPending(known.place, known.place.pending_changes);
  const { changes, kept } = mergeFields(now, known.base, fields);
  const told = kept.map((field): RowNote => ({ about: "kept", field, text: "" }));
  if (Object.keys(changes).length === 0)
    return plan(kept.length > 0 ? "kept" : "same", { notes: [...notes, ...told] });
  // Somebody's own edit waits for its review: whoever reviews it shall not find another one in it.
  if (known.place.pending_changes && !isUntouched(now, known.base))
    return plan("kept", { notes: [...notes, { about: "waiting" }] });
  return plan("change", { changes, notes: [...notes, ...told] });
}

/** The cells of a row by the fields they are meant for. */
function lineOf({ fields }: Pick<ImportRecord, "fields">, { cells }: Sent): { [field: string]: string } {
  return Object.fromEntries(fields.flatMap((field, at) => (field ? [[field, cells[at] ?? ""]] : [])));
}

/** What a row is called where it is from: by a key of its own, or by its name. */
function keyOf(kind: ImportRecord["kind"], line: { [field: string]: string }): string {
  return (
    line[keyColumn] ||
    foldText(line[nameField(kind)] ?? "")
      .trim()
      .slice(0, 200)
  );
}
