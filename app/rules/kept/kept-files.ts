const named = [
  /\bsrc="(\/(?:assets|images|portraits|scenes)\/[^"?#\s]+|\/favicon\.svg)/g,
  /\bhref="(\/(?:assets|fonts|portraits|scenes)\/[^"?#\s]+|\/favicon\.svg)/g,
  /\burl\(["']?(\/(?:assets|fonts|scenes)\/[^"')?#\s]+)/g,
];
/** How one script asks for another. */
const beside = /["'`]\.\/([\w.~-]+\.js)["'`]/g;

/** Files of the guide that a page, a sheet or a script shows itself with; what it only links to is none of them. */
export function filesNamedIn(text: string): string[] {
  const found = named.flatMap((pattern) => [...text.matchAll(pattern)].map(([, path = ""]) => path));
  const scripts = [...text.matchAll(beside)].map(([, name]) => `/assets/${name}`);
  return [...new Set([...found, ...scripts])];
}

/** Sheets, scripts and typefaces, without which a page is bare; the others are pictures. */
export const isCode = (path: string) => /\.(css|js|woff2)$/.test(path);
/** Their content never changes under their address. */
export const isForever = (path: string) => /^\/(assets|fonts|images|portraits)\//.test(path);
export const isFile = (path: string) => isForever(path) || /^\/(scenes\/|favicon\.svg$)/.test(path);

/** Megabytes count in tens here, as telephones count them. */
export const keptRoom = 15_000_000;

export type KeptPage = { address: string; at: number; bytes: number; files: string[]; isPocket: boolean };
export type KeptFile = { bytes: number; files: string[] };

/** What stays where not all has room: the pocket guide always, then page by page with its files, the freshest first. */
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

/** Files, and those that they name in their turn. */
function allOf(named: readonly string[], files: ReadonlyMap<string, KeptFile>): Set<string> {
  const all = new Set(named);
  for (const path of all) for (const next of files.get(path)?.files ?? []) all.add(next);
  return all;
}
