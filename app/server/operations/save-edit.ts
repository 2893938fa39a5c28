import { pictureKeysOf } from "../../rules/picture-address";
import type { ListingKind } from "../../rules/slugs";
import type { Viewer } from "../../rules/viewer";
import { updatePictureWords } from "../db/images";
import { type AnyListing, type ListingValues, selectOwnListing } from "../db/listing-changes";
import { listingTables } from "../db/listings";
import { selectMissingPictures } from "../db/submissions";
import type { Services } from "../services";
import { editListing } from "./edit-listing";
import type { Sending, Submitted } from "./submit-listing";

const tries = 3;

/** Deleted in the meantime, or changed again and again while it was saved. */
export type Overtaken = { ok: false; error: "gone" } | { ok: false; error: "stale" };

/**
 * Saves what an owner's edit form says. A listing that a reviewer decided about in the meantime is read again, and the
 * edit is made to what it is now; one that was deleted, or changes again and again, is left alone.
 */
export async function saveEdit(
  services: Services,
  viewer: Pick<Viewer, "id">,
  kind: ListingKind,
  listing: AnyListing,
  columns: ListingValues,
  { words }: Pick<Sending, "words">,
): Promise<Submitted | Overtaken> {
  const { db } = services;
  const { id, slug } = listing;
  const missing = await selectMissingPictures(db, pictureKeysOf(columns));
  if (missing.length > 0)
    return { ok: false, error: "missing pictures", keys: missing.map(({ key }) => key) };
  const along = words.length > 0 ? [updatePictureWords(db, viewer.id, words)] : [];
  let seen: AnyListing | undefined = listing;
  for (let count = 0; seen && count < tries; count++) {
    const edited = await editListing(services, viewer, kind, seen, columns, along);
    if (edited.ok) return { ok: true, id, slug };
    [seen] = await selectOwnListing(db, listingTables[kind], id, viewer.id);
  }
  return { ok: false, error: seen ? "stale" : "gone" };
}
