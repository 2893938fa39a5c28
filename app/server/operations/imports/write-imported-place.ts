import type { ListingFields } from "../../../forms/places/listing-edits";
import { isSame, valuesBefore } from "../../../rules/review/compare-fields";
import { approved, changedByOwner, correctedByReviewer, withPending } from "../../../rules/review/moderation";
import { tagsOfListing } from "../../../rules/site/cache-tags";
import { listingTables } from "../../db/places/listings";
import type { AnyListing, ListingChange } from "../../db/places/reviewed-listings";
import { entryOf, insertAuditOfChange } from "../../db/site/audit-log";
import { insertRow } from "../../db/write-row";
import type { Services } from "../../services";
import { newListing, writeListing } from "../places/write-listing";
import type { PlannedPlace } from "./planned-place";
import type { Done, PlannedImport } from "./planned-row";
import { unreviewedColumns } from "./unreviewed-columns";

/** A new place, a change of one, or nothing. */
export function writeImportedPlace(services: Services, record: PlannedImport, row: PlannedPlace): Done {
  const { fields, verdict, currentRow } = row;
  if (fields && verdict === "new") return makePlace(services, record, row, fields);
  if (fields && verdict === "change" && currentRow)
    return changePlace(services, record, row, fields, currentRow);
  const { number, notes } = row;
  const made_id = verdict === "twice" ? null : row.made_id;
  const outcome = verdict === "same" || verdict === "kept" ? "same" : "left";
  const settled = { number, notes, outcome, made_id, fields, before: null } as const;
  return { statements: [], tags: [], settled };
}

function makePlace(
  services: Services,
  record: PlannedImport,
  row: PlannedPlace,
  fields: ListingFields,
): Done {
  const { db } = services;
  const { status, user_id } = record;
  const { kind } = row;
  const now = services.now();
  const form = { user_id: null, form_token: `${record.id}:${row.number}` };
  const decided = status === "approved" ? approved(unreviewedColumns, user_id ?? "", now.getTime()) : {};
  const from = { external_key: row.key, attribution: row.attribution };
  const listing = { ...newListing(kind, fields, form, now), ...from, ...decided };
  const entry = entryOf({ id: user_id }, "listing.import", [kind, listing.id], {
    after: { name: row.name, source: record.source, status },
  });
  return {
    statements: [insertRow(db, listingTables[kind], listing), insertAuditOfChange(db, entry, now)],
    settled: {
      number: row.number,
      notes: row.notes,
      outcome: "made",
      made_id: listing.id,
      fields,
      before: null,
    },
    tags:
      status === "approved"
        ? tagsOfListing(kind, listing.id).filter((tag) => tag !== `${kind}:${listing.id}`)
        : [],
  };
}

function changePlace(
  services: Services,
  record: PlannedImport,
  row: PlannedPlace,
  fields: ListingFields,
  currentRow: AnyListing,
): Done {
  const { status, user_id } = record;
  const { kind } = row;
  const at = services.now().getTime();
  const now = withPending(currentRow, currentRow.pending_changes);
  const edited = { ...valuesBefore(now, fields), ...row.changes };
  const rule = status === "approved" ? correctedByReviewer : changedByOwner;
  const { row: changed } = rule(kind, currentRow, edited, at);
  const written: [string, unknown][] = Object.entries({ ...row.changes, ...changed });
  const old: { [field: string]: unknown } = { ...currentRow };
  const differing = written.filter(([field, value]) => !isSame(old[field], value));
  const before = valuesBefore(currentRow, Object.fromEntries(differing));
  const entry = entryOf({ id: user_id }, "listing.import-change", [kind, currentRow.id], {
    before: valuesBefore(now, row.changes),
    after: { ...row.changes, source: record.source },
  });
  return {
    statements: [...writeListing(services, kind, currentRow, changed as ListingChange, entry)],
    settled: {
      number: row.number,
      notes: row.notes,
      outcome: "changed",
      made_id: currentRow.id,
      fields,
      before,
    },
    tags: tagsOfListing(kind, currentRow.id),
  };
}
