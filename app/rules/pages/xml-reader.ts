export type Element = { name: string; attributes: Record<string, string>; children: (Element | string)[] };

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const deepest = 20;

/** Reads a plain XML file; null for one that is broken, declares things of its own, or is deeper than any of ours. */
export function readXml(text: string): Element | null {
  const root: Element = { name: "", attributes: {}, children: [] };
  const open = [root];
  const plain = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  for (token.lastIndex = 0; token.lastIndex < plain.length; ) {
    const found = token.exec(plain);
    if (!found) return null;
    const [whole, cdata, closing, name, attributes = "", selfClosing, words] = found;
    const parent = open.at(-1);
    if (!parent) return null;
    if (words !== undefined || cdata !== undefined) parent.children.push(cdata ?? unescaped(words ?? ""));
    else if (name && closing) {
      if (parent.name !== localName(name)) return null;
      open.pop();
    } else if (name) {
      const element = { name: localName(name), attributes: attributesOf(attributes), children: [] };
      parent.children.push(element);
      if (!selfClosing) open.push(element);
      if (open.length > deepest) return null;
    } else if (!whole.startsWith("<!--") && !whole.startsWith("<?")) return null;
  }
  const elements = elementsIn(root);
  return open.length === 1 && elements.length === 1 ? (elements[0] ?? null) : null;
}

export function elementsIn(element: Element, name?: string): Element[] {
  const all = element.children.filter((one) => typeof one !== "string");
  return name ? all.filter((one) => one.name === name) : all;
}

/** What stands in an element; null where there are elements in it. */
export function textIn(element: Element): string | null {
  return elementsIn(element).length > 0 ? null : element.children.join("");
}

export function escapedXml(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (letter) => `&${{ "&": "amp", "<": "lt", ">": "gt", '"': "quot" }[letter]};`,
  );
}

const localName = (name: string) => name.split(":").at(-1) ?? name;

function attributesOf(text: string): Record<string, string> {
  const found = text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries(
    [...found].map(([, name = "", one, other]) => [name, unescaped(one ?? other ?? "")]),
  );
}

function unescaped(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
