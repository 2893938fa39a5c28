import type { Viewer } from "../../../rules/accounts/viewer";
import type { PicturePlace } from "../../../rules/pictures/picture-address";
import { ask } from "../../db/client";
import { deleteUnusedImage, selectImage } from "../../db/pictures/images";
import { entryOf, insertAuditIfChanged, type Sender } from "../../db/site/audit-log";
import { logFailure } from "../../platform/log";
import { removePicture } from "../../platform/picture-shelf";
import type { Services } from "../../services";

type Deleted = { ok: true } | { ok: false; error: "not found" | "in use" };

/** Takes a picture away for good, named by its whole key, unless a page still shows it. Admins may take anybody's. */
export async function deleteImage(
  { db, buckets, now }: Services,
  viewer: Pick<Viewer, "id" | "isAdmin"> & Sender,
  at: PicturePlace,
): Promise<Deleted> {
  const { sent } = viewer;
  const entry = entryOf(viewer, "picture.delete", ["picture", at.key], sent ? { after: { sent } } : {});
  const [[image], gone] = await ask(db, [
    selectImage(db, at),
    deleteUnusedImage(db, at, viewer.isAdmin ? null : viewer.id),
    insertAuditIfChanged(db, entry, now()),
  ]);
  if (gone.length === 0) {
    const isTheirs = image && (viewer.isAdmin || image.user_id === viewer.id);
    return { ok: false, error: isTheirs ? "in use" : "not found" };
  }
  // Without its row nobody finds the picture any more; what is left of it the nightly sweep takes.
  await removePicture(buckets[at.bucket], at.key).catch((error: unknown) =>
    logFailure("picture not removed", error),
  );
  return { ok: true };
}
