import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readLines, together, writeLines } from "./files";
import { objectPath } from "./object-path";

export type KeptObject = {
  key: string;
  size: number;
  etag: string;
  sum: string;
  httpMetadata: R2HTTPMetadata;
  customMetadata: Record<string, string>;
};

const indexPath = (folder: string, bucket: string) => join(folder, "objects", `${bucket}.ndjson`);

/** The objects already in the folder; an incomplete line is ignored. */
export async function readIndex(folder: string, bucket: string): Promise<Map<string, KeptObject>> {
  const kept = new Map<string, KeptObject>();
  for await (const line of readLines(indexPath(folder, bucket))) {
    const object = readLine(line);
    if (object) kept.set(object.key, object);
  }
  return kept;
}

function readLine(line: string): KeptObject | null {
  try {
    return JSON.parse(line) as KeptObject;
  } catch {
    return null;
  }
}

/** With their metadata. */
export async function listAll(bucket: R2Bucket): Promise<R2Object[]> {
  const all: R2Object[] = [];
  let cursor: string | undefined;
  do {
    const listed = await bucket.list({ cursor, include: ["httpMetadata", "customMetadata"] });
    all.push(...listed.objects);
    cursor = listed.truncated ? listed.cursor : undefined;
  } while (cursor);
  return all;
}

/** Copies objects the folder doesn't have yet. One that's deleted meanwhile stays: nothing refers to it. */
export async function readBucket(bucket: R2Bucket, name: string, folder: string): Promise<number> {
  // An incomplete last line would spoil the next one.
  await closeIndex(folder, name);
  const kept = await readIndex(folder, name);
  const isKept = ({ key, etag, size }: R2Object) => {
    const path = join(folder, objectPath(name, key));
    return kept.get(key)?.etag === etag && existsSync(path) && statSync(path).size === size;
  };
  const wanted = (await listAll(bucket)).filter((object) => !isKept(object));
  await together(wanted, async ({ key }) => {
    const object = await bucket.get(key);
    if (!object) return;
    const bytes = new Uint8Array(await object.arrayBuffer());
    const path = join(folder, objectPath(name, key));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.part`, bytes);
    renameSync(`${path}.part`, path);
    const { size, etag, httpMetadata = {}, customMetadata = {} } = object;
    const sum = createHash("sha256").update(bytes).digest("hex");
    const line: KeptObject = { key, size, etag, sum, httpMetadata, customMetadata };
    appendFileSync(indexPath(folder, name), `${JSON.stringify(line)}\n`);
  });
  return wanted.length;
}

/** The final index: each object once, by key. */
export async function closeIndex(folder: string, name: string): Promise<KeptObject[]> {
  const objects = [...(await readIndex(folder, name)).values()];
  objects.sort((one, other) => (one.key < other.key ? -1 : 1));
  await writeLines(
    indexPath(folder, name),
    objects.map((object) => JSON.stringify(object)),
  );
  return objects;
}
