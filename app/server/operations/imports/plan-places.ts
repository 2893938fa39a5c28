import type { RowNote } from "../../../forms/imports/import-row";
import { type ImportedListing, readListingRow } from "../../../forms/imports/listing-row";
import { sentRow } from "../../../forms/imports/sent-row";
import type { ListingFields } from "../../../forms/places/listing-edits";
import type { Verdict } from "../../../rules/imports/import-states";
import { isUntouched, mergeFields } from "../../../rules/imports/merge-fields";
import { withPending } from "../../../rules/review/moderation";
import type { ListingKind } from "../../../rules/site/slugs";
import { ask } from "../../db/client";
import { type ImportRow, selectLinks, selectListingsById } from "../../db/imports/import-rows";
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
export type PlannedRow = Sent &
  Plan &
  Omit<ImportedListing, "notes"> & { kind: ListingKind; key: string; attribution: string | null };

/** What becomes of these rows, as things stand now: in two round trips, however many they are. */
export async function planPlaces(
  { db }: Pick<Services, "db">,
  record: Pick<ImportRecord, "source" | "kind" | "fields" | "language" | "attribution">,
  rows: readonly Sent[],
): Promise<PlannedRow[]> {
  const { source, language } = record;
  const sent = rows.map((row) => ({ ...row, ...sentRow(record, row.cells) }));
  const kinds = [...Map.groupBy(sent, ({ kind }) => kind)];
  const found = await ask(
    db,
    kinds.map(([kind, ofKind]) =>
      selectLinks(
        db,
        source,
        kind,
        ofKind.map(({ key }) => key),
      ),
    ),
  );
  const links = new Map(
    kinds.flatMap(([kind], index) =>
      (found[index] ?? []).map((link) => [`${kind} ${link.key}`, link] as const),
    ),
  );
  const current = await listingsOf(
    { db },
    kinds.map(
      ([kind], index) => [kind, (found[index] ?? []).flatMap(({ made_id }) => made_id ?? [])] as const,
    ),
  );
  return sent.map(({ line, isUnknown, notes, ...row }) => {
    const link = links.get(`${row.kind} ${row.key}`);
    const read = isUnknown
      ? { name: line.name ?? "", fields: null, notes: [], pictures: [] }
      : readListingRow(row.kind, line, { language, base: link?.fields ?? null });
    const place = current.get(link?.made_id ?? "") ?? null;
    const known = link ? { base: link.fields ?? {}, id: link.made_id, place } : null;
    const attribution = line.attribution || record.attribution;
    const plan = planOf({ ...read, notes: [...notes, ...read.notes] }, known);
    return { ...row, ...read, ...plan, attribution };
  });
}

/** Places of several kinds by their ids, in one round trip; none where there is none to ask for. */
export async function listingsOf(
  { db }: Pick<Services, "db">,
  wanted: readonly (readonly [kind: ListingKind, ids: readonly string[]])[],
): Promise<Map<string, AnyListing>> {
  const asked = wanted.filter(([, ids]) => ids.length > 0);
  const found = await ask(
    db,
    asked.map(([kind, ids]) => selectListingsById(db, kind, ids)),
  );
  return new Map(found.flat().map((row) => [row.id, row]));
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
