import type { Schema } from "hast-util-sanitize";

/** Everything a post may contain. The sanitiser and the editor's buttons share this list. */
export const markTags = ["strong", "em", "u", "s", "code", "cite", "sub", "sup"] as const;
export const headingTags = ["h2", "h3", "h4"] as const;
export const blockTags = [
  ...headingTags,
  ...["p", "ul", "ol", "li", "blockquote", "pre", "hr", "aside"],
  ...["figure", "figcaption", "table", "caption", "thead", "tbody", "tr", "th", "td"],
] as const;

/** A link shown as a button. */
export const actionClass = "action";
/** Around every table, so that it can scroll on narrow pages. */
export const frameClass = "table-frame";
/** Before every id of an author, so that none clashes with the page's. */
export const idPrefix = "user-content-";

export const linkRel = ["nofollow", "ugc", "noopener"];

/** Other names in pasted HTML for allowed elements. */
export const renamedTags: Record<string, string> = {
  h1: "h2",
  h5: "h4",
  h6: "h4",
  b: "strong",
  i: "em",
  ins: "u",
  strike: "s",
  del: "s",
  tfoot: "tbody",
};

/** Removed with their content, which isn't text for readers. */
export const droppedTags = [
  ...["script", "style", "title", "head", "noscript", "template", "textarea", "select", "datalist"],
  ...["svg", "math", "canvas", "xmp", "noembed", "noframes", "plaintext", "applet", "frameset", "rp"],
  ...["iframe", "video", "audio", "object", "embed"],
];

/** The parents an element may have. */
export const parentTags: Record<string, readonly string[]> = {
  li: ["ul", "ol"],
  figcaption: ["figure"],
  caption: ["table"],
  thead: ["table"],
  tbody: ["table"],
  tr: ["thead", "tbody"],
  th: ["tr"],
  td: ["tr"],
};

const cells: [string, ...(string | RegExp)[]][] = [
  ["colSpan", /^([2-9]|1\d)$/],
  ["rowSpan", /^([2-9]|1\d)$/],
];
const id: [string, RegExp] = ["id", new RegExp(`^${idPrefix}[\\w-]+$`)];

/** Every key is written out: a missing one would mean the library's wider default. */
export const allowedHtml: Schema = {
  tagNames: [...markTags, ...blockTags, "a", "br", "img", "div"],
  attributes: {
    "*": [["lang", /^[a-z]{2,3}(-[A-Za-z\d]{2,8})?$/]],
    a: ["href", ["rel", ...linkRel], ["className", actionClass], id],
    img: [
      ...["src", "alt"],
      ["width", /^\d{1,5}$/],
      ["height", /^\d{1,5}$/],
      ["loading", "lazy"],
      ["decoding", "async"],
    ],
    div: [
      ["className", frameClass],
      ["tabIndex", 0],
    ],
    ol: [["start", /^\d{1,4}$/]],
    th: [...cells, ["scope", "col", "row"]],
    td: cells,
    ...Object.fromEntries([...headingTags, "p", "li"].map((tag) => [tag, [id]])),
  },
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["https"] },
  ancestors: Object.fromEntries(Object.entries(parentTags).map(([tag, parents]) => [tag, [...parents]])),
  required: {},
  strip: droppedTags,
  clobber: [],
  clobberPrefix: "",
  allowComments: false,
  allowDoctypes: false,
};
