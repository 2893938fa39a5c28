import type { TFunction } from "i18next";
import { headingFont, pressStyle } from "../../../rules/mail/letter-html";
import type { MailScene } from "../../../rules/mail/mail-scene";
import { escapeXml } from "../../../rules/site/xml";

export type Link = { label: string; href: string };
type Frame = {
  scene: MailScene;
  subject: string;
  /** The preview after the subject in a list of mails. */
  opening: string;
  /** HTML. */
  content: string;
  foot: string;
};

/** Mail programs only know tables and inline styles; the style sheet adds dark mode and small screens. */
const sans = "Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const styles = {
  body: `margin:0;padding:0;background:#faf5ea;color:#10303c;font:17px/1.6 ${sans}`,
  outer: "padding:24px 12px",
  card: "width:100%;max-width:560px;margin:0 auto;background:#ffffff;border-radius:18px;overflow:hidden",
  picture: "display:block;width:100%;height:auto;border:0;background:#123a46",
  inner: "padding:28px 28px 8px",
  title: `margin:0 0 18px;font:600 27px/1.2 ${headingFont};text-wrap:balance;color:#10303c`,
  line: "margin:0 0 16px;overflow-wrap:anywhere;text-wrap:pretty",
  quote:
    "margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid #e2a23b;overflow-wrap:anywhere;text-wrap:pretty",
  code: `margin:4px 0 20px;font:600 34px/1.2 ${sans};letter-spacing:6px`,
  place: `margin:26px 0 14px;padding:22px 0 0;border-top:1px solid #ebe2cf;font:600 21px/1.25 ${headingFont};color:#10303c`,
  soft: "font-size:14px;color:#4b6570",
  second:
    "display:inline-block;padding:12px 24px;border:2px solid #146073;border-radius:99px;color:#146073;font-weight:600;text-align:center;text-decoration:none",
  foot: "padding:18px 28px 26px;border-top:1px solid #ebe2cf;font-size:14px;line-height:1.9;color:#4b6570",
} as const;

const sheet = `@media (max-width:480px){
.mail-inner{padding:24px 20px 4px!important}
.mail-press{display:block!important;padding:14px 10px!important}
.mail-foot{padding:16px 20px 22px!important}}
@media (prefers-color-scheme:dark){
.mail-body{background:#10222a!important;color:#f2ecdd!important}
.mail-card{background:#183039!important}
.mail-title,.mail-place,.mail-line,.mail-quote,.mail-code,.mail-inner{color:#f2ecdd!important}
.mail-inner a,.mail-foot a{color:#8fd0da!important}
.mail-inner a.mail-press{background:#7fc7d3!important;color:#0d2a33!important}
.mail-inner a.mail-second{background:none!important;border-color:#7fc7d3!important;color:#8fd0da!important}
.mail-place{border-color:#2c4650!important}
.mail-soft{color:#b9c9cc!important}
.mail-aside{background:#10222a!important}
.mail-inner hr,.mail-inner th,.mail-inner td,.mail-foot{border-color:#2c4650!important}
.mail-inner figcaption,.mail-foot{color:#b9c9cc!important}}`;

/** A whole mail as HTML. */
export function mailFrame(t: TFunction, { scene, subject, opening, content, foot }: Frame, origin: string) {
  const picture = `<img src="${escapeXml(`${origin}/social/mail-${scene}.jpg`)}" width="560" height="160" alt="" style="${styles.picture}">`;
  return [
    `<!DOCTYPE html><html lang="${t("mails.language")}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">`,
    `<title>${escapeXml(subject)}</title><style>${sheet}</style></head>`,
    `<body class="mail-body" style="${styles.body}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeXml(opening)}</div>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="${styles.outer}">`,
    `<table role="presentation" class="mail-card" cellpadding="0" cellspacing="0" style="${styles.card}">`,
    `<tr><td>${picture}</td></tr>`,
    `<tr><td class="mail-inner" style="${styles.inner}">`,
    element("h1", "title", escapeXml(subject)),
    content,
    "</td></tr>",
    `<tr><td class="mail-foot" style="${styles.foot}">`,
    small({ href: homeOf(t, origin), label: t("mails.signature") }),
    foot,
    "</td></tr></table></td></tr></table></body></html>",
  ].join("");
}

const homeOf = (t: TFunction, origin: string) => (t("mails.language") === "es" ? `${origin}/es` : origin);

export function element(
  tag: string,
  name: "title" | "place" | "line" | "soft" | "quote" | "code",
  content: string,
): string {
  return `<${tag} class="mail-${name}" style="${styles[name]}">${content}</${tag}>`;
}

/** A button; the second one is drawn lighter. */
export function press({ label, href }: Link, isSecond = false): string {
  const [name, look] = isSecond ? ["mail-press mail-second", styles.second] : ["mail-press", pressStyle];
  return `<p style="margin:8px 0 22px"><a class="${name}" href="${escapeXml(href)}" style="${look}">${escapeXml(label)}</a></p>`;
}

export function small({ label, href }: Link): string {
  return `<a href="${escapeXml(href)}" style="color:#146073">${escapeXml(label)}</a>`;
}
