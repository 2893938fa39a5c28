import { queryPath } from "../site/query-path";
import type { MenuSection } from "./menu";

/** What fits into a first view of 14 KB with the rest of the page. */
const mostInPart = 24;

/** Whole sections per part; only one that is too long alone is split. */
export function menuParts(sections: readonly MenuSection[]): MenuSection[][] {
  const parts: MenuSection[][] = [];
  let room = 0;
  for (const { name, dishes } of sections) {
    for (let start = 0; start < dishes.length; start += mostInPart) {
      const some = dishes.slice(start, start + mostInPart);
      if (some.length > room) {
        parts.push([]);
        room = mostInPart;
      }
      parts.at(-1)?.push({ name, dishes: some });
      room -= some.length;
    }
  }
  return parts;
}

/** Counted from one; a malformed number means the first. */
export function readPart(text: string | null, count: number): number {
  const part = /^\d{1,2}$/.test(text ?? "") ? Number(text) : 1;
  return part >= 1 && part <= count ? part : 1;
}

/** The address of a part, or of a dish in it. */
export function menuPath(path: string, part: number, dish = ""): string {
  const address = queryPath(path, { tab: "menu", part: part > 1 ? String(part) : null });
  return dish ? `${address}#${dish}` : address;
}
