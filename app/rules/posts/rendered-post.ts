import type { Element, ElementContent, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { withUnbrokenHyphens } from "../content/unbroken-hyphens";
import { isOwnPicture, pictureSources } from "../pictures/picture-sources";
import { slugOf } from "../site/slugs";
import { idPrefix } from "./allowed-html";
import { drawingAt } from "./guide-drawings";
import { isDrawing } from "./html-addresses";
import { isBlank } from "./html-children";
import { textOf } from "./html-text";
import { mentionIn } from "./mentions";
import { readHtml } from "./read-html";

/** A post rendered when it was saved, so that nothing is parsed or counted per view. */
export type RenderedPost = {
  /** HTML, interrupted by cards of places and drawings of the guide. */
  parts: RenderedPart[];
  contents: { id: string; text: string; level: 2 | 3 }[];
  words: number;
};
export type RenderedPart = { html: string } | { place: string; words: string };

const pictureMeasure = "(min-width: 44rem) 42rem, 92vw";
const widestPicture = 1920;

export function renderPost(clean: string): RenderedPost {
  const tree = readHtml(clean) ?? { type: "root" as const, children: [] };
  const contents: RenderedPost["contents"] = [];
  dress(tree.children as ElementContent[], contents);
  const parts: RenderedPart[] = [];
  let running: ElementContent[] = [];
  const close = () => {
    if (running.some((node) => !isBlank(node))) parts.push({ html: print(running) });
    running = [];
  };
  for (const node of tree.children as ElementContent[]) {
    const place = placeIn(node);
    if (place) {
      close();
      parts.push(place);
    } else running.push(node);
  }
  close();
  return { parts, contents, words: textOf(tree).split(/\s+/).filter(Boolean).length };
}

function print(children: ElementContent[]): string {
  return toHtml({ type: "root", children } as Root, { characterReferences: { useNamedReferences: true } });
}

/** Links to anchors the post doesn't have. */
export function lostParts(clean: string): string[] {
  const tree = readHtml(clean);
  return tree ? dress(tree.children as ElementContent[], []) : [];
}

/**
 * Headings get ids, pictures their widths, internal links lose external attributes; links to missing anchors are
 * removed and returned.
 */
function dress(nodes: ElementContent[], contents: RenderedPost["contents"]): string[] {
  const ids = new Set<string>();
  const within: Element[] = [];
  const visit = (node: ElementContent): void => {
    if (node.type !== "element") return;
    const { tagName, properties } = node;
    if (tagName === "h2" || tagName === "h3") {
      const text = textOf(node).replaceAll(/\s+/g, " ").trim();
      const id = freeId(
        typeof properties.id === "string" ? properties.id : idPrefix + slugOf("post", text),
        ids,
      );
      properties.id = id;
      for (const child of node.children)
        if (child.type === "text") child.value = withUnbrokenHyphens(child.value);
      contents.push({ id, text, level: tagName === "h2" ? 2 : 3 });
    } else if (typeof properties.id === "string") ids.add(properties.id);
    if (tagName === "a" && /^[/#]/.test(String(properties.href))) delete properties.rel;
    if (tagName === "a" && /^#/.test(String(properties.href))) within.push(node);
    if (tagName === "img") dressPicture(node);
    for (const child of node.children) visit(child);
  };
  for (const node of nodes) visit(node);
  const lost: string[] = [];
  for (const { properties } of within) {
    const id = String(properties.href).slice(1);
    if (ids.has(id)) continue;
    if (id === `${idPrefix}top`) properties.href = "#top";
    else {
      delete properties.href;
      lost.push(`#${id.slice(idPrefix.length)}`);
    }
  }
  return lost;
}

function freeId(wish: string, ids: Set<string>): string {
  let id = wish;
  for (let count = 2; ids.has(id); count += 1) id = `${wish}-${count}`;
  ids.add(id);
  return id;
}

function dressPicture({ properties }: Element): void {
  const src = String(properties.src);
  if (isDrawing(src)) return;
  if (!isOwnPicture(src)) {
    properties.referrerPolicy = "no-referrer";
    return;
  }
  properties.src = `${src}?w=960`;
  properties.srcSet = pictureSources(src, Number(properties.width) || widestPicture);
  properties.sizes = pictureMeasure;
}

/** A paragraph with nothing but a link to a place becomes its card, or to what the guide draws its drawing. */
function placeIn(node: ElementContent): Extract<RenderedPart, { place: string }> | null {
  if (node.type !== "element" || node.tagName !== "p") return null;
  const [link, ...rest] = node.children.filter((child) => !isBlank(child));
  if (link?.type !== "element" || link.tagName !== "a" || rest.length > 0 || link.properties.className)
    return null;
  const href = String(link.properties.href);
  const place = drawingAt(href) ? href : mentionIn(href);
  return place ? { place, words: textOf(link).trim() } : null;
}
