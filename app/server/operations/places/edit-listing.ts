import type { BatchItem } from "drizzle-orm/batch";
import { nameOf, searchTextOf } from "../../../rules/places/words";
import { splitListingEdit } from "../../../rules/review/listing-edit";
import { isPublic } from "../../../rules/review/status";
import { type ListingKind, slugOf } from "../../../rules/site/slugs";
import { type AnyListing, type ListingValues, updateListing } from "../../db/places/listing-changes";
import { deleteUsedSlug, freeSlug, insertOldSlug } from "../../db/places/listing-slugs";
import { colourOf } from "../../db/places/submissions";
import { insertAuditOfChange, isStale, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { purgeListing } from "./purge-listing";

export type Edited = { ok: true; isPublished: boolean; isWaiting: boolean } | { ok: false; error: "stale" };

/**
 * An owner's edit. Of a public listing only the facts that hurt when stale go live, and are logged; the rest waits beside
 * it. Anything else becomes what it says now and stands in the queue again.
 */
export async function editListing(
  services: Services,
  viewer: Sender,
  kind: ListingKind,
  listing: AnyListing,
  edited: ListingValues,
  along: readonly BatchItem<"sqlite">[] = [],
): Promise<Edited> {
  const { db } = services;
  const now = services.now();
  const live = { ...listing };
  const { atOnce, toReview } = isPublic(listing)
    ? splitListingEdit(kind, live, edited)
    : { atOnce: edited, toReview: null };
  const isPublished = isPublic(listing) && Object.keys(atOnce).length > 0;
  const isWaiting = !isPublic(listing) || toReview !== null;
  const values: ListingValues = {
    ...atOnce,
    ...(isPublic(listing) ? { pending_changes: toReview } : { status: "pending" }),
    ...(isPublished ? { changed_at: now.getTime() } : {}),
    review_note: null,
    waiting_since: isWaiting ? (listing.waiting_since ?? now.getTime()) : null,
  };
  const entry = {
    actor_id: viewer.id,
    sent: viewer.sent,
    action: isPublished ? "listing.publish" : "listing.edit",
    subject_kind: kind,
    subject_id: listing.id,
    before: isPublished ? valuesOf(live, Object.keys(atOnce)) : { status: listing.status },
    after: isPublished ? atOnce : { fields: Object.keys(toReview ?? edited) },
  };
  try {
    await db.batch([...changeOf(services, kind, listing, values, entry), ...along]);
  } catch (error) {
    if (isStale(error)) return { ok: false, error: "stale" };
    throw error;
  }
  if (isPublished) purgeListing(services, kind, listing.id);
  return { ok: true, isPublished, isWaiting };
}

type Entry = Parameters<typeof insertAuditOfChange>[1];
type Batch = [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];

/** The statements that change a row and log it: its words for searching follow, and so does the address of a new name. */
export function changeOf(
  { db, now: clock }: Services,
  kind: ListingKind,
  listing: AnyListing,
  values: ListingValues,
  entry: Entry,
): Batch {
  const now = clock();
  const { id } = listing;
  const before = { ...listing };
  const after = { ...before, ...values };
  const name = nameOf(kind, after);
  const isRenamed = slugOf(kind, name) !== slugOf(kind, nameOf(kind, before));
  const wasPublic = listing.approved_at !== null;
  const written = {
    ...values,
    search_text: searchTextOf(kind, after),
    ...("image_url" in values ? { image_colour: colourOf(asText(values.image_url)) } : {}),
    ...(isRenamed ? { slug: freeSlug(kind, id, name) } : {}),
  };
  const change: Batch = [updateListing(db, kind, listing, written, now), insertAuditOfChange(db, entry, now)];
  if (!isRenamed) return change;
  const renaming: Batch = [...change, deleteUsedSlug(db, kind, id)];
  return wasPublic ? [insertOldSlug(db, kind, listing), ...renaming] : renaming;
}

function asText(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** The named columns of a row, for the log. */
export function valuesOf(listing: ListingValues, fields: readonly string[]): ListingValues {
  return Object.fromEntries(fields.map((field) => [field, listing[field] ?? null]));
}
