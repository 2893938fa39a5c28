const named = [
  /\bsrc="(\/(?:assets|images|portraits|scenes)\/[^"?#\s]+|\/favicon\.svg)/g,
  /\bhref="(\/(?:assets|fonts|portraits|scenes)\/[^"?#\s]+|\/favicon\.svg)/g,
  /\burl\(["']?(\/(?:assets|fonts|scenes)\/[^"')?#\s]+)/g,
];
/** Imports between scripts. */
const beside = /["'`]\.\/([\w.~-]+\.js)["'`]/g;

/** Files a page, sheet or script needs; links don't count. */
export function filesNamedIn(text: string): string[] {
  const found = named.flatMap((pattern) => [...text.matchAll(pattern)].map(([, path = ""]) => path));
  const scripts = [...text.matchAll(beside)].map(([, name]) => `/assets/${name}`);
  return [...new Set([...found, ...scripts])];
}

/** Without these a page is unusable; the others are pictures. */
export const isCode = (path: string) => /\.(css|js|woff2)$/.test(path);
/** Never change under their address. */
export const isForever = (path: string) => /^\/(assets|fonts|images|portraits)\//.test(path);
export const isFile = (path: string) => isForever(path) || /^\/(scenes\/|favicon\.svg$)/.test(path);

/** Decimal megabytes, as phones count them. */
export const keptRoom = 15_000_000;

export type KeptPage = { address: string; at: number; bytes: number; files: string[]; isPocket: boolean };
export type KeptFile = { bytes: number; files: string[] };

/** What's kept when room is short: the pocket guide first, then pages with their files, newest first. */
export function whatStays(
  pages: readonly KeptPage[],
  files: ReadonlyMap<string, KeptFile>,
  room: number,
): Set<string> {
  const stays = new Set<string>();
  const inOrder = [...pages].sort((a, b) => Number(b.isPocket) - Number(a.isPocket) || b.at - a.at);
  let left = room;
  for (const page of inOrder) {
    const more = [...allOf(page.files, files)].filter((path) => !stays.has(path));
    const bytes = more.reduce((sum, path) => sum + (files.get(path)?.bytes ?? 0), page.bytes);
    if (bytes > left && !page.isPocket) continue;
    left -= bytes;
    for (const one of [page.address, ...more]) stays.add(one);
  }
  return stays;
}

/** Files with everything they name in turn. */
function allOf(named: readonly string[], files: ReadonlyMap<string, KeptFile>): Set<string> {
  const all = new Set(named);
  for (const path of all) for (const next of files.get(path)?.files ?? []) all.add(next);
  return all;
}
