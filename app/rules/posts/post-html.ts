import type { Root } from "hast";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { allowedHtml } from "./html-list";
import { readHtml } from "./html-reading";
import { shapeHtml } from "./html-shape";

/** Posts cleaned by an older version are cleaned anew from what their authors wrote. */
export const cleaningVersion = 2;

const mostRounds = 5;

/**
 * What may be shown of the HTML somebody wrote. A browser reads what is printed once more and may read it differently:
 * so it is read and cleaned again here until nothing changes, and only its words are left where that has no end.
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

/** What the post may hold is made first; the library's own reading of the same list is the last gate. */
function print(tree: Root): string {
  return toHtml(sanitize(shapeHtml(tree), allowedHtml) as Root, {
    characterReferences: { useNamedReferences: true },
  });
}
