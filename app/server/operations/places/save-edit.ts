import type { Viewer } from "../../../rules/accounts/viewer";
import { pictureKeysOf } from "../../../rules/pictures/picture-address";
import { withPending } from "../../../rules/review/pending-changes";
import { versionOf } from "../../../rules/review/seen-version";
import type { ListingKind } from "../../../rules/site/slugs";
import { updatePictureWords } from "../../db/pictures/images";
import { type AnyListing, type ListingValues, selectOwnListing } from "../../db/places/listing-changes";
import { listingTables } from "../../db/places/listings";
import { selectMissingPictures } from "../../db/places/submissions";
import type { Services } from "../../services";
import { editListing } from "./edit-listing";
import type { Sending, Submitted } from "./submit-listing";

const tries = 3;

/** Deleted in the meantime, or changed: before it was saved, or again and again meanwhile. `version` is what stands now. */
export type Overtaken = { ok: false; error: "gone" } | { ok: false; error: "stale"; version?: string };

/**
 * Saves what an owner's edit form says. A listing that a reviewer decided about in the meantime is read again, and the
 * edit is made to what it is now; one whose words somebody else changed, or that was deleted, is left alone.
 */
export async function saveEdit(
  services: Services,
  viewer: Pick<Viewer, "id">,
  kind: ListingKind,
  listing: AnyListing,
  columns: ListingValues,
  { words, sent, version }: Omit<Sending, "token">,
): Promise<Submitted | Overtaken> {
  const { db } = services;
  const { id, slug } = listing;
  const missing = await selectMissingPictures(db, pictureKeysOf(columns));
  if (missing.length > 0)
    return { ok: false, error: "missing pictures", keys: missing.map(({ key }) => key) };
  const along = words.length > 0 ? [updatePictureWords(db, viewer.id, words)] : [];
  let seen: AnyListing | undefined = listing;
  for (let count = 0; seen && count < tries; count++) {
    const now = versionOf(withPending({ ...seen }, seen.pending_changes));
    if (version && version !== now) return { ok: false, error: "stale", version: now };
    const edited = await editListing(services, { id: viewer.id, sent }, kind, seen, columns, along);
    if (edited.ok) return { ok: true, id, slug };
    [seen] = await selectOwnListing(db, listingTables[kind], id, viewer.id);
  }
  return { ok: false, error: seen ? "stale" : "gone" };
}
