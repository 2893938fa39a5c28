import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** A paragraph that is a link and no word more wears a class: in a post it's going to be the card of its place. */
export const LoneLinks = Extension.create({
  name: "loneLinks",
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: ({ doc }) => decorated(doc) } })],
});

function decorated(doc: Node): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, at) => {
    if (node.type.name !== "paragraph") return true;
    if (isLoneLink(node)) found.push(Decoration.node(at, at + node.nodeSize, { class: "is-lone-link" }));
    return false;
  });
  return DecorationSet.create(doc, found);
}

function isLoneLink(paragraph: Node): boolean {
  const said = paragraph.children.filter((child) => !child.isText || child.text?.trim());
  const addresses = said.map(({ marks }) => marks.find(({ type }) => type.name === "link")?.attrs.href);
  return said.length > 0 && addresses[0] !== undefined && new Set(addresses).size === 1;
}
