import {
  bucketOfFolder,
  type PictureFolder,
  pictureAddress,
  pictureKeyFor,
} from "../../../rules/pictures/picture-address";
import { checkPicture, heaviestPicture, type PictureProblem } from "../../../rules/pictures/picture-check";
import type { PictureFormat } from "../../../rules/pictures/picture-format";
import { secondsToNextSpan, spanStart } from "../../../rules/site/throttle-span";
import { throttles } from "../../../rules/site/throttles";
import { ask } from "../../db/database";
import { insertImage } from "../../db/pictures/pictures";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import { takeForm } from "../../db/site/taken-forms";
import { countThrottle } from "../../db/site/throttles";
import { logFailure } from "../../platform/log";
import { putPicture, removePicture } from "../../platform/picture-bucket";
import { createToken, hashToken } from "../../platform/tokens";
import type { Services } from "../../services";

export type StoredImage =
  | { ok: true; url: string }
  | { ok: false; problem: PictureProblem | "tooMany" | "failed" };
/** Admins have no limit: they fill the library, and places for their owners. */
export type Uploader = { id: string; isAdmin?: boolean };
type StoredImages = {
  images: StoredImage[];
  /** Seconds to wait when there were too many within the hour. */
  wait: number | null;
};

/**
 * Checks, re-encodes and stores pictures in order: objects first, then one batch with their rows. If the batch fails
 * the objects are deleted and the error is the caller's. Pictures for the library of pages are logged.
 */
export async function storeImages(
  services: Services,
  viewer: Uploader,
  files: readonly File[],
  folder: PictureFolder,
  editor?: Sender,
): Promise<StoredImages> {
  const checked = await Promise.all(files.map(look));
  const good = checked.filter(({ check }) => check.ok).length;
  const wait = good === 0 ? null : await countUploads(services, viewer, good);
  const images: StoredImage[] = [];
  const kept: Kept[] = [];
  for (const { bytes, check } of checked) {
    const stored = !check.ok
      ? check
      : wait !== null
        ? tooMany
        : await keep(services, viewer, bytes, check.header.format, folder);
    if ("row" in stored) kept.push(stored);
    images.push("row" in stored ? { ok: true, url: pictureAddress(stored.row) } : stored);
  }
  // If something was refused, the form can be sent again.
  const isWhole = kept.length === files.length;
  await writeRows(services, kept, editor && (isWhole ? editor : { id: editor.id }));
  return { images, wait };
}

const tooMany = { ok: false, problem: "tooMany" } as const;

/** Files that are too large aren't read. */
async function look(file: File) {
  const isTooHeavy = file.size > heaviestPicture;
  const bytes = new Uint8Array(isTooHeavy ? new ArrayBuffer() : await file.arrayBuffer());
  return { bytes, check: isTooHeavy ? tooHeavy : checkPicture(file.name, bytes) };
}

const tooHeavy = { ok: false, problem: "tooHeavy" } as const;

type Kept = { row: Parameters<typeof insertImage>[1] };

async function keep(
  { pictureMaker, buckets, now }: Services,
  viewer: Uploader,
  bytes: Uint8Array<ArrayBuffer>,
  format: PictureFormat,
  folder: PictureFolder,
): Promise<Kept | Extract<StoredImage, { ok: false }>> {
  const picture = await pictureMaker.remake(bytes);
  // Not every server can decode HEIC; the sender's browser may convert it instead.
  if (!picture) return { ok: false, problem: format === "heic" ? "heicUnread" : "damaged" };
  const bucket = bucketOfFolder[folder];
  const key = pictureKeyFor(folder, now(), createToken().slice(0, 16), "webp");
  try {
    await putPicture(buckets[bucket], key, picture);
  } catch (error) {
    logFailure("picture not stored", error);
    return { ok: false, problem: "failed" };
  }
  const { contentType: content_type, width, height, colour, versions } = picture;
  const weight = versions.reduce((sum, version) => sum + version.bytes.byteLength, 0);
  const size = { width, height, colour, bytes: weight };
  return { row: { bucket, key, user_id: viewer.id, content_type, ...size, created_at: now().getTime() } };
}

async function writeRows({ db, buckets, now }: Services, kept: Kept[], editor?: Sender): Promise<void> {
  const [first] = kept;
  const change = { after: { keys: kept.map(({ row }) => row.key) } };
  const entry = editor && first && entryOf(editor, "picture.upload", ["picture", first.row.key], change);
  try {
    await ask(db, [
      ...(first ? takeForm(db, editor, now()) : []),
      ...kept.map(({ row }) => insertImage(db, row)),
      ...(entry ? [insertAuditOfChange(db, entry, now())] : []),
    ]);
  } catch (error) {
    await Promise.allSettled(kept.map(({ row }) => removePicture(buckets[row.bucket], row.key)));
    throw error;
  }
}

async function countUploads(
  { db, now }: Services,
  { id, isAdmin }: Uploader,
  times: number,
): Promise<number | null> {
  if (isAdmin) return null;
  const { limit, span } = throttles.upload;
  const subject = await hashToken(`account:${id}`);
  const count = await countThrottle(db, "upload", subject, spanStart(span, now()), times);
  return count > limit ? secondsToNextSpan(span, now()) : null;
}
