import { filesNamedIn, isCode } from "../rules/kept/kept-files";
import { isPublic } from "../rules/kept/kept-pages";
import { pictureWidths } from "../rules/pictures/picture-sources";
import { ownFiles } from "./settings";
import { findFile, putFile } from "./shelf";

/** Without cookies, so that nothing of a session is ever cached. */
const asNobody = { credentials: "omit", priority: "low", redirect: "error" } as const;
/** Time limit of a fetch: a newer worker can't take over until this one has finished. */
const longest = 60_000;
/** Time for the page to load its own pictures first. */
const calm = 3000;

export const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

export const fetchInTime = (url: URL | string, options: RequestInit) =>
  fetch(url, { ...options, signal: AbortSignal.timeout(longest) });

/** Caches a page's files: styles and scripts first, then pictures one by one. */
export async function keepFilesOf(shelf: Cache, text: string, patience = calm): Promise<void> {
  const named = filesNamedIn(text);
  await keepCode(shelf, [...ownFiles, ...named.filter(isCode)]);
  await pause(patience);
  for (const path of named.filter((one) => !isCode(one))) await keepPicture(shelf, path).catch(() => {});
}

/** Follows the imports of scripts. */
export async function keepCode(shelf: Cache, paths: readonly string[], seen = new Set<string>()) {
  await Promise.all(
    paths.map(async (path) => {
      if (seen.has(path)) return;
      seen.add(path);
      const url = new URL(path, location.origin);
      const kept = (await findFile(shelf, url, "this")) ?? (await bringFile(shelf, path));
      if (path.endsWith(".js")) await keepCode(shelf, filesNamedIn(await kept.text()), seen).catch(() => {});
    }),
  );
}

async function keepPicture(shelf: Cache, path: string): Promise<void> {
  const url = new URL(path, location.origin);
  if (await findFile(shelf, url, "any")) return;
  const widths = path.startsWith("/images/") ? pictureWidths.map((width) => `${path}?w=${width}`) : [];
  // The width the browser has already downloaded costs no signal.
  for (const address of [...widths].reverse()) {
    const had = await fetch(address, { ...asNobody, mode: "same-origin", cache: "only-if-cached" }).catch(
      () => null,
    );
    if (had?.ok) return void (await keep(shelf, address, had));
  }
  const address = widths[1] ?? path;
  await bringFile(shelf, address);
}

export const bringFile = async (shelf: Cache, address: string) =>
  keep(shelf, address, await fetchInTime(address, asNobody));

/** HTML in a file's place comes from a captive portal. */
async function keep(shelf: Cache, address: string, answer: Response): Promise<Response> {
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
  if (answer.status !== 200 || isPage || !isPublic(answer.headers))
    throw new Error(`${address} is not to be had`);
  await putFile(shelf, address, answer.clone());
  return answer;
}
