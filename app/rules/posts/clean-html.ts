import type { Root } from "hast";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { allowedHtml } from "./allowed-html";
import { readHtml } from "./read-html";
import { shapeHtml } from "./shape-html";

/** Posts sanitised by an older version are sanitised again. */
export const cleaningVersion = 2;

const mostRounds = 5;

/**
 * Sanitises HTML. Browsers may parse printed HTML differently, so it's parsed and sanitised until nothing changes; if
 * that never happens, only the text is kept.
 */
export function cleanHtml(html: string): string {
  let before = html;
  for (let round = 0; round < mostRounds; round += 1) {
    const tree = readHtml(before);
    if (!tree) break;
    const after = print(tree);
    if (after === before) return after;
    before = after;
  }
  return wordsOnly(html);
}

function wordsOnly(html: string): string {
  const words = html
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll("<", "&lt;")
    .replaceAll(/[\s\0]+/g, " ");
  const tree = readHtml(words.trim());
  return tree ? print(tree) : "";
}

/** Our own shaping first; the library's check of the same list last. */
function print(tree: Root): string {
  return toHtml(sanitize(shapeHtml(tree), allowedHtml) as Root, {
    characterReferences: { useNamedReferences: true },
  });
}
