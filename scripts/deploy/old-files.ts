import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

/** Files under /assets/ and since when no release has them; null while one does. */
export type FileList = Record<string, string | null>;

/** Stored with the release, so that the next one finds it from any machine. */
const listFile = "asset-list.json";
/** A form may stay open for a week. */
const patience = 7 * 24 * 60 * 60_000;
const fileName = /^[\w.~-]+\.(js|css)$/;

/** Files of earlier releases to keep. */
export function filesToKeep(before: FileList, own: readonly string[], now: Date): FileList {
  const old = Object.entries(before).flatMap(([name, since]) => {
    const left = since ?? now.toISOString();
    const isWanted = fileName.test(name) && !own.includes(name);
    return isWanted && now.getTime() - Date.parse(left) < patience ? [[name, left] as const] : [];
  });
  return Object.fromEntries(old);
}

/** No origin before the first deployment. */
type Deployment = { origin: string | null; folder: string; now: Date };

/**
 * A page opened before a deployment still needs its own release's files. They're fetched from the live site and
 * uploaded again. Missing ones are reported, but never stop a deployment.
 */
export async function keepOldFiles({ origin, folder, now }: Deployment): Promise<string> {
  const own = globSync(`${folder}/assets/*`).map((path) => basename(path));
  const write = (kept: FileList) => {
    const list: FileList = { ...Object.fromEntries(own.map((name) => [name, null])), ...kept };
    writeFileSync(`${folder}/${listFile}`, JSON.stringify(list));
  };
  const before = origin && (await fetchList(origin));
  if (!before) {
    write({});
    if (!origin) return "No earlier files to keep.";
    return `No list of earlier files at ${origin}: forms that are open right now have to be opened again.`;
  }
  const kept: FileList = {};
  const lost: string[] = [];
  for (const [name, since] of Object.entries(filesToKeep(before, own, now))) {
    const file = await ask(`${origin}/assets/${name}`);
    if (!file) lost.push(name);
    else {
      mkdirSync(`${folder}/assets`, { recursive: true });
      writeFileSync(`${folder}/assets/${name}`, new Uint8Array(await file.arrayBuffer()));
      kept[name] = since;
    }
  }
  write(kept);
  const summary = `Kept ${Object.keys(kept).length} files of earlier releases for forms that are open.`;
  return lost.length > 0 ? `${summary} Could not be had: ${lost.join(", ")}` : summary;
}

async function fetchList(origin: string): Promise<FileList | null> {
  const list: unknown = await (await ask(`${origin}/${listFile}`))?.json().catch(() => null);
  return typeof list === "object" && list !== null ? (list as FileList) : null;
}

async function ask(address: string): Promise<Response | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(15_000) }).catch(() => null);
  return answer?.ok && !answer.headers.get("Content-Type")?.startsWith("text/html") ? answer : null;
}
