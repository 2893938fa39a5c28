import type { ListingFields } from "../../../forms/places/listing-edits";
import { nameOf, searchTextOf } from "../../../rules/places/listing-texts";
import type { ListingKind } from "../../../rules/site/slugs";
import { portraitOf } from "../../db/pictures/portraits";
import { colourOf } from "../../db/pictures/stored-pictures";
import { freeSlug } from "../../db/places/listing-slugs";
import { listingTables } from "../../db/places/listings";
import { selectMade } from "../../db/review/submissions";
import { insertSubmitted } from "../../db/rows";
import type { Services } from "../../services";
import type { Sender } from "../review/submission-allowance";
import { type Sending, type Submitted, submit } from "../review/submit";

/** Writes a listing down to wait for its review, at the first free address of its name. */
export function submitListing(
  services: Services,
  viewer: Sender,
  kind: ListingKind,
  fields: ListingFields,
  { token, words }: Pick<Sending, "token" | "words">,
): Promise<Submitted> {
  const { db } = services;
  const table = listingTables[kind];
  const at = services.now().getTime();
  const id = crypto.randomUUID();
  const form = { user_id: viewer.id, form_token: token };
  const row = {
    ...fields,
    ...form,
    id,
    slug: freeSlug(kind, id, nameOf(kind, fields)),
    portrait_code: portraitOf(kind, { ...fields, slug: id }),
    search_text: searchTextOf(kind, fields),
    image_colour: colourOf(fields.image_url),
    ...{ waiting_since: at, created_at: at, updated_at: at },
  };
  return submit(
    services,
    viewer,
    {
      id,
      table,
      pictured: fields,
      write: (conditions) => [insertSubmitted(db, table, row, conditions)],
      made: selectMade(db, table, form),
    },
    words,
  );
}
