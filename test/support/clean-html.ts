import { type DefaultTreeAdapterMap, parseFragment } from "parse5";

type Node = DefaultTreeAdapterMap["childNode"];

/** Repeated here on purpose: a test that used the rule's own list would agree with any mistake in it. */
const tags = new Set(
  "p h2 h3 h4 ul ol li blockquote pre hr aside figure figcaption img a br div strong em u s code cite sub sup table caption thead tbody tr th td".split(
    " ",
  ),
);
const attributes: Record<string, RegExp> = {
  href: /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#user-content-)/,
  src: /^(https:\/\/|\/images\/(cms|business)-images\/)/,
  rel: /^nofollow ugc noopener$/,
  id: /^user-content-/,
  class: /^(action|table-frame)$/,
  tabindex: /^0$/,
  alt: /^/,
  loading: /^lazy$/,
  decoding: /^async$/,
  lang: /^[a-z]{2}/,
  scope: /^(col|row)$/,
  ...Object.fromEntries(["width", "height", "colspan", "rowspan", "start"].map((name) => [name, /^\d+$/])),
};

/** Everything in the HTML that a sanitised post must not contain, as a browser parses it. */
export function faultsIn(html: string): string[] {
  const faults: string[] = [];
  const waiting: Node[] = [...parseFragment(html).childNodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.nodeName === "#text") continue;
    if (!("tagName" in node)) {
      faults.push(node.nodeName);
      continue;
    }
    if (!tags.has(node.tagName) || !node.namespaceURI.endsWith("xhtml")) faults.push(node.tagName);
    for (const { name, value } of node.attrs) {
      if (!attributes[name]?.test(value)) faults.push(`${node.tagName} ${name}="${value}"`);
    }
    if (node.tagName === "a" && !node.attrs.some(({ name }) => name === "rel"))
      faults.push("a link without rel");
    for (const child of node.childNodes) waiting.push(child);
  }
  return faults;
}
