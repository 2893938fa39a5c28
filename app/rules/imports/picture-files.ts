/** The addresses a file stands for, or why that's unclear. */
export type FileMatch = { addresses: string[] } | "unknown" | "ambiguous";

export const picturesAtOnce = 20;

/**
 * Matches files to an old site's addresses by name. WordPress has one picture in many sizes and names; two equal names
 * in different folders are ambiguous.
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
