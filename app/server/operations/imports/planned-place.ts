import type { ImportedListing } from "../../../forms/imports/listing-row";
import type { ListingFields } from "../../../forms/places/listing-edits";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import type { AnyListing } from "../../db/places/reviewed-listings";
import type { ChangePlan } from "./plan-changes";

export type PlannedPlace = Omit<ImportedListing, "notes"> &
  ChangePlan<AnyListing, ListingFields> & {
    number: number;
    kind: ListingKind;
    key: string;
    attribution: string | null;
  };
