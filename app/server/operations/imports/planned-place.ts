import type { RowNote } from "../../../forms/imports/import-row";
import type { ImportedListing } from "../../../forms/imports/listing-row";
import type { ListingFields } from "../../../forms/places/listing-edits";
import type { Verdict } from "../../../rules/imports/import-states";
import type { ListingKind } from "../../../rules/site/slugs";
import type { AnyListing } from "../../db/places/moderated-listings";

/** A row of places, as things stand now. */
export type PlannedPlace = Omit<ImportedListing, "notes"> &
  PlacePlan & { number: number; kind: ListingKind; key: string; attribution: string | null };
export type PlacePlan = {
  verdict: Verdict;
  notes: RowNote[];
  /** The place it became the last time, where it is still there. */
  currentRow: AnyListing | null;
  made_id: string | null;
  /** What changes of it. */
  changes: Partial<ListingFields>;
};
