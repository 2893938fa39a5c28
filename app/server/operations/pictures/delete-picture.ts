import type { Viewer } from "../../../rules/accounts/viewer";
import type { PicturePlace } from "../../../rules/pictures/picture-address";
import { undoSpan } from "../../../rules/places/own-listings";
import { ask } from "../../db/database";
import { markImageDeleted, selectImage, updateImageRestored } from "../../db/pictures/pictures";
import { entryOf, insertAuditIfChanged, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit } from "../site/commit";
import { purgePictureCache } from "./purge-picture-cache";

type Deleted = { ok: true } | { ok: false; error: "not found" | "in use" };

/**
 * Deletes a picture by its exact key unless a page shows it; admins may delete anybody's. Its address stops answering,
 * and for ten minutes it can be undone.
 */
export async function deleteImage(
  services: Services,
  viewer: Pick<Viewer, "id" | "isAdmin"> & Sender,
  at: PicturePlace,
): Promise<Deleted> {
  const { db, now } = services;
  const { id, isAdmin } = viewer;
  const entry = entryOf(viewer, "picture.delete", ["picture", at.key]);
  const statements = [
    markImageDeleted(db, at, isAdmin ? null : id, now()),
    insertAuditOfChange(db, entry, now()),
  ];
  if ((await commit(services, statements, [], viewer)).ok) {
    purgePictureCache(services, [at.key]);
    return { ok: true };
  }
  const [image] = await selectImage(db, at);
  const isTheirs = image && (isAdmin || image.user_id === id);
  return { ok: false, error: isTheirs ? "in use" : "not found" };
}

/** False once the ten minutes are over. */
export async function restoreImage(
  { db, now }: Services,
  editor: Sender,
  at: PicturePlace,
): Promise<boolean> {
  const since = new Date(now().getTime() - undoSpan);
  const [, , [image]] = await ask(db, [
    updateImageRestored(db, at, since),
    insertAuditIfChanged(db, entryOf(editor, "picture.restore", ["picture", at.key]), now()),
    selectImage(db, at),
  ]);
  return image !== undefined;
}
