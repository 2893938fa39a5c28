import { renamedTags } from "../../rules/posts/html-list";

/** HTML as a browser reads it, apart from the page: nothing in it loads or runs. */
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, "text/html").body;
}

/** Elements that have another name in a post get it. */
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

/** Only what stands in it stays. */
export function unwrap(element: Element): void {
  while (element.firstChild) element.parentNode?.insertBefore(element.firstChild, element);
  element.remove();
}

export function moveChildren(from: Element, to: Element): void {
  while (from.firstChild) to.appendChild(from.firstChild);
}
