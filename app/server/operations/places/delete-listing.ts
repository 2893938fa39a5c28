import { canTakeBack, undoSpan } from "../../../rules/places/own-listings";
import { tagsOfListing } from "../../../rules/places/tags";
import { type ListingKind, listingKinds } from "../../../rules/site/slugs";
import { ask } from "../../db/client";
import { markDeleted, markRestored, removeDeleted, selectOwnName } from "../../db/places/deleted-listings";
import { entryOf, insertAuditOfChange } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit } from "../site/commit";

type Own = { id: string };

/** True when it is gone from every page, now or already; false when there is no such listing of theirs. */
export async function deleteListing(
  services: Services,
  viewer: Own,
  kind: ListingKind,
  id: string,
): Promise<boolean> {
  const { db, now } = services;
  const [listing] = await selectOwnName(db, kind, id, viewer.id);
  if (!listing) return false;
  if (listing.deleted_at !== null) return canTakeBack(listing.deleted_at, now());
  const entry = entryOf(viewer, "listing.delete", [kind, id], { before: { name: listing.name } });
  const done = await commit(
    services,
    [markDeleted(db, kind, id, viewer.id, now()), insertAuditOfChange(db, entry, now())],
    tagsOfListing(kind, id),
  );
  return done.ok || !(await isThere(services, viewer, kind, id));
}

/** Takes a deletion back within its ten minutes; afterwards there is nothing to take back. */
export async function restoreListing(
  services: Services,
  viewer: Own,
  kind: ListingKind,
  id: string,
): Promise<boolean> {
  const { db, now } = services;
  const [listing] = await selectOwnName(db, kind, id, viewer.id);
  if (!listing) return false;
  if (listing.deleted_at === null) return true;
  const since = new Date(now().getTime() - undoSpan);
  const entry = entryOf(viewer, "listing.restore", [kind, id]);
  const done = await commit(
    services,
    [markRestored(db, kind, id, viewer.id, since), insertAuditOfChange(db, entry, now())],
    tagsOfListing(kind, id),
  );
  return done.ok || isThere(services, viewer, kind, id);
}

/** Two at once find the same, and one of them is too late: what counts is how things are now. */
async function isThere({ db }: Services, viewer: Own, kind: ListingKind, id: string): Promise<boolean> {
  const [listing] = await selectOwnName(db, kind, id, viewer.id);
  return listing?.deleted_at === null;
}

const removedAtOnce = 100;

/** The scheduled end of what was deleted: its row and its old addresses go, and nothing uses its pictures any more. */
export async function removeListings({ db }: Services, now: Date): Promise<string> {
  const before = new Date(now.getTime() - undoSpan);
  const statements = listingKinds.flatMap((kind) => removeDeleted(db, kind, before, removedAtOnce));
  const results = await ask(db, statements);
  const removed = results.reduce((sum, { meta }, index) => sum + (index % 2 ? (meta?.changes ?? 0) : 0), 0);
  return `removed ${removed} listings`;
}
