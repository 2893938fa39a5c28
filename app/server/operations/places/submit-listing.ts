import type { ListingFields } from "../../../forms/places/listing-edits";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import { listingTables } from "../../db/places/listings";
import { selectMade } from "../../db/review/submission-allowance";
import { insertSubmitted } from "../../db/write-row";
import type { Services } from "../../services";
import type { Submitter } from "../review/submission-allowance";
import { type Sending, type Submitted, submit } from "../review/submit";
import { newListing } from "./write-listing";

/** Submits a listing for review, at the first free address of its name. */
export function submitListing(
  services: Services,
  viewer: Submitter,
  kind: ListingKind,
  fields: ListingFields,
  { token, words }: Pick<Sending, "token" | "words">,
): Promise<Submitted> {
  const { db } = services;
  const table = listingTables[kind];
  const form = { user_id: viewer.id, form_token: token };
  const row = newListing(kind, fields, form, services.now());
  return submit(
    services,
    viewer,
    {
      id: row.id,
      table,
      pictured: fields,
      write: (conditions) => [insertSubmitted(db, table, row, conditions)],
      made: selectMade(db, table, form),
    },
    words,
  );
}
