import type { Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { type DefaultTreeAdapterMap, defaultTreeAdapter, html as names, parseFragment } from "parse5";

type Node = DefaultTreeAdapterMap["childNode"] | DefaultTreeAdapterMap["documentFragment"];

const deepestLevel = 100;
/** More than the largest post needs; unclosed marks can multiply elements. */
const mostElements = 30_000;

class TooMuch extends Error {}

/** Parses HTML like a browser; null where it's nested too deeply or has too many elements. */
export function readHtml(html: string): Root | null {
  const room = defaultTreeAdapter.createElement("div", names.NS.HTML, []);
  try {
    const tree = parseFragment(room, html, { treeAdapter: bounded(), scriptingEnabled: false });
    return isTooDeep(tree) ? null : (fromParse5(tree) as Root);
  } catch (error) {
    if (error instanceof TooMuch) return null;
    throw error;
  }
}

/** The parser looks through its open elements at every tag, so limiting them limits its time. */
function bounded(): typeof defaultTreeAdapter {
  let open = 0;
  let made = 0;
  const counting = {
    ...defaultTreeAdapter,
    createElement(...element: Parameters<typeof defaultTreeAdapter.createElement>) {
      made += 1;
      if (made > mostElements) throw new TooMuch();
      return defaultTreeAdapter.createElement(...element);
    },
    onItemPush() {
      open += 1;
      if (open > deepestLevel + 1) throw new TooMuch();
    },
    onItemPop() {
      open -= 1;
    },
  };
  return counting;
}

/** Repairing misnested marks can add levels. */
function isTooDeep(tree: DefaultTreeAdapterMap["documentFragment"]): boolean {
  const waiting: { node: Node; level: number }[] = [{ node: tree, level: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!("childNodes" in next.node)) continue;
    if (next.level > deepestLevel) return true;
    for (const node of next.node.childNodes) waiting.push({ node, level: next.level + 1 });
  }
  return false;
}
