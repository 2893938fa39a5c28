import type { Element, ElementContent } from "hast";
import { blockTags } from "./allowed-html";

const blocks = new Set<string>([...blockTags, "div"]);
const lists = new Set(["ul", "ol"]);
const paragraph = new Set(["p"]);
const items = new Set(["li"]);
const lineBreak = new Set(["br"]);

export function isTag(node: { type: string }, tags: ReadonlySet<string>): node is Element {
  return node.type === "element" && tags.has((node as Element).tagName);
}

/** Only whitespace. */
export function isBlank(node: ElementContent): boolean {
  return node.type === "text" ? /^\s*$/.test(node.value) : isTag(node, lineBreak);
}

/** Merges adjacent texts. */
export function addTo(into: ElementContent[], node: ElementContent): void {
  const last = into.at(-1);
  if (node.type === "text" && last?.type === "text") last.value += node.value;
  else into.push(node);
}

/** Children in normal form: text becomes paragraphs where there are blocks beside it. */
export function paragraphsIn({ tagName, children }: Pick<Element, "tagName" | "children">): ElementContent[] {
  if (lists.has(tagName)) return gathered(withNested(children), items, "li");
  if (tagName === "blockquote" || tagName === "aside") return gathered(children, blocks, "p");
  if (tagName === "root")
    return children.some((one) => isTag(one, blocks)) ? gathered(children, blocks, "p") : children;
  if (tagName === "li" || tagName === "td" || tagName === "th") return itemChildren(children);
  if (tagName === "pre") return withoutFirstLineEnd(children);
  return children;
}

/** A list item with a single paragraph is just its text, also with a list below it. */
function itemChildren(children: ElementContent[]): ElementContent[] {
  const solid = children.filter((one) => !isBlank(one));
  const [first, ...rest] = solid;
  if (first && isTag(first, paragraph) && !first.properties.id && rest.every((one) => isTag(one, lists)))
    return [...first.children, ...rest];
  return solid.some((one) => isTag(one, paragraph)) ? gathered(children, blocks, "p") : children;
}

/** A list directly in a list, as word processors write it, belongs to the item before it. */
function withNested(children: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let item: Element | null = null;
  for (const child of children) {
    if (item && isTag(child, lists)) item.children.push(child);
    else result.push(child);
    if (isTag(child, items)) item = child;
    else if (!isBlank(child)) item = isTag(child, lists) ? item : null;
  }
  return result;
}

/** Wraps loose content between the allowed elements. */
function gathered(
  children: ElementContent[],
  wanted: ReadonlySet<string>,
  tagName: string,
): ElementContent[] {
  const result: ElementContent[] = [];
  let loose: ElementContent[] = [];
  const close = () => {
    if (!loose.every(isBlank)) result.push({ type: "element", tagName, properties: {}, children: loose });
    else result.push(...loose.filter((one) => one.type === "text"));
    loose = [];
  };
  for (const child of children) {
    if (!isTag(child, wanted)) {
      loose.push(child);
      continue;
    }
    if (loose.length > 0) close();
    result.push(child);
  }
  close();
  return result;
}

/** Browsers drop it while parsing. */
function withoutFirstLineEnd([first, ...rest]: ElementContent[]): ElementContent[] {
  if (first?.type !== "text") return first ? [first, ...rest] : [];
  return [{ ...first, value: first.value.replace(/^\n+/, "") }, ...rest];
}
