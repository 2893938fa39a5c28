import { replaceWithTag } from "./parsed";

type Open = { list: HTMLElement; level: number };

/** Word writes a list as paragraphs that say in their style which level they stand on: they become a list again. */
export function rebuildLists(root: HTMLElement): void {
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
