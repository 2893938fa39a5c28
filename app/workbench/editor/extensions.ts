import { type Editor, Extension, type Extensions, Mark } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, TextSelection } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import StarterKit from "@tiptap/starter-kit";
import { actionClass } from "../../rules/posts/allowed-html";
import { linkAddress } from "../../rules/posts/html-addresses";
import { Aside, InlinePicture, Preformatted, tableNodes } from "./blocks";
import { Figure, type FigureWords } from "./figure";

/** Tab moves from cell to cell; in the last one it adds a row. */
const TableKeys = Extension.create({
  name: "tableKeys",
  // Runs before the list extension, which also uses Tab: moving between cells is more common than a list in a cell.
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

/** Simple marks without attributes. Unlike the library's code mark, they can be combined with any other. */
const plainMarks = Object.entries(plain).map(([name, tag]) =>
  Mark.create({
    name,
    // Higher than links, so that a superscript wraps its link.
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

/** Attributes a post's elements may keep: ids to link to, another language, the look of a button. */
const Carried = Extension.create({
  name: "carried",
  addGlobalAttributes: () => [
    { types: named, attributes: { id: kept("id") } },
    { types: spoken, attributes: { lang: kept("lang") } },
    { types: ["link"], attributes: { class: kept("class", (value) => value === actionClass) } },
  ],
});

/** Everything a post may contain. */
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

/** Marks paragraphs that are only a link with a class, because the page shows them as cards. */
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
