import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sitemapKey } from "../../app/rules/content/sitemap";
import { markKey } from "../../app/server/platform/picture-bucket";
import { together } from "./files";
import { objectPath } from "./object-path";
import { type KeptObject, listAll, readIndex } from "./read-bucket";
import type { Say } from "./take-backup";

/**
 * Uploads missing objects, and last the mark of the bucket's owner. The sitemap isn't restored: it contains the old
 * origin.
 */
export async function writeBucket(
  bucket: R2Bucket,
  name: string,
  folder: string,
  say: Say,
  which: "all" | "missing" = "all",
): Promise<void> {
  const there = new Map((await listAll(bucket)).map(({ key, etag }) => [key, etag]));
  if (which === "all") await bucket.delete([sitemapKey]);
  const kept = [...(await readIndex(folder, name)).values()].filter(({ key }) => key !== sitemapKey);
  const isThere = ({ key, etag }: KeptObject) => (which === "all" ? there.get(key) === etag : there.has(key));
  const missing = kept.filter((object) => !isThere(object));
  const put = async ({ key, httpMetadata, customMetadata }: KeptObject) => {
    const bytes = await readFile(join(folder, objectPath(name, key)));
    await bucket.put(key, bytes, { httpMetadata, customMetadata });
  };
  await together(
    missing.filter(({ key }) => key !== markKey),
    put,
  );
  for (const object of missing) if (object.key === markKey) await put(object);
  say(`${name}: ${missing.length} of ${kept.length} objects put`);
}
