import type { ListingFields } from "../../../forms/places/listing-edits";
import { nameOf, searchTextOf } from "../../../rules/places/listing-texts";
import { changedFields } from "../../../rules/review/visitor-corrections";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import { slugOf } from "../../../rules/site/slugs";
import { colourOf } from "../../db/pictures/picture-colour";
import { portraitOf } from "../../db/pictures/portraits";
import { deleteUsedSlug, freeSlug, insertOldSlug } from "../../db/places/listing-slugs";
import { listingTables } from "../../db/places/listings";
import type { AnyListing, ListingChange } from "../../db/places/reviewed-listings";
import { type AuditEntry, insertAuditOfChange } from "../../db/site/audit-log";
import { updateUnchanged } from "../../db/write-row";
import type { Services } from "../../services";
import { answeredByEdit } from "../review/answer-correction";
import type { Statements } from "../site/commit";

/** At the first free address of its name. */
export function newListing(
  kind: ListingKind,
  fields: ListingFields,
  form: { user_id: string | null; form_token: string },
  now: Date,
) {
  const id = crypto.randomUUID();
  const at = now.getTime();
  return {
    ...fields,
    ...form,
    id,
    slug: freeSlug(kind, id, nameOf(kind, fields)),
    portrait_code: portraitOf(kind, { ...fields, slug: id }),
    search_text: searchTextOf(kind, fields),
    image_colour: colourOf(fields.image_url),
    waiting_since: at,
    created_at: at,
    updated_at: at,
  };
}

/** Statements that change a listing and log it, with its search text, pictures and address. */
export function writeListing(
  { db, now: clock }: Pick<Services, "db" | "now">,
  kind: ListingKind,
  currentRow: AnyListing,
  values: ListingChange,
  entry: AuditEntry,
): Statements {
  const now = clock();
  const { id } = currentRow;
  const after = { ...currentRow, ...values };
  const name = nameOf(kind, after);
  const isRenamed = slugOf(kind, name) !== slugOf(kind, nameOf(kind, currentRow));
  const written = {
    ...values,
    search_text: searchTextOf(kind, after),
    portrait_code: portraitOf(kind, after),
    ...("image_url" in values ? { image_colour: colourOf(values.image_url) } : {}),
    ...(isRenamed ? { slug: freeSlug(kind, id, name) } : {}),
  };
  const change = [
    updateUnchanged(db, listingTables[kind], currentRow, written, now),
    insertAuditOfChange(db, entry, now),
    ...answeredByEdit(db, { kind, id }, changedFields(currentRow, values), now),
  ];
  if (!isRenamed) return change;
  const renaming = [...change, deleteUsedSlug(db, kind, id)];
  return currentRow.approved_at === null ? renaming : [insertOldSlug(db, kind, currentRow), ...renaming];
}
