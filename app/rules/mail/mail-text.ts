import type { Element, ElementContent, Root } from "hast";
import { readHtml } from "../posts/read-html";
import { wholeAddress } from "./letter-html";

/** Sanitised HTML as plain text, for mail programs without HTML and for screen readers. */
export function mailText(clean: string, page: string): string {
  const tree = readHtml(clean);
  if (!tree) return "";
  return blocks(tree, page)
    .replaceAll(/[^\S\n]+\n/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

function blocks(node: Root | Element, page: string): string {
  return (node.children as ElementContent[]).map((child) => textOf(child, page)).join("");
}

function textOf(node: ElementContent, page: string): string {
  if (node.type === "text") return node.value.replaceAll(/\s+/g, " ");
  if (node.type !== "element") return "";
  const inside = () => blocks(node, page);
  switch (node.tagName) {
    case "h2":
      return `\n\n${inside().trim().toUpperCase()}\n\n`;
    case "h3":
    case "h4":
    case "p":
    case "figure":
    case "figcaption":
    case "caption":
    case "aside":
    case "table":
      return `\n\n${inside().trim()}\n\n`;
    case "blockquote":
      return `\n\n${inside()
        .trim()
        .replaceAll(/\n{3,}/g, "\n\n")
        .replaceAll(/^/gm, "> ")}\n\n`;
    case "ul":
    case "ol":
      return list(node, page);
    case "tr":
      return `${row(node, page)}\n`;
    case "br":
      return "\n";
    case "hr":
      return "\n\n---\n\n";
    case "pre":
      return `\n\n${rawText(node)}\n\n`;
    case "img":
      return String(node.properties.alt ?? "");
    case "a":
      return link(node, page);
    default:
      return inside();
  }
}

function list(node: Element, page: string): string {
  const first = Number(node.properties.start ?? 1);
  const items = node.children.filter((child) => child.type === "element" && child.tagName === "li");
  const lines = items.map((item, index) => {
    const mark = node.tagName === "ol" ? `${first + index}.` : "-";
    const text = blocks(item as Element, page)
      .trim()
      .replaceAll(/\n+/g, "\n  ");
    return `${mark} ${text}`;
  });
  return `\n\n${lines.join("\n")}\n\n`;
}

function row(node: Element, page: string): string {
  const cells = node.children.filter((child) => child.type === "element") as Element[];
  return cells.map((cell) => blocks(cell, page).trim().replaceAll(/\s+/g, " ")).join(" | ");
}

/** The address follows the link's text. */
function link(node: Element, page: string): string {
  const words = blocks(node, page).trim();
  if (node.properties.href === undefined) return words;
  const address = wholeAddress(String(node.properties.href), page).replace(/^(mailto|tel):/, "");
  return words === address || words === "" ? address : `${words} (${address})`;
}

function rawText(node: Element): string {
  return (node.children as ElementContent[])
    .map((child) => (child.type === "text" ? child.value : child.type === "element" ? rawText(child) : ""))
    .join("");
}
