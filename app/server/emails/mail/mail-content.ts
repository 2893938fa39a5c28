import type { TFunction } from "i18next";
import type { MailScene } from "../../../rules/mail/mail-scene";
import { escapeXml } from "../../../rules/site/xml";
import { element, type Link, mailFrame, press, small } from "./mail-frame";

type MailParts = {
  scene: MailScene;
  subject: string;
  paragraphs: string[];
  /** Somebody else's words, set apart after the first paragraph. */
  quote?: string;
  /** A code to type, in large type. */
  code?: string;
  /** Facts of places, each with its buttons; the first button is the main one. */
  places?: PlacePart[];
  /** Links, each on a line of its own. */
  links?: Link[];
  button?: Link;
  footer?: Link & { text: string };
};

type PlacePart = {
  title: string;
  /** `was`: the former value. */
  lines: { label: string; value: string; was?: string }[];
  /** A sentence after them. */
  note?: string;
  buttons: Link[];
};

/** Pictures and the link home start with the site's origin. */
export type MailContent = { subject: string; text: string; html: (origin: string) => string };

/** The one layout of every mail: picture, title, text, at most one button. Every link is in the plain text too. */
export function writeMail(t: TFunction, parts: MailParts): MailContent {
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
  return { subject, text: lines.join("\n\n"), html: (origin) => mailPage(t, parts, origin) };
}

function placeInText({ title, lines, note, buttons }: PlacePart): string[] {
  const facts = lines.map(({ label, value, was }) => `${label}: ${value}${was ? ` (${was})` : ""}`);
  const said = [[`* ${title}`, ...facts].join("\n"), ...(note ? [note] : [])];
  return [...said, ...buttons.map(({ label, href }) => `${label}:\n${href}`)];
}

function mailPage(t: TFunction, parts: MailParts, origin: string): string {
  const { scene, subject, paragraphs, quote, code, places = [], links = [], button, footer } = parts;
  const [first = "", ...rest] = paragraphs;
  // Lets a long mail address wrap before its @.
  const lines = (value: string) => escapeXml(value).replaceAll(/\r?\n/g, "<br>").replaceAll("@", "<wbr>@");
  const line = (value: string) => element("p", "line", lines(value));
  const content = [
    [t("mails.greeting"), first].map(line).join(""),
    quote ? element("p", "quote", lines(quote)) : "",
    code ? element("p", "code", escapeXml(code)) : "",
    rest.map(line).join(""),
    places.map(placePart).join(""),
    links.map((one) => element("p", "line", small(one))).join(""),
    button ? press(button) : "",
  ].join("");
  const foot = footer ? `<br>${escapeXml(footer.text)} ${small(footer)}` : "";
  return mailFrame(t, { scene, subject, opening: first, content, foot }, origin);
}

function placePart({ title, lines, note, buttons }: PlacePart): string {
  const soft = (text: string) => element("span", "soft", escapeXml(text));
  const facts = lines.map(({ label, value, was }) => {
    const said = `${soft(label)}<br>${escapeXml(value)}${was ? `<br>${soft(was)}` : ""}`;
    return element("p", "line", said);
  });
  const behind = note ? [element("p", "line", escapeXml(note))] : [];
  const presses = buttons.map((one, index) => press(one, index > 0));
  return [element("h2", "place", escapeXml(title)), ...facts, ...behind, ...presses].join("");
}
