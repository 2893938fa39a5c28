import type { Element, ElementContent, Root } from "hast";
import { readHtml } from "./html-reading";

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

/** A post's words alone, in its order; what stands in another block is another word. */
export function textOf(node: Root | ElementContent): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  const text = node.children.map((child) => textOf(child as ElementContent)).join("");
  return node.type === "element" && separate.has(node.tagName) ? `${text}\n` : text;
}

/** The words of cleaned HTML, for searching and counting. */
export function plainText(clean: string): string {
  const tree = readHtml(clean);
  return tree
    ? textOf(tree)
        .replaceAll(/[^\S\n]+/g, " ")
        .trim()
    : "";
}

/** The paragraphs and other blocks of cleaned HTML as lines of text, for comparing and for an opening. */
export function blocksOf(clean: string): { tag: string; text: string }[] {
  const blocks: { tag: string; text: string }[] = [];
  const visit = (nodes: readonly ElementContent[]): void => {
    for (const node of nodes) {
      if (node.type !== "element") continue;
      if (node.tagName === "img") blocks.push({ tag: "img", text: String(node.properties.alt ?? "") });
      else if (isLeaf(node)) blocks.push({ tag: node.tagName, text: oneLine(textOf(node)) });
      else visit(node.children);
    }
  };
  const tree = readHtml(clean);
  if (!tree) return blocks;
  const nodes = tree.children as ElementContent[];
  if (nodes.some((one) => one.type === "element" && !isInline(one))) visit(nodes);
  else blocks.push({ tag: "p", text: oneLine(textOf(tree)) });
  return blocks;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

const inline = new Set(["a", "br", "img", "strong", "em", "u", "s", "code", "cite", "sub", "sup"]);

function isInline(node: Element): boolean {
  return inline.has(node.tagName);
}

/** Words, not further blocks. */
function isLeaf({ children }: Element): boolean {
  return !children.some((one) => one.type === "element" && (!isInline(one) || one.tagName === "img"));
}
