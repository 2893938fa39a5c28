import type { Element, ElementContent, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { actionClass, frameClass } from "../posts/allowed-html";
import { readHtml } from "../posts/read-html";

/** For headings; where no letter of Georgia's kind is installed, rather a plain serif than Times. */
export const headingFont = "Fraunces,Georgia,Gelasio,'Noto Serif','DejaVu Serif',serif";
/** Mail programs need inline styles; the mail's frame adds dark mode and small screens. */
const styles: Record<string, string> = {
  h2: `margin:30px 0 10px;font:600 22px/1.25 ${headingFont}`,
  h3: "margin:24px 0 8px;font-size:18px;line-height:1.35;font-weight:600",
  h4: "margin:20px 0 6px;font-size:17px;line-height:1.4;font-weight:600",
  p: "margin:0 0 16px;overflow-wrap:anywhere",
  ul: "margin:0 0 16px;padding:0 0 0 22px",
  ol: "margin:0 0 16px;padding:0 0 0 24px",
  li: "margin:0 0 8px;overflow-wrap:anywhere",
  a: "color:#146073",
  blockquote: "margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid #e2a23b",
  aside: "margin:0 0 16px;padding:14px 18px 2px;border-radius:12px;background:#faf5ea",
  pre: "margin:0 0 16px;white-space:pre-wrap;font:15px/1.5 Menlo,Consolas,monospace",
  code: "font:15px/1.5 Menlo,Consolas,monospace",
  figure: "margin:0 0 16px",
  figcaption: "margin:6px 0 0;font-size:14px;line-height:1.5;color:#4b6570",
  img: "display:block;max-width:100%;height:auto;border:0;border-radius:12px",
  hr: "margin:24px 0;border:0;border-top:1px solid #ebe2cf",
  table: "width:100%;border-collapse:collapse;font-size:15px;line-height:1.45",
  caption: "padding:0 0 6px;text-align:left;font-weight:600",
  th: "padding:6px 10px 6px 0;border-bottom:1px solid #ebe2cf;text-align:left;vertical-align:top",
  td: "padding:6px 10px 6px 0;border-bottom:1px solid #ebe2cf;text-align:left;vertical-align:top",
};
export const pressStyle =
  "display:inline-block;padding:14px 26px;border-radius:99px;background:#146073;color:#ffffff;font-weight:600;text-align:center;text-decoration:none";
const frameStyle = "margin:0 0 16px;overflow-x:auto";
/** The inner width of the card. */
const widest = 504;

/** Sanitised HTML for mail programs: inline styles, absolute addresses. `page` is the letter's own address. */
export function letterHtml(clean: string, page: string): string {
  const tree = readHtml(clean);
  if (!tree) return "";
  dressAll(tree, page);
  return toHtml(tree, { characterReferences: { useNamedReferences: true } });
}

function dressAll(node: Root | Element, page: string): void {
  for (const child of node.children as ElementContent[]) {
    if (child.type !== "element") continue;
    child.properties = dressed(child, page);
    dressAll(child, page);
  }
}

function dressed({ tagName, properties }: Element, page: string): Element["properties"] {
  const { href, src, alt, width, lang, start, colSpan, rowSpan, className } = properties;
  const kept = { lang, start, colSpan, rowSpan, style: styles[tagName] };
  if (tagName === "a") {
    const isPress = [className].flat().includes(actionClass);
    return {
      ...kept,
      ...(href === undefined ? {} : { href: wholeAddress(String(href), page) }),
      ...(isPress ? { className: ["mail-press"], style: pressStyle } : {}),
    };
  }
  if (tagName === "img") {
    const room = { ...kept, src: wholeAddress(String(src ?? ""), page), alt: alt ?? "" };
    return width === undefined ? room : { ...room, width: Math.min(Number(width), widest) };
  }
  if (tagName === "aside") return { ...kept, className: ["mail-aside"] };
  if ([className].flat().includes(frameClass)) return { style: frameStyle };
  return kept;
}

/** Relative to the letter's page. */
export function wholeAddress(address: string, page: string): string {
  return URL.canParse(address, page) ? new URL(address, page).href : address;
}
