/** What a file somebody chose is for: the addresses it stands for, or why nobody can say. */
export type FileMatch = { addresses: string[] } | "unknown" | "ambiguous";

/** So many pictures at once. */
export const picturesAtOnce = 20;

/**
 * Each file's addresses in an old site, by its name. WordPress shows one picture in many sizes under many names, all of
 * which are that picture; two of one name in different folders are two, and nobody can say which is meant.
 */
export function matchFiles(names: readonly string[], addresses: readonly string[]): FileMatch[] {
  const byName = Map.groupBy(new Set(addresses), (address) => plainName(lastPart(address)));
  return names.map((name) => {
    const found = byName.get(plainName(name)) ?? [];
    if (found.length === 0) return "unknown";
    const folders = new Set(found.map(folderOf));
    return folders.size > 1 ? "ambiguous" : { addresses: found };
  });
}

/** The name of the file an address leads to. */
export function lastPart(address: string): string {
  const path = address.replace(/[?#].*$/, "");
  const name = path.slice(path.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const folderOf = (address: string) => address.replace(/[?#].*$/, "").replace(/[^/]*$/, "");

/** "Ola-1024x768.JPG" and "ola-scaled.jpeg" are both "ola.jpg". */
function plainName(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/\.jpeg$/, ".jpg")
    .replace(/(-\d{1,5}x\d{1,5}|-scaled|-rotated)+(?=\.\w+$)/, "");
}
