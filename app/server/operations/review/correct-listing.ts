import type { PictureWords } from "../../../forms/picture-words";
import type { Viewer } from "../../../rules/accounts/viewer";
import { newPictureKeys } from "../../../rules/pictures/picture-address";
import { splitListingEdit } from "../../../rules/review/listing-edit";
import { withPending } from "../../../rules/review/pending-changes";
import { isPublic } from "../../../rules/review/status";
import type { ListingKind } from "../../../rules/site/slugs";
import { updatePictureWords } from "../../db/pictures/images";
import type { AnyListing, ListingValues } from "../../db/places/listing-changes";
import { selectMissingPictures } from "../../db/places/submissions";
import { isStale } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { changeOf, valuesOf } from "../places/edit-listing";
import { purgeListing } from "../places/purge-listing";
import type { Submitted } from "../places/submit-listing";

export type Correction = {
  /** The owner's own columns, as the reviewer left them. */
  texts: ListingValues;
  /** What only a reviewer may set: its place in the lists, the house's policies. */
  standing: ListingValues;
  /** What the pictures show. */
  words: PictureWords[];
};

/**
 * A reviewer's own hand. Where an edit of a public listing waits, the words of that edit are corrected and go on waiting;
 * anything else is what it says now. The standing counts at once.
 */
export async function correctListing(
  services: Services,
  reviewer: Pick<Viewer, "id">,
  kind: ListingKind,
  listing: AnyListing,
  { texts, standing, words }: Correction,
): Promise<Submitted | { ok: false; error: "stale" }> {
  const now = services.now();
  const live = { ...listing };
  const shown = withPending(live, listing.pending_changes);
  const keys = newPictureKeys(shown, texts);
  const missing = keys.length > 0 ? await selectMissingPictures(services.db, keys) : [];
  if (missing.length > 0)
    return { ok: false, error: "missing pictures", keys: missing.map(({ key }) => key) };
  const isWaitingEdit = isPublic(listing) && listing.pending_changes !== null;
  const proposed = isWaitingEdit ? bothOf(splitListingEdit(kind, live, texts)) : null;
  const atOnce = { ...(isWaitingEdit ? {} : texts), ...standing };
  const values: ListingValues = {
    ...atOnce,
    ...(isWaitingEdit && Object.keys(texts).length > 0 ? { pending_changes: proposed } : {}),
    ...(isWaitingEdit && Object.keys(texts).length > 0 && !proposed ? { waiting_since: null } : {}),
    ...(isPublic(listing) && Object.keys(atOnce).length > 0 ? { changed_at: now.getTime() } : {}),
  };
  const touched = [...Object.keys(texts), ...Object.keys(standing)];
  const entry = {
    actor_id: reviewer.id,
    action: "listing.correct",
    subject_kind: kind,
    subject_id: listing.id,
    before: valuesOf(shown, touched),
    after: { ...texts, ...standing },
  };
  try {
    const along = words.length > 0 ? [updatePictureWords(services.db, null, words)] : [];
    await services.db.batch([...changeOf(services, kind, listing, values, entry), ...along]);
  } catch (error) {
    if (isStale(error)) return { ok: false, error: "stale" };
    throw error;
  }
  if (isPublic(listing)) purgeListing(services, kind, listing.id);
  return { ok: true, id: listing.id, slug: listing.slug };
}

function bothOf({ atOnce, toReview }: ReturnType<typeof splitListingEdit>): ListingValues | null {
  const all = { ...atOnce, ...toReview };
  return Object.keys(all).length > 0 ? all : null;
}
