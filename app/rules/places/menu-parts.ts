import { queryPath } from "../site/query-path";
import type { MenuSection } from "./menu";

/** So many dishes fit into the first flight of a connection beside all that the page of a place says. */
const mostInPart = 24;

/** A long menu in parts of whole sections; only a section that alone is too long is divided. */
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

/** Which part an address asks for, counted from one; nonsense asks for the first. */
export function readPart(text: string | null, count: number): number {
  const part = /^\d{1,2}$/.test(text ?? "") ? Number(text) : 1;
  return part >= 1 && part <= count ? part : 1;
}

/** Where a part of a menu is read, and a dish in it. */
export function menuPath(path: string, part: number, dish = ""): string {
  const address = queryPath(path, { tab: "menu", part: part > 1 ? String(part) : null });
  return dish ? `${address}#${dish}` : address;
}
