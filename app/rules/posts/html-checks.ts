import type { ElementContent } from "hast";
import { addParagraphs } from "./add-paragraphs";
import { cleanHtml } from "./clean-html";
import { plainText } from "./html-text";
import { readHtml } from "./read-html";

/** Whether readers would see a word or a picture. */
export function hasContent(typed: string): boolean {
  const clean = cleanHtml(addParagraphs(typed));
  return clean.includes("<img ") || plainText(clean) !== "";
}

/** Browsers block pictures over plain http. */
export function hasPlainHttpPicture(typed: string): boolean {
  const isPlainHttp = (node: ElementContent): boolean =>
    node.type === "element" &&
    ((node.tagName === "img" && /^\s*http:/i.test(String(node.properties.src ?? ""))) ||
      node.children.some(isPlainHttp));
  return /http:/i.test(typed) && ((readHtml(typed)?.children ?? []) as ElementContent[]).some(isPlainHttp);
}
