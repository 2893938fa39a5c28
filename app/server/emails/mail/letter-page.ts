import type { TFunction } from "i18next";
import { escapeXml } from "../../../rules/content/sitemap";

/** The picture at the head of an email; `scripts/social-cards.ts` makes one for each. */
export type LetterScene = "home" | "calendar" | "eat" | "stay" | "do" | "info" | "blog";

export type LetterParts = {
  scene: LetterScene;
  subject: string;
  paragraphs: string[];
  /** What somebody else wrote to the reader, set apart behind the first paragraph. */
  quote?: string;
  /** A code to type in, set large. */
  code?: string;
  /** Several things to open, each on a line of its own. */
  links?: Link[];
  button?: Link;
  footer?: Link & { text: string };
};

type Link = { label: string; href: string };

/** Mail programs know tables and styles written on the spot; the sheet above them adds the dark and the phone. */
const serif = "Fraunces,Georgia,'Times New Roman',serif";
const sans = "Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const styles = {
  body: `margin:0;padding:0;background:#faf5ea;color:#10303c;font:17px/1.6 ${sans}`,
  outer: "padding:24px 12px",
  card: "width:100%;max-width:560px;margin:0 auto;background:#ffffff;border-radius:18px;overflow:hidden",
  picture: "display:block;width:100%;height:auto;border:0;background:#123a46",
  inner: "padding:28px 28px 8px",
  title: `margin:0 0 18px;font:600 27px/1.2 ${serif};text-wrap:balance;color:#10303c`,
  line: "margin:0 0 16px;overflow-wrap:anywhere",
  quote: "margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid #e2a23b;overflow-wrap:anywhere",
  code: `margin:4px 0 20px;font:600 34px/1.2 ${sans};letter-spacing:6px`,
  press:
    "display:inline-block;padding:14px 26px;border-radius:99px;background:#146073;color:#ffffff;font-weight:600;text-align:center;text-decoration:none",
  foot: "padding:18px 28px 26px;border-top:1px solid #ebe2cf;font-size:14px;line-height:1.5;color:#4b6570",
} as const;

const sheet = `@media (max-width:480px){
.mail-inner{padding:24px 20px 4px!important}
.mail-press{display:block!important;padding:14px 10px!important}
.mail-foot{padding:16px 20px 22px!important}}
@media (prefers-color-scheme:dark){
.mail-body{background:#10222a!important;color:#f2ecdd!important}
.mail-card{background:#183039!important}
.mail-title,.mail-line,.mail-quote,.mail-code{color:#f2ecdd!important}
.mail-press{background:#7fc7d3!important;color:#0d2a33!important}
.mail-foot{border-color:#2c4650!important;color:#b9c9cc!important}
.mail-line a,.mail-foot a{color:#8fd0da!important}}`;

export function letterPage(t: TFunction, parts: LetterParts, origin: string): string {
  const { scene, subject, paragraphs, quote, code, links = [], button, footer } = parts;
  const [first = "", ...rest] = paragraphs;
  const home = t("mails.language") === "es" ? `${origin}/es` : origin;
  const lines = (value: string) => escapeXml(value).replaceAll(/\r?\n/g, "<br>");
  const line = (value: string) => element("p", "line", lines(value));
  const picture = `<img src="${escapeXml(`${origin}/social/mail-${scene}.jpg`)}" width="560" height="160" alt="" style="${styles.picture}">`;
  return [
    `<!DOCTYPE html><html lang="${t("mails.language")}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">`,
    `<title>${escapeXml(subject)}</title><style>${sheet}</style></head>`,
    `<body class="mail-body" style="${styles.body}">`,
    hidden(first),
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="${styles.outer}">`,
    `<table role="presentation" class="mail-card" cellpadding="0" cellspacing="0" style="${styles.card}">`,
    `<tr><td>${picture}</td></tr>`,
    `<tr><td class="mail-inner" style="${styles.inner}">`,
    element("h1", "title", escapeXml(subject)),
    [t("mails.greeting"), first].map(line).join(""),
    quote ? element("p", "quote", lines(quote)) : "",
    code ? element("p", "code", escapeXml(code)) : "",
    rest.map(line).join(""),
    links.map(({ label, href }) => link(href, label)).join(""),
    button ? press(button) : "",
    "</td></tr>",
    `<tr><td class="mail-foot" style="${styles.foot}">`,
    small(home, t("mails.signature")),
    footer ? `<br>${escapeXml(footer.text)} ${small(footer.href, footer.label)}` : "",
    "</td></tr></table></td></tr></table></body></html>",
  ].join("");
}

function element(tag: string, name: "title" | "line" | "quote" | "code", content: string): string {
  return `<${tag} class="mail-${name}" style="${styles[name]}">${content}</${tag}>`;
}

function press({ label, href }: { label: string; href: string }): string {
  return `<p style="margin:8px 0 22px"><a class="mail-press" href="${escapeXml(href)}" style="${styles.press}">${escapeXml(label)}</a></p>`;
}

function link(href: string, label: string): string {
  return `<p class="mail-line" style="${styles.line}">${small(href, label)}</p>`;
}

function small(href: string, label: string): string {
  return `<a href="${escapeXml(href)}" style="color:#146073">${escapeXml(label)}</a>`;
}

/** What the list of emails shows behind the subject. */
function hidden(text: string): string {
  return `<div style="display:none;max-height:0;overflow:hidden">${escapeXml(text)}</div>`;
}
