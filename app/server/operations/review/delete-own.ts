import { canTakeBack, undoSpan } from "../../../rules/places/own-listings";
import { ask } from "../../db/client";
import {
  type DeletableKind,
  markDeleted,
  markRestored,
  removeDeleted,
  selectOwnName,
} from "../../db/deleted-rows";
import { holdUnsentMail, releaseHeldMail } from "../../db/mail/outbox";
import { entryOf, insertAuditOfChange } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit } from "../site/commit";
import { causeOf } from "./decide";

type Viewer = { id: string };
/** What its owner may delete, what the log calls it, and the pages its going makes stale. */
export type Deletable = DeletableKind & { noun: "listing" | "post"; tags: (id: string) => string[] };

/** True when it is gone from every page, now or already; false when there is no such thing of theirs. */
export async function deleteOwn(
  services: Services,
  viewer: Viewer,
  what: Deletable,
  id: string,
): Promise<boolean> {
  const { db, now } = services;
  const key = { id, userId: viewer.id };
  const [row] = await selectOwnName(db, what, key);
  if (!row) return false;
  if (row.deleted_at !== null) return canTakeBack(row.deleted_at, now());
  const change = { before: { name: row.name } };
  const entry = entryOf(viewer, `${what.noun}.delete`, [what.kind, id], change);
  const done = await commit(
    services,
    [
      markDeleted(db, what, key, now()),
      insertAuditOfChange(db, entry, now()),
      holdUnsentMail(db, causeOf(what.kind, id), now()),
    ],
    what.tags(id),
  );
  return done.ok || !(await isThere(services, what, key));
}

/** Takes a deletion back within its ten minutes; afterwards there is nothing to take back. */
export async function restoreOwn(
  services: Services,
  viewer: Viewer,
  what: Deletable,
  id: string,
): Promise<boolean> {
  const { db, now } = services;
  const key = { id, userId: viewer.id };
  const [row] = await selectOwnName(db, what, key);
  if (!row) return false;
  if (row.deleted_at === null) return true;
  const since = new Date(now().getTime() - undoSpan);
  const entry = entryOf(viewer, `${what.noun}.restore`, [what.kind, id]);
  const done = await commit(
    services,
    [
      markRestored(db, what, key, since),
      insertAuditOfChange(db, entry, now()),
      releaseHeldMail(db, causeOf(what.kind, id)),
    ],
    what.tags(id),
  );
  return done.ok || isThere(services, what, key);
}

/** Two at once find the same, and one of them is too late: what counts is how things are now. */
async function isThere(
  { db }: Services,
  what: Deletable,
  key: { id: string; userId: string },
): Promise<boolean> {
  const [row] = await selectOwnName(db, what, key);
  return row?.deleted_at === null;
}

const removedAtOnce = 100;

/** The scheduled end of what was deleted: its row and its old addresses go, and nothing uses its pictures any more. */
export async function removeOwn({ db }: Services, kinds: readonly Deletable[], now: Date): Promise<number> {
  const before = new Date(now.getTime() - undoSpan);
  const statements = kinds.flatMap((what) => removeDeleted(db, what, before, removedAtOnce));
  const results = await ask(db, statements);
  return results.reduce((sum, { meta }, index) => sum + (index % 2 ? (meta?.changes ?? 0) : 0), 0);
}
