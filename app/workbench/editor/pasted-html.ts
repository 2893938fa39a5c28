import { moveChildren, parseHtml, rename, replaceWithTag, unwrap } from "./html-tags";

/** Turns the styles of pasted HTML from word processors and web pages into the tags of a post. */
export function cleanPasted(html: string): string {
  const root = parseHtml(html);
  for (const mark of commentsIn(root)) mark.remove();
  for (const silent of root.querySelectorAll(
    "style, script, meta, link, title, xml, o\\:p, br.Apple-interchange-newline",
  ))
    silent.remove();
  rebuildLists(root);
  // Google Docs wraps everything in a `<b>` that isn't bold.
  for (const wrapper of root.querySelectorAll('b[id^="docs-internal-guid"], b[style*="font-weight:normal"]'))
    unwrap(wrapper);
  for (const title of root.querySelectorAll('p[class^="MsoTitle"]')) replaceWithTag(title, "h2");
  for (const spoken of root.querySelectorAll<HTMLElement>("span[style], font[style]")) tellLooks(spoken);
  for (const picture of root.querySelectorAll("img")) {
    // Other addresses, such as file: or blob:, only work on the device they come from.
    if (!/^https:|^\/images\//i.test(picture.getAttribute("src") ?? "")) picture.remove();
  }
  rename(root);
  for (const heading of root.querySelectorAll("h2, h3, h4")) {
    for (const bold of heading.querySelectorAll("strong")) unwrap(bold);
  }
  for (const named of root.querySelectorAll("[id], a[name]")) named.removeAttribute("id");
  for (const link of root.querySelectorAll<HTMLAnchorElement>("a[href]")) straighten(link);
  for (const paragraph of root.querySelectorAll("p, h2, h3, h4")) {
    if (!paragraph.textContent?.trim() && !paragraph.querySelector("img")) paragraph.remove();
  }
  return root.innerHTML;
}

const looks: [pattern: RegExp, tag: string][] = [
  [/font-weight:\s*(bold|[6-9]00)/i, "strong"],
  [/font-style:\s*italic/i, "em"],
  [/text-decoration[^;]*:[^;]*line-through/i, "s"],
  [/vertical-align:\s*super/i, "sup"],
  [/vertical-align:\s*sub/i, "sub"],
];

function tellLooks(spoken: HTMLElement): void {
  const style = spoken.getAttribute("style") ?? "";
  const isLink = spoken.closest("a") !== null || spoken.querySelector("a") !== null;
  const wanted = looks.filter(([pattern]) => pattern.test(style)).map(([, tag]) => tag);
  if (!isLink && /text-decoration[^;]*:[^;]*underline/i.test(style)) wanted.push("u");
  for (const tag of wanted) {
    if (spoken.closest(tag)) continue;
    const mark = spoken.ownerDocument.createElement(tag);
    moveChildren(spoken, mark);
    spoken.appendChild(mark);
  }
}

/** Google and Word wrap links in redirects; this restores the real address. */
function straighten(link: HTMLAnchorElement): void {
  const href = link.getAttribute("href") ?? "";
  const meant = /^https:\/\/www\.google\.com\/url\?/.test(href) ? new URL(href).searchParams.get("q") : null;
  if (meant) link.setAttribute("href", meant);
  // It points into the document it was copied from.
  if (href.startsWith("#") || href.startsWith("file:")) unwrap(link);
}

function commentsIn(root: HTMLElement): Comment[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: Comment[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Comment);
  return found;
}

type Open = { list: HTMLElement; level: number };

/** Word writes lists as paragraphs with their level in the style. */
function rebuildLists(root: HTMLElement): void {
  let open: Open[] = [];
  let last: Element | null = null;
  for (const paragraph of root.querySelectorAll<HTMLElement>('p[style*="mso-list"], h1[style*="mso-list"]')) {
    const level = levelOf(paragraph);
    if (level === null || paragraph.closest("li")) continue;
    if (last === null || last.nextElementSibling !== paragraph) open = [];
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    let current = open.at(-1);
    const tag = isNumbered(paragraph) ? "ol" : "ul";
    for (const sign of paragraph.querySelectorAll('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]'))
      sign.remove();
    if (!current || current.level < level) {
      const list = root.ownerDocument.createElement(tag);
      const above = current?.list.lastElementChild;
      if (above) above.appendChild(list);
      else paragraph.parentNode?.insertBefore(list, paragraph);
      current = { list, level };
      open.push(current);
    }
    paragraph.removeAttribute("style");
    const item = replaceWithTag(paragraph, "li");
    current.list.appendChild(item);
    last = open[0]?.list ?? item;
  }
}

function levelOf(paragraph: HTMLElement): number | null {
  const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(paragraph.getAttribute("style") ?? "")?.[1];
  return level === undefined ? null : Number(level);
}

function isNumbered(paragraph: HTMLElement): boolean {
  const sign =
    paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')?.textContent ?? "";
  return /^\s*\(?(\d+|[a-z]|[ivxlc]+)[.)]/i.test(sign);
}
