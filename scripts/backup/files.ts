import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";

export async function sumOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of createReadStream(path)) hash.update(part);
  return hash.digest("hex");
}

/** By their paths inside it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length))
    .sort();
}

/** Writes a whole file or none, and returns its checksum. */
export async function writeLines(
  path: string,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<string> {
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.part`;
  const hash = createHash("sha256");
  const file = createWriteStream(part);
  const done = finished(file);
  for await (const line of lines) {
    hash.update(`${line}\n`);
    if (!file.write(`${line}\n`)) await once(file, "drain");
  }
  file.end();
  await done;
  renameSync(part, path);
  return hash.digest("hex");
}

export async function* readLines(path: string): AsyncGenerator<string> {
  if (!existsSync(path)) return;
  yield* createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
}

const hands = 6;

/** A few at once. Tasks that have begun are finished, even if another fails. */
export async function together<T>(all: Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const rest = all[Symbol.iterator]();
  const hand = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  const ends = await Promise.allSettled(Array.from({ length: hands }, hand));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}
