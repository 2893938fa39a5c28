import { SaxesParser } from "saxes";
import { limits } from "./file-limits";

/** One item of a WordPress export: elements, terms by taxonomy, meta values. */
export type WxrItem = {
  fields: { [name: string]: string };
  terms: { domain: string; slug: string; name: string }[];
  meta: { [key: string]: string };
  comments: number;
};
export type Wxr = { site: string; title: string; language: string; items: WxrItem[] };
export type ReadWxr = { ok: true; wxr: Wxr } | { ok: false; refusal: "entities" | "xml" | "json" | "rows" };

/** The longest element kept. */
const longest = 250_000;
/** An old site has more pictures and menu entries than rows that count. */
const mostItems = limits.rows * 4;
/** Control characters that XML forbids and old texts have anyway. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const unknownToXml = /[\x01-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

class Refused extends Error {
  constructor(readonly refusal: "entities" | "rows") {
    super(refusal);
  }
}

export const isXml = (text: string) => /^\ufeff?\s*<[?!a-z]/i.test(text.slice(0, 200));

/** The parser only resolves XML's five entities, and a file can't declare its own. */
export function readXml(text: string): ReadWxr {
  const wxr: Wxr = { site: "", title: "", language: "", items: [] };
  let isWxr = false;
  let item: WxrItem | null = null;
  let [words, metaKey, term] = ["", "", { domain: "", slug: "" }];
  const path: string[] = [];
  const parser = new SaxesParser();
  const hear = (piece: string) => {
    if (words.length < longest) words += piece.slice(0, longest - words.length);
  };
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("doctype", () => {
    throw new Refused("entities");
  });
  parser.on("text", hear);
  parser.on("cdata", hear);
  parser.on("opentag", ({ name, attributes }) => {
    path.push(name);
    words = "";
    if (name === "item") item = { fields: {}, terms: [], meta: {}, comments: 0 };
    if (name === "category")
      term = { domain: String(attributes.domain ?? ""), slug: String(attributes.nicename ?? "") };
    if (name === "wp:comment" && item) item.comments += 1;
  });
  parser.on("closetag", ({ name }) => {
    path.pop();
    const [parent] = path.slice(-1);
    const said = words.trim();
    words = "";
    if (name === "item" && item) {
      if (wxr.items.length === mostItems) throw new Refused("rows");
      wxr.items.push(item);
      item = null;
    } else if (item && parent === "item") {
      if (name === "category") item.terms.push({ ...term, name: said });
      else item.fields[name] = said;
    } else if (item && parent === "wp:postmeta") {
      if (name === "wp:meta_key") metaKey = said;
      else if (name === "wp:meta_value") item.meta[metaKey] = said;
    } else if (parent === "channel") {
      if (name === "wp:wxr_version") isWxr = true;
      if (name === "title") wxr.title = said;
      if (name === "language") wxr.language = said;
      if (name === "wp:base_blog_url" || (name === "link" && !wxr.site)) wxr.site = said;
    }
  });
  try {
    parser.write(text.replace(/^\ufeff?\s*/, "").replace(unknownToXml, "")).close();
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal };
    return { ok: false, refusal: /entity/i.test(String(error)) ? "entities" : "xml" };
  }
  return isWxr ? { ok: true, wxr } : { ok: false, refusal: "json" };
}
