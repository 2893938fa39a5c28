import { Node } from "@tiptap/core";

/** A box for a tip, a warning or an address. */
export const Aside = Node.create({
  name: "aside",
  group: "block",
  content: "block+",
  defining: true,
  parseHTML: () => [{ tag: "aside" }],
  renderHTML: () => ["aside", 0],
});

export const Preformatted = Node.create({
  name: "preformatted",
  group: "block",
  content: "text*",
  marks: "",
  code: true,
  defining: true,
  parseHTML: () => [{ tag: "pre", preserveWhitespace: "full" }],
  renderHTML: () => ["pre", 0],
});

/** An image inside a line of text, as in pasted pages. */
export const InlinePicture = Node.create({
  name: "inlinePicture",
  group: "inline",
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: { default: "" }, alt: { default: "" } }),
  parseHTML: () => [{ tag: "img[src]" }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
});

function part(name: string, tag: string, content: string) {
  return Node.create({
    name,
    content,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
}

const cellAttributes = Object.fromEntries(
  ["colspan", "rowspan", "scope"].map((name) => [
    name,
    { default: null, parseHTML: (cell: HTMLElement) => cell.getAttribute(name) },
  ]),
);

function cell(name: string, tag: string) {
  return Node.create({
    name,
    content: "block+",
    isolating: true,
    addAttributes: () => cellAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableCaption? tableHead? tableBody+",
  isolating: true,
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", 0],
});

/** Tab in the last cell adds a row. */
export const tableNodes = [
  Table,
  part("tableCaption", "caption", "inline*"),
  part("tableHead", "thead", "tableRow+"),
  part("tableBody", "tbody", "tableRow+").extend({ parseHTML: () => [{ tag: "tbody" }, { tag: "tfoot" }] }),
  part("tableRow", "tr", "(tableHeading | tableCell)+"),
  cell("tableHeading", "th"),
  cell("tableCell", "td"),
];
