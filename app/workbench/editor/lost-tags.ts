import { actionClass, blockTags, droppedTags, markTags } from "../../rules/posts/allowed-html";
import { parseHtml, rename } from "./html-tags";

const words = "text";
const counted = [...blockTags, "img", "br", ...droppedTags].filter(
  (tag) => !["p", "thead", "tbody"].includes(tag),
);
const reported = ["href", "src", "alt", "id", "lang", "colspan", "rowspan", "start", "scope"];

/** The tags that the editor would change or drop. */
export function lostTags(before: string, after: string): string[] {
  const [one, other] = [contentsOf(before), contentsOf(after)];
  const lost = [...new Set([...one.keys(), ...other.keys()])].filter(
    (key) => one.get(key) !== other.get(key),
  );
  return [...new Set(lost.map((key) => key.split(" ")[0] ?? ""))];
}

/** By tag: its count, or the text it marks. */
function contentsOf(html: string): Map<string, string> {
  const root = parseHtml(html);
  rename(root);
  // A trailing line break or an empty caption carries no meaning.
  for (const hollow of root.querySelectorAll("figcaption, caption, p > br:last-child")) {
    if (!hollow.textContent?.trim()) hollow.remove();
  }
  const contents = new Map<string, string>([[words, lettersOf(root)]]);
  const add = (tag: string, content: string) => contents.set(tag, (contents.get(tag) ?? "") + content);
  for (const tag of counted) for (const _ of root.querySelectorAll(tag)) add(tag, "|");
  for (const tag of markTags) {
    for (const marked of root.querySelectorAll(tag)) if (lettersOf(marked)) add(tag, lettersOf(marked));
  }
  for (const element of root.querySelectorAll("*")) {
    for (const name of reported) {
      const value = element.getAttribute(name);
      if (value && element.localName !== "a") add(element.localName, ` ${name}=${value}`);
    }
  }
  for (const link of root.querySelectorAll("a")) {
    const isAction = link.classList.contains(actionClass);
    if (lettersOf(link)) add(`a ${link.getAttribute("href")} ${isAction} ${link.id}`, lettersOf(link));
  }
  return contents;
}

function lettersOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll(droppedTags.join())) silent.remove();
  return (copy.textContent ?? "").replaceAll(/\s+/g, "");
}
