import { type ComponentChild, type ContainerNode, hydrate } from "preact";

/** Takes over a whole document; by itself Preact would look for `<html>` within `<html>`. */
export function hydrateRoot(page: Document, children: ComponentChild): void {
  const html = page.documentElement;
  // React's server puts these here of its own. They have done their work, and would be taken for other links.
  for (const link of page.head.querySelectorAll("link[rel=modulepreload], link[rel=preload][as=image]")) {
    link.remove();
  }
  const root = {
    nodeType: Node.ELEMENT_NODE,
    namespaceURI: html.namespaceURI,
    firstChild: html,
    childNodes: [html],
    contains: (node: Node) => html.contains(node),
    insertBefore: (node: Node) => node,
    appendChild: (node: Node) => node,
    removeChild: (node: Node) => node,
  };
  void whenReady(() => hydrate(children, root as unknown as ContainerNode));
}

/** The router throws a promise until it has read the data that came with the page. */
async function whenReady(start: () => void): Promise<void> {
  try {
    start();
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown;
    await thrown;
    return whenReady(start);
  }
}
