import type { Element, ElementContent, Root } from "hast";
import { readHtml } from "./read-html";

const separate = new Set([
  "p",
  "h2",
  "h3",
  "h4",
  "li",
  "td",
  "th",
  "figcaption",
  "caption",
  "pre",
  "br",
  "hr",
]);

/** All text in order, with spaces between blocks. */
export function textOf(node: Root | ElementContent): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  const text = node.children.map((child) => textOf(child as ElementContent)).join("");
  return node.type === "element" && separate.has(node.tagName) ? `${text}\n` : text;
}

/** For searching and counting. */
export function plainText(clean: string): string {
  const tree = readHtml(clean);
  return tree
    ? textOf(tree)
        .replaceAll(/[^\S\n]+/g, " ")
        .trim()
    : "";
}

export type Block = { tag: string; text: string };

/** Blocks as lines of text, for an opening. */
export function blocksOf(clean: string): Block[] {
  return readBlocks(clean, textOf);
}

/** For comparing versions: link targets and pictures count as words too. */
export function comparedBlocksOf(clean: string): Block[] {
  return readBlocks(clean, textWithAddresses);
}

function textWithAddresses(node: Root | ElementContent): string {
  if (node.type !== "element") return textOf(node);
  const { tagName, properties } = node;
  if (tagName === "img") return `${properties.alt ?? ""} ‹${properties.src ?? ""}›`;
  const text = node.children.map((child) => textWithAddresses(child as ElementContent)).join("");
  if (tagName === "a") return `${text} ‹${properties.href ?? ""}›`;
  return separate.has(tagName) ? `${text}\n` : text;
}

function readBlocks(clean: string, tell: (node: Element | Root) => string): Block[] {
  const blocks: Block[] = [];
  const visit = (nodes: readonly ElementContent[]): void => {
    for (const node of nodes) {
      if (node.type !== "element") continue;
      if (node.tagName === "img") blocks.push({ tag: "img", text: pictureText(node, tell) });
      else if (isLeaf(node)) blocks.push({ tag: node.tagName, text: oneLine(tell(node)) });
      else visit(node.children);
    }
  };
  const tree = readHtml(clean);
  if (!tree) return blocks;
  const nodes = tree.children as ElementContent[];
  if (nodes.some((one) => one.type === "element" && !isInline(one))) visit(nodes);
  else blocks.push({ tag: "p", text: oneLine(tell(tree)) });
  return blocks;
}

function pictureText(picture: Element, tell: (node: Element) => string): string {
  return oneLine(tell(picture) || String(picture.properties.alt ?? ""));
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

const inline = new Set(["a", "br", "img", "strong", "em", "u", "s", "code", "cite", "sub", "sup"]);

function isInline(node: Element): boolean {
  return inline.has(node.tagName);
}

/** Contains text, no further blocks. */
function isLeaf({ children }: Element): boolean {
  return !children.some((one) => one.type === "element" && (!isInline(one) || one.tagName === "img"));
}
