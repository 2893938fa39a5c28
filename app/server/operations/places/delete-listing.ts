import type { Viewer } from "../../../rules/accounts/viewer";
import { canTakeBack, undoSpan } from "../../../rules/places/own-listings";
import { type ListingKind, listingKinds } from "../../../rules/site/slugs";
import { markDeleted, markRestored, removeDeleted, selectOwnName } from "../../db/places/deleted-listings";
import { insertAuditOfChange, isStale } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { purgeListing } from "./purge-listing";

type Own = Pick<Viewer, "id">;

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
  const entry = { ...logged(viewer, "listing.delete", kind, id), before: { name: listing.name } };
  const isDone = await change(services, kind, id, [
    markDeleted(db, kind, id, viewer.id, now()),
    insertAuditOfChange(db, entry, now()),
  ]);
  return isDone || !(await isThere(services, viewer, kind, id));
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
  const isDone = await change(services, kind, id, [
    markRestored(db, kind, id, viewer.id, since),
    insertAuditOfChange(db, logged(viewer, "listing.restore", kind, id), now()),
  ]);
  return isDone || isThere(services, viewer, kind, id);
}

/** Two at once find the same, and one of them is too late: what counts is how things are now. */
async function isThere({ db }: Services, viewer: Own, kind: ListingKind, id: string): Promise<boolean> {
  const [listing] = await selectOwnName(db, kind, id, viewer.id);
  return listing?.deleted_at === null;
}

function logged(viewer: Own, action: string, kind: ListingKind, id: string) {
  return { actor_id: viewer.id, action, subject_kind: kind, subject_id: id };
}

type Statements = [ReturnType<typeof markDeleted>, ReturnType<typeof insertAuditOfChange>];

async function change(services: Services, kind: ListingKind, id: string, statements: Statements) {
  try {
    await services.db.batch(statements);
  } catch (error) {
    if (isStale(error)) return false;
    throw error;
  }
  purgeListing(services, kind, id);
  return true;
}

const removedAtOnce = 100;

/** The scheduled end of what was deleted: its row and its old addresses go, and nothing uses its pictures any more. */
export async function removeListings({ db }: Services, now: Date): Promise<string> {
  const before = new Date(now.getTime() - undoSpan);
  const statements = listingKinds.flatMap((kind) => removeDeleted(db, kind, before, removedAtOnce));
  const [first, ...rest] = statements;
  if (!first) return "removed nothing";
  const results = await db.batch([first, ...rest]);
  const removed = results.reduce((sum, { meta }, index) => sum + (index % 2 ? (meta?.changes ?? 0) : 0), 0);
  return `removed ${removed} listings`;
}
