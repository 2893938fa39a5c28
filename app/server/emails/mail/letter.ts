import type { TFunction } from "i18next";
import { type LetterParts, letterPage, type PlacePart } from "./letter-page";

/** Pictures and the link home start with the site's origin. */
export type Letter = { subject: string; text: string; html: (origin: string) => string };

/** The one layout of every mail: picture, title, text, at most one button. Every link is in the plain text too. */
export function letter(t: TFunction, parts: LetterParts): Letter {
  const { subject, paragraphs, quote, code, places = [], links = [], button, footer } = parts;
  const [first = "", ...rest] = paragraphs;
  const lines = [
    t("mails.greeting"),
    first,
    ...(quote ? [quote.replaceAll(/^/gm, "> ")] : []),
    ...(code ? [code] : []),
    ...rest,
    ...places.flatMap(placeInText),
    ...links.map(({ label, href }) => `${label}:\n${href}`),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    t("mails.signature"),
    ...(footer ? [`${footer.text} ${footer.label}:\n${footer.href}`] : []),
  ];
  return { subject, text: lines.join("\n\n"), html: (origin) => letterPage(t, parts, origin) };
}

function placeInText({ title, lines, note, buttons }: PlacePart): string[] {
  const facts = lines.map(({ label, value, was }) => `${label}: ${value}${was ? ` (${was})` : ""}`);
  const said = [[`* ${title}`, ...facts].join("\n"), ...(note ? [note] : [])];
  return [...said, ...buttons.map(({ label, href }) => `${label}:\n${href}`)];
}
