import {
  filesNamedIn,
  isCode,
  type KeptFile,
  type KeptPage,
  keptRoom,
  whatStays,
} from "../rules/kept/kept-files";
import { isPocket, keptAddress } from "../rules/kept/kept-pages";
import { ownFiles } from "./settings";

/** The version of the cache's format; caches with another version are never read. */
const name = "kept-1";
const keptAt = "X-Kept-At";
const anyQuery = { ignoreSearch: true, ignoreVary: true };
const exact = { ignoreVary: true };

/** The cache; null until somebody presses "keep", and again after "forget". */
export async function openShelf(): Promise<Cache | null> {
  return (await caches.has(name)) ? caches.open(name) : null;
}

export const makeShelf = () => caches.open(name);
export const clearShelf = () => caches.delete(name);
export const clearShelves = (names: readonly string[]) => Promise.all(names.map((one) => caches.delete(one)));

export async function otherShelves(): Promise<string[]> {
  return (await caches.keys()).filter((one) => one !== name);
}

export async function findPage(shelf: Cache, url: URL): Promise<{ answer: Response; at: number } | null> {
  const answer = await shelf.match(keptAddress(url), exact);
  return answer ? { answer, at: Number(answer.headers.get(keptAt)) } : null;
}

/** With "any", a picture in another width will do. */
export async function findFile(shelf: Cache, { pathname, search }: URL, width: "this" | "any") {
  return shelf.match(pathname + search, width === "any" ? anyQuery : exact);
}

export async function pocketsOn(shelf: Cache): Promise<URL[]> {
  const all = (await shelf.keys()).map(({ url }) => new URL(url));
  return all.filter(({ pathname }) => isPocket(pathname));
}

/** A page, fully read. */
export type ReadPage = { text: string; headers: Headers };

export async function putPage(shelf: Cache, url: URL, page: ReadPage): Promise<void> {
  const headers = new Headers(page.headers);
  headers.set(keptAt, String(Date.now()));
  for (const gone of ["Content-Encoding", "Content-Length"]) headers.delete(gone);
  await put(shelf, keptAddress(url), () => new Response(page.text, { headers }));
}

export async function putFile(shelf: Cache, address: string, answer: Response): Promise<void> {
  const content = await answer.blob();
  await put(shelf, address, () => new Response(content, { headers: answer.headers }));
}

/** If the device is full, evicts half and tries once more. */
async function put(shelf: Cache, address: string, make: () => Response): Promise<void> {
  try {
    await shelf.put(address, make());
  } catch {
    await makeRoom(shelf, 0.5);
    await shelf.put(address, make());
  }
}

/** Above the site's limit, evicts the oldest pages and the files only they use. */
export async function keepWithinRoom(shelf: Cache): Promise<void> {
  const { usage = keptRoom } = (await navigator.storage?.estimate?.()) ?? {};
  if (usage >= keptRoom) await makeRoom(shelf, 1, keptRoom);
}

async function makeRoom(shelf: Cache, share: number, most = Number.POSITIVE_INFINITY): Promise<void> {
  const pages: KeptPage[] = [];
  const files = new Map<string, KeptFile>();
  let whole = 0;
  for (const { url } of await shelf.keys()) {
    const { pathname, search } = new URL(url);
    const answer = await shelf.match(url, exact);
    const at = answer?.headers.get(keptAt);
    const content = await answer?.blob();
    if (!content) continue;
    whole += content.size;
    const named = at || isCode(pathname) ? filesNamedIn(await content.text()) : [];
    const isGuide = isPocket(pathname);
    if (!at) files.set(pathname, { bytes: content.size, files: named });
    else
      pages.push({
        address: pathname + search,
        at: Number(at),
        bytes: content.size,
        files: isGuide ? [...named, ...ownFiles] : named,
        isPocket: isGuide,
      });
  }
  const stays = whatStays(pages, files, Math.min(whole * share, most));
  for (const { url } of await shelf.keys()) {
    const { pathname, search } = new URL(url);
    if (!stays.has(pathname + search) && !stays.has(pathname)) await shelf.delete(url, exact);
  }
}
