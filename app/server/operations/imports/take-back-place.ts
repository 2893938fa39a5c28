import { nameOf } from "../../../rules/places/listing-texts";
import { valuesBefore } from "../../../rules/review/compare-fields";
import { withPending } from "../../../rules/review/moderation";
import { tagsOfListing } from "../../../rules/site/cache-tags";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import { slugOf } from "../../../rules/site/slugs";
import type { ImportRow } from "../../db/imports/import-rows";
import { deleteOldSlugs } from "../../db/places/listing-slugs";
import { listingTables } from "../../db/places/listings";
import type { AnyListing, ListingChange } from "../../db/places/reviewed-listings";
import { entryOf, insertAuditOfChange } from "../../db/site/audit-log";
import { deleteUnchanged } from "../../db/write-row";
import type { Services } from "../../services";
import { writeListing } from "../places/write-listing";
import type { Done, PlannedImport } from "./planned-row";
import { settledAs, stays, touchedIn, valuesToRestore } from "./take-back-row";

type PlaceRow = ImportRow & { kind: ListingKind };

/** Takes back what a row did, except where it was edited here since. */
export function takeBackPlace(
  services: Services,
  record: PlannedImport,
  row: PlaceRow,
  currentRow: AnyListing | null,
): Done {
  const isBack = !currentRow || (row.outcome !== "made" && row.outcome !== "changed");
  if (isBack) return { statements: [], tags: [], settled: settledAs(row, "back") };
  return row.outcome === "made"
    ? remove(services, record, row, currentRow)
    : restore(services, record, row, currentRow);
}

/** A place that got an owner, or was edited, stays. */
function remove(services: Services, record: PlannedImport, row: PlaceRow, currentRow: AnyListing): Done {
  const { db, now } = services;
  const { user_id } = record;
  const { kind } = row;
  const { id } = currentRow;
  const asShown = withPending(currentRow, currentRow.pending_changes);
  const touched = touchedIn(asShown, row.fields ?? {});
  if (currentRow.user_id !== null || touched.length > 0) return stays(row, touched);
  const entry = entryOf({ id: user_id }, "listing.import-back", [kind, id], {
    before: { name: nameOf(kind, currentRow) },
  });
  return {
    statements: [
      deleteUnchanged(db, listingTables[kind], currentRow),
      insertAuditOfChange(db, entry, now()),
      deleteOldSlugs(db, kind, id),
    ],
    settled: settledAs(row, "back"),
    tags: tagsOfListing(kind, id),
  };
}

function restore(services: Services, record: PlannedImport, row: PlaceRow, currentRow: AnyListing): Done {
  const { user_id } = record;
  const { kind } = row;
  const { id } = currentRow;
  const asShown = withPending(currentRow, currentRow.pending_changes);
  const { values, touched } = valuesToRestore(row, currentRow, asShown, row.fields ?? {});
  if (!values) return stays(row, touched);
  const entry = entryOf({ id: user_id }, "listing.import-back", [kind, id], {
    before: valuesBefore(asShown, values),
    after: values,
  });
  const isRenamed =
    slugOf(kind, nameOf(kind, currentRow)) !== slugOf(kind, nameOf(kind, { ...currentRow, ...values }));
  return {
    statements: [
      ...writeListing(services, kind, currentRow, values as ListingChange, entry),
      ...(isRenamed ? [deleteOldSlugs(services.db, kind, id, currentRow.slug)] : []),
    ],
    settled: settledAs(row, "back", touched),
    tags: tagsOfListing(kind, id),
  };
}
