import { renamedTags } from "../../rules/posts/allowed-html";

/** Parsed in a separate document, so that nothing loads or runs. */
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, "text/html").body;
}

/** Renames tags to the ones a post uses. */
export function rename(root: HTMLElement): void {
  for (const [from, to] of Object.entries(renamedTags)) {
    for (const element of root.querySelectorAll(from)) replaceWithTag(element, to);
  }
}

export function replaceWithTag(element: Element, tag: string): HTMLElement {
  const other = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) other.setAttribute(name, value);
  moveChildren(element, other);
  element.parentNode?.replaceChild(other, element);
  return other;
}

/** Replaces an element by its children. */
export function unwrap(element: Element): void {
  while (element.firstChild) element.parentNode?.insertBefore(element.firstChild, element);
  element.remove();
}

export function moveChildren(from: Element, to: Element): void {
  while (from.firstChild) to.appendChild(from.firstChild);
}
