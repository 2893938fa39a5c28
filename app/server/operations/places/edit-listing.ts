import type { ListingFields } from "../../../forms/places/listing-edits";
import { waitingWords } from "../../../rules/pictures/waiting-picture-words";
import { valuesBefore } from "../../../rules/review/compare-fields";
import { changedByOwner, withPending } from "../../../rules/review/moderation";
import { versionOf } from "../../../rules/review/row-version";
import { isPublic } from "../../../rules/review/status";
import { listingTag, tagsOfListing } from "../../../rules/site/cache-tags";
import type { ListingKind } from "../../../rules/site/listing-kinds";
import { type PictureWords, updatePictureWords } from "../../db/pictures/pictures";
import { listingTables } from "../../db/places/listings";
import { type AnyListing, selectOwnListing } from "../../db/places/reviewed-listings";
import { entryOf, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { type Overtaken, saveEdit } from "../review/save-edit";
import type { Sending, Submitted } from "../review/submit";
import { commit } from "../site/commit";
import { writeListing } from "./write-listing";

/** With the alternative texts of the owner's pictures in the form, and pictures that are no longer stored. */
type OwnListing = { listing: AnyListing; pictureWords: PictureWords[]; missing: string[] };

/** Saves an owner's edit. Nothing changes where somebody else has edited or deleted the listing meanwhile. */
export async function editListing(
  services: Services,
  viewer: { id: string },
  kind: ListingKind,
  { listing, pictureWords, missing }: OwnListing,
  edited: ListingFields,
  { words, form, version }: Omit<Sending, "token">,
): Promise<Submitted | Overtaken> {
  const { db } = services;
  const { id } = listing;
  if (missing.length > 0) return { ok: false, error: "missing pictures", keys: missing };
  return saveEdit<AnyListing, Submitted>(listing, {
    version,
    versionOf: (row) => versionOf(withPending(row, row.pending_changes)),
    save: (row) => {
      const picture_words = isPublic(row) ? waitingWords(pictureWords, words) : undefined;
      const values = { ...edited, picture_words };
      return write(services, { id: viewer.id, form }, kind, row, values, words);
    },
    look: async () => (await selectOwnListing(db, listingTables[kind], id, viewer.id))[0] ?? null,
  });
}

async function write(
  services: Services,
  viewer: Sender,
  kind: ListingKind,
  currentRow: AnyListing,
  edited: ListingFields,
  words: Sending["words"],
) {
  const { db, now } = services;
  const { id, slug } = currentRow;
  const at = now().getTime();
  const { atOnce, toReview, row } = changedByOwner(kind, currentRow, edited, at);
  const isPublished = isPublic(currentRow) && Object.keys(atOnce).length > 0;
  const action = isPublished ? "listing.publish" : "listing.edit";
  const entry = entryOf(viewer, action, [kind, id], {
    before: isPublished ? valuesBefore(currentRow, atOnce) : { status: currentRow.status },
    after: isPublished ? atOnce : { fields: Object.keys(toReview ?? atOnce) },
  });
  const along = words.length > 0 ? [updatePictureWords(db, viewer.id, words)] : [];
  // An edit also confirms the facts.
  const confirmed = { ...row, confirmed_at: at, asks: 0 };
  const statements = [...writeListing(services, kind, currentRow, confirmed, entry), ...along];
  const done = await commit(services, statements, tagsOf(kind, currentRow, isPublished), viewer);
  return done.ok ? { ok: true as const, id, slug } : done;
}

/** The place's page shows when its owner last confirmed it. */
function tagsOf(kind: ListingKind, row: AnyListing, isPublished: boolean): string[] {
  if (isPublished) return tagsOfListing(kind, row.id);
  return isPublic(row) && kind !== "business" ? [listingTag(kind, row.id)] : [];
}
