import { escapeXml } from "../site/xml";
import { actionClass } from "./allowed-html";

/** The buttons beside the plain text. */
export const formatButtons = ["link", "bold", "italic", "list-item"] as const;
export const snippetNames = ["heading", "picture", "quote", "tip", "list", "place", "action"] as const;
export const insertNames = [...formatButtons, ...snippetNames] as const;
export type InsertName = (typeof insertNames)[number];

/** In the post's language. */
export type SnippetWords = {
  link: string;
  text: string;
  item: string;
  heading: string;
  paragraph: string;
  picture: string;
  caption: string;
  quote: string;
  person: string;
  tip: string;
  place: string;
  action: string;
};

export function snippet(name: InsertName, words: SnippetWords): string {
  const w = Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, escapeXml(word)]),
  ) as SnippetWords;
  const snippets: Record<InsertName, string> = {
    link: `<a href="https://">${w.link}</a>`,
    bold: `<strong>${w.text}</strong>`,
    italic: `<em>${w.text}</em>`,
    "list-item": `<ul>\n  <li>${w.item}</li>\n</ul>`,
    heading: `<h2>${w.heading}</h2>\n<p>${w.paragraph}</p>`,
    picture: `<figure>\n  <img src="https://" alt="${w.picture}">\n  <figcaption>${w.caption}</figcaption>\n</figure>`,
    quote: `<blockquote>\n  <p>${w.quote}</p>\n  <p><cite>${w.person}</cite></p>\n</blockquote>`,
    tip: `<aside>\n  <p>${w.tip}</p>\n</aside>`,
    list: `<ul>\n${`  <li>${w.item}</li>\n`.repeat(3)}</ul>`,
    place: `<p><a href="/eat/">${w.place}</a></p>`,
    action: `<p><a class="${actionClass}" href="https://">${w.action}</a></p>`,
  };
  return snippets[name];
}

/** Appends a snippet; a list item joins a list at the end. */
export function withSnippet(text: string, name: InsertName, words: SnippetWords): string {
  const written = text.trimEnd();
  const made = snippet(name, words);
  const list = name === "list-item" ? /\n?<\/(ul|ol)>$/.exec(written) : null;
  if (list) return `${written.slice(0, list.index)}\n  <li>${escapeXml(words.item)}</li>\n</${list[1]}>`;
  if (!written) return made;
  const isWithin = formatButtons.slice(0, 3).some((one) => one === name);
  return `${written}${isWithin ? " " : "\n\n"}${made}`;
}
