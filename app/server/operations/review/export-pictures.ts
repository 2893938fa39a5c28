import { crc32 } from "node:zlib";
import { longestZip, type ZipEntry, zipEnd, zipHeader } from "../../../rules/pictures/zip-file";
import { picturesInZip } from "../../../rules/review/export-files";
import { ask } from "../../db/database";
import { selectExportedPictures } from "../../db/review/export-rows";
import type { Services } from "../../services";

/** Up to so many pictures in a zip; missing ones are listed at its end. */
export async function* readPictures({ db, buckets }: Services, part: number): AsyncGenerator<Uint8Array> {
  const [rows] = await ask(db, [selectExportedPictures(db, (part - 1) * picturesInZip, picturesInZip)]);
  const entries: ZipEntry[] = [];
  const missing: string[] = [];
  let length = 0;
  const add = function* (name: string, bytes: Uint8Array, at: Date) {
    const entry = { name, size: bytes.length, crc: crc32(bytes), at };
    entries.push(entry);
    const header = zipHeader(entry);
    length += header.length + bytes.length;
    yield header;
    yield bytes;
  };
  for (const { bucket, key, created_at } of rows) {
    const object = await buckets[bucket].get(key);
    if (!object || length + object.size > longestZip / 2) missing.push(`${bucket}/${key}\r\n`);
    else yield* add(`${bucket}/${key}`, new Uint8Array(await object.arrayBuffer()), new Date(created_at));
  }
  if (missing.length > 0) yield* add("missing.txt", new TextEncoder().encode(missing.join("")), new Date(0));
  yield zipEnd(entries);
}
