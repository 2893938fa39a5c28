import type { Element, ElementContent, Nodes, Properties, Root } from "hast";
import {
  actionClass,
  blockTags,
  droppedTags,
  frameClass,
  headingTags,
  linkRel,
  markTags,
  parentTags,
  renamedTags,
} from "./allowed-html";
import { authorId, embedAddress, linkAddress, pictureAddressIn } from "./html-addresses";
import { addTo, isBlank, isTag, paragraphsIn } from "./html-children";

const kept = new Set<string>([...markTags, ...blockTags, "a", "br", "img"]);
const blocks = new Set<string>([...blockTags, "div"]);
const marks = new Set<string>(markTags);
const dropped = new Set(droppedTags);
const proseOnly = new Set<string>([...headingTags, "p", "pre"]);
const sources = new Set(["source"]);
const standsEmpty = new Set(["br", "hr", "img", "td", "th"]);

/** Keeps only allowed elements, each where it may be; text is never lost. */
export function shapeHtml(root: Root): Root {
  const ids = new Set<string>();
  const around: string[] = [];

  function fill(into: ElementContent[], nodes: readonly Nodes[]): void {
    for (const node of nodes) {
      if (node.type === "text") addTo(into, { type: "text", value: node.value.toWellFormed() });
      if (node.type === "element") place(into, node);
    }
  }

  function place(into: ElementContent[], node: Element): void {
    if (dropped.has(node.tagName)) {
      const link = embedLink(node);
      if (link && !around.includes("a")) addTo(into, link);
      return;
    }
    const tag = postTag(node);
    const properties = tag && fits(tag) ? propertiesOf(tag, node, ids) : null;
    if (!tag || !properties) {
      fill(into, node.children);
      return;
    }
    around.push(tag);
    const children: ElementContent[] = [];
    fill(children, node.children);
    around.pop();
    for (const one of finished({ type: "element", tagName: tag, properties, children })) addTo(into, one);
  }

  function fits(tag: string): boolean {
    const parents = parentTags[tag];
    if (parents) return parents.includes(around.at(-1) ?? "");
    if (marks.has(tag) || tag === "a") return !around.includes(tag);
    return !blocks.has(tag) || !around.some((one) => proseOnly.has(one));
  }

  function finished(element: Element): ElementContent[] {
    const { tagName, children } = element;
    if (standsEmpty.has(tagName))
      return [{ ...element, children: tagName[0] === "t" ? paragraphsIn(element) : [] }];
    const isHollow = children.every(isBlank);
    const isMark = marks.has(tagName) || tagName === "a";
    if (isHollow) return isMark ? children : [];
    if (marks.has(tagName) && children.some((child) => isTag(child, blocks))) return children;
    const full = { ...element, children: paragraphsIn(element) };
    if (tagName !== "table" || around.includes("table")) return [full];
    return [
      {
        type: "element",
        tagName: "div",
        properties: { className: [frameClass], tabIndex: 0 },
        children: [full],
      },
    ];
  }

  const children: ElementContent[] = [];
  fill(children, root.children);
  return { type: "root", children: paragraphsIn({ tagName: "root", children }) };
}

/** The element's name in a post; divs with text alone are paragraphs. */
function postTag(node: Element): string | null {
  const tag = renamedTags[node.tagName] ?? node.tagName;
  if (kept.has(tag)) return tag;
  return tag === "div" && !node.children.some((child) => isTag(child, blocks)) ? "p" : null;
}

function embedLink(node: Element): ElementContent | null {
  const source = node.children.find((child) => isTag(child, sources)) as Element | undefined;
  const { src, data } = { ...source?.properties, ...node.properties };
  const address = embedAddress(String(src ?? data ?? ""));
  return (
    address && {
      type: "element",
      tagName: "a",
      properties: { href: address.href, rel: [...linkRel] },
      children: [{ type: "text", value: address.name }],
    }
  );
}

const withId = new Set<string>([...headingTags, "a", "li", "p"]);
/** Reserves space for a picture of unknown size. */
const unknownSize = { width: 960, height: 640 };

/** Allowed attributes; null where the element makes no sense without a removed one. */
function propertiesOf(tag: string, { properties }: Element, ids: Set<string>): Properties | null {
  const common: Properties = {};
  if (properties.lang) common.lang = properties.lang;
  const id = withId.has(tag) ? authorId(String(properties.id ?? properties.name ?? "")) : null;
  if (id && !ids.has(id)) {
    ids.add(id);
    common.id = id;
  }
  if (tag === "a") return linkProperties(common, properties);
  if (tag === "img") return pictureProperties(properties);
  if (tag === "ol") return { ...common, start: properties.start };
  if (tag === "td" || tag === "th") {
    const { colSpan, rowSpan, scope } = properties;
    return { ...common, colSpan, rowSpan, scope: tag === "th" ? scope : undefined };
  }
  return common;
}

function linkProperties(common: Properties, { href, className }: Properties): Properties | null {
  const address = linkAddress(String(href ?? ""));
  if (!address) return null;
  const isAction = Array.isArray(className) && className.includes(actionClass);
  return {
    ...common,
    ...(isAction && { className: [actionClass] }),
    href: address,
    ...(!isOwn(address) && { rel: [...linkRel] }),
  };
}

/** A page of this site, or a part of the same text. */
function isOwn(address: string): boolean {
  return /^[/#]/.test(address);
}

function pictureProperties({ src, alt, width, height }: Properties): Properties | null {
  const address = pictureAddressIn(String(src ?? ""));
  if (!address) return null;
  const size = address.isOurs ? { width, height } : unknownSize;
  return { src: address.src, alt: String(alt ?? ""), ...size, loading: "lazy", decoding: "async" };
}
