import type { PictureWords } from "../../forms/picture-words";
import { splitListingEdit } from "../../rules/listing-edit";
import { withPending } from "../../rules/pending-changes";
import type { ListingKind } from "../../rules/slugs";
import { isPublic } from "../../rules/status";
import type { Viewer } from "../../rules/viewer";
import { isStale } from "../db/audit-log";
import { updatePictureWords } from "../db/images";
import type { AnyListing, ListingValues } from "../db/listing-changes";
import type { Services } from "../services";
import { changeOf, valuesOf } from "./edit-listing";
import { purgeListing } from "./purge-listing";
import type { Reviewed } from "./review-listing";

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
): Promise<Reviewed> {
  const now = services.now();
  const live = { ...listing };
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
  const shown = withPending(live, listing.pending_changes);
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
  return { ok: true };
}

function bothOf({ atOnce, toReview }: ReturnType<typeof splitListingEdit>): ListingValues | null {
  const all = { ...atOnce, ...toReview };
  return Object.keys(all).length > 0 ? all : null;
}
