import { type Editor, Extension, type Extensions, Mark } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, TextSelection } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import StarterKit from "@tiptap/starter-kit";
import { linkAddress } from "../../rules/posts/html-addresses";
import { actionClass } from "../../rules/posts/html-list";
import { Aside, InlinePicture, Preformatted, tableNodes } from "./blocks";
import { Figure, type FigureWords } from "./figure";

/** From cell to cell with Tab; behind the last one a new row begins. */
const TableKeys = Extension.create({
  name: "tableKeys",
  // Before the lists, which take Tab too: a list in a cell is rarer than the next cell.
  priority: 200,
  addKeyboardShortcuts() {
    return {
      Tab: () => goToCell(this.editor, 1),
      "Shift-Tab": () => goToCell(this.editor, -1),
    };
  },
});

function goToCell({ state, view }: Editor, step: 1 | -1): boolean {
  const { $from } = state.selection;
  let depth = $from.depth;
  while (depth > 0 && $from.node(depth).type.name !== "table") depth--;
  if (depth === 0) return false;
  const start = $from.start(depth);
  const cells: number[] = [];
  $from.node(depth).descendants((node, offset) => {
    if (node.type.name === "tableCell" || node.type.name === "tableHeading") cells.push(start + offset + 1);
    return node.type.name.startsWith("table");
  });
  const here = cells.findLastIndex((position) => position <= $from.pos);
  const next = cells[here + step];
  if (next !== undefined) {
    view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(next))).scrollIntoView());
    return true;
  }
  if (step < 0) return true;
  const $last = state.doc.resolve(cells.at(-1) ?? start);
  const row = $last.node(-1);
  const cell = state.schema.nodes.tableCell;
  if (!cell) return false;
  const empty = Array.from({ length: row.childCount }, () => cell.createAndFill()).filter(
    (one) => one !== null,
  );
  const end = $last.after(-1);
  const tr = state.tr.insert(end, row.type.create(null, empty));
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(end + 1))).scrollIntoView());
  return true;
}

const plain = { code: "code", cite: "cite", subscript: "sub", superscript: "sup" } as const;

/** Marks that are nothing but their tag; unlike the library's own code, these go with any other. */
const plainMarks = Object.entries(plain).map(([name, tag]) =>
  Mark.create({
    name,
    // A note's number is raised with its link, not within it.
    priority: tag.startsWith("su") ? 1100 : 100,
    excludes: "",
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  }),
);

const named = ["paragraph", "heading", "listItem", "link"];
const spoken = ["paragraph", "heading", "listItem", "blockquote", "aside", "bold", "italic", "cite"];

function kept(name: string, isWanted = (value: string) => value !== "") {
  return {
    default: null,
    keepOnSplit: false,
    parseHTML: (element: HTMLElement) => {
      const value = element.getAttribute(name) ?? "";
      return isWanted(value) ? value : null;
    },
  };
}

/** What a post's elements may carry beside their words: names to lead to, another language, the look of a button. */
const Carried = Extension.create({
  name: "carried",
  addGlobalAttributes: () => [
    { types: named, attributes: { id: kept("id") } },
    { types: spoken, attributes: { lang: kept("lang") } },
    { types: ["link"], attributes: { class: kept("class", (value) => value === actionClass) } },
  ],
});

/** Everything a post may hold, and nothing else. */
export function postExtensions(words: FigureWords): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      code: false,
      codeBlock: false,
      dropcursor: { class: "editor-drop", color: false },
      link: {
        openOnClick: false,
        defaultProtocol: "https",
        isAllowedUri: (address) => linkAddress(address) !== null,
        HTMLAttributes: { target: null, rel: null, class: null },
      },
    }),
    ...plainMarks,
    Carried,
    Aside,
    Preformatted,
    InlinePicture,
    Figure.configure({ words }),
    ...tableNodes,
    TableKeys,
    LoneLinks,
  ];
}

/** A paragraph that is a link and no word more wears a class: in a post it's going to be the card of its place. */
const LoneLinks = Extension.create({
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
