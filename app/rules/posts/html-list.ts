import type { Schema } from "hast-util-sanitize";

/** The whole of what a post may hold. The cleaner and the editor's buttons read this one list. */
export const markTags = ["strong", "em", "u", "s", "code", "cite", "sub", "sup"] as const;
export const headingTags = ["h2", "h3", "h4"] as const;
export const blockTags = [
  ...headingTags,
  ...["p", "ul", "ol", "li", "blockquote", "pre", "hr", "aside"],
  ...["figure", "figcaption", "table", "caption", "thead", "tbody", "tr", "th", "td"],
] as const;

/** A link that is drawn as a button. */
export const actionClass = "action";
/** Around every table: it scrolls sideways where the page is narrow. */
export const frameClass = "table-frame";
/** Before every id of an author, so that none can stand for one of the page's own. */
export const idPrefix = "user-content-";

export const linkRel = ["nofollow", "ugc", "noopener"];

/** Other names for what a post holds: pages people copy from use them. */
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

/** Gone with everything in them: what they hold is not text to a reader. */
export const droppedTags = [
  ...["script", "style", "title", "head", "noscript", "template", "textarea", "select", "datalist"],
  ...["svg", "math", "canvas", "xmp", "noembed", "noframes", "plaintext", "applet", "frameset", "rp"],
  ...["iframe", "video", "audio", "object", "embed"],
];

/** Where an element may stand, as the element right around it. */
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

/** Every key is written out: one that is left away means the library's own, wider choice. */
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
