import { canTakeBack, undoSpan } from "../../../rules/places/own-listings";
import { ask } from "../../db/database";
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
import { causeOf } from "./decide-submission";

type Viewer = { id: string };
/** What an owner may delete: its name in the log, and the pages to purge. */
export type Deletable = DeletableKind & { noun: "listing" | "post"; tags: (id: string) => string[] };

/** True when it's deleted, now or before; false where it isn't theirs. */
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

/** Undoes a deletion within its ten minutes. */
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

/** Of two undos at once one is too late, so the answer is read from the row. */
async function isThere(
  { db }: Services,
  what: Deletable,
  key: { id: string; userId: string },
): Promise<boolean> {
  const [row] = await selectOwnName(db, what, key);
  return row?.deleted_at === null;
}

const removedAtOnce = 100;

/** Removes rows whose undo has expired, with their addresses; their pictures become unused. */
export async function removeOwn({ db }: Services, kinds: readonly Deletable[], now: Date): Promise<number> {
  const before = new Date(now.getTime() - undoSpan);
  const statements = kinds.flatMap((what) => removeDeleted(db, what, before, removedAtOnce));
  const results = await ask(db, statements);
  return results.reduce((sum, { meta }, index) => sum + (index % 2 ? (meta?.changes ?? 0) : 0), 0);
}
