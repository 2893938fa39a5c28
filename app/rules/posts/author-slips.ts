import type { ElementContent } from "hast";
import { readHtml } from "./html-reading";
import { plainText } from "./html-text";
import { cleanHtml } from "./post-html";
import { withParagraphs } from "./written-text";

/** Whether readers would see anything of a text: a word, or a picture. */
export function saysSomething(typed: string): boolean {
  const clean = cleanHtml(withParagraphs(typed));
  return clean.includes("<img ") || plainText(clean) !== "";
}

/** A picture over plain http is never shown: readers' browsers load none on our pages. */
export function hasPlainHttpPicture(typed: string): boolean {
  const isPlainHttp = (node: ElementContent): boolean =>
    node.type === "element" &&
    ((node.tagName === "img" && /^\s*http:/i.test(String(node.properties.src ?? ""))) ||
      node.children.some(isPlainHttp));
  return /http:/i.test(typed) && ((readHtml(typed)?.children ?? []) as ElementContent[]).some(isPlainHttp);
}
