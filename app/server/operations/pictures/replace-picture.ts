import { type PicturePlace, pictureAt } from "../../../rules/pictures/picture-address";
import { tagOfPicture } from "../../../rules/site/cache-tags";
import { ask } from "../../db/database";
import { updateAltTexts } from "../../db/pictures/alt-texts";
import { replaceUses } from "../../db/pictures/picture-uses";
import { deleteUnusedImage, selectImage } from "../../db/pictures/pictures";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import { logFailure } from "../../platform/log";
import { removePicture } from "../../platform/picture-bucket";
import type { Services } from "../../services";
import { commit } from "../site/commit";
import { type StoredImage, storeImages } from "./store-pictures";

type Replaced =
  | { ok: true }
  | { ok: false; problem: Extract<StoredImage, { ok: false }>["problem"] | "notFound" | "stale" };

/**
 * The new picture replaces the old one everywhere and takes over its alternative texts. The old one stays until
 * deleted.
 */
export async function replaceImage(
  services: Services,
  editor: Sender,
  old: PicturePlace,
  file: File,
): Promise<Replaced> {
  const { db, now } = services;
  const [currentImage] = await selectImage(db, old);
  if (!currentImage) return { ok: false, problem: "notFound" };
  const { images } = await storeImages(services, { ...editor, isAdmin: true }, [file], "pages");
  const [stored] = images;
  if (!stored?.ok) return { ok: false, problem: stored?.problem ?? "failed" };
  const young = pictureAt(stored.url);
  if (!young) return { ok: false, problem: "failed" };
  const words = { alt_en: currentImage.alt_en, alt_es: currentImage.alt_es };
  const change = { before: { key: old.key }, after: { key: young.key } };
  let isDone = false;
  try {
    const { ok } = await commit(
      services,
      [
        updateAltTexts(db, young, words),
        insertAuditOfChange(db, entryOf(editor, "picture.replace", ["picture", old.key], change), now()),
        ...replaceUses(db, old, young),
      ],
      ["pages", tagOfPicture(old.key)],
      editor,
    );
    isDone = ok;
  } finally {
    if (!isDone) await takeAway(services, young);
  }
  return isDone ? { ok: true } : { ok: false, problem: "stale" };
}

/** A picture that ended up unused isn't kept in the library. */
async function takeAway({ db, buckets }: Services, at: PicturePlace): Promise<void> {
  try {
    await ask(db, [deleteUnusedImage(db, at, null)]);
    await removePicture(buckets[at.bucket], at.key);
  } catch (error) {
    logFailure("picture not removed", error);
  }
}
