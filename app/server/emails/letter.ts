import type { TFunction } from "i18next";
import { escapeXml } from "../../rules/pages/sitemap";

export type Letter = { subject: string; text: string; html: string };
type Parts = {
  subject: string;
  paragraphs: string[];
  button?: { label: string; href: string };
  footer?: Footer;
};
type Footer = { text: string; href: string };

/** One plain shape for every mail: words, at most one button, a line below. Every link stands in the text too. */
export function letter(t: TFunction, { subject, paragraphs, button, footer }: Parts): Letter {
  const lines = [
    t("mails.greeting"),
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    t("mails.signature"),
    ...(footer ? [`${footer.text}\n${footer.href}`] : []),
  ];
  return { subject, text: lines.join("\n\n"), html: page(t, { subject, paragraphs, button, footer }) };
}

const body = "margin:0;padding:32px 16px;background:#fbf6ec;color:#10303c;font:17px/1.6 system-ui,sans-serif";
const sheet = "max-width:32rem;margin:auto;padding:32px;background:#fff;border-radius:16px";
const press =
  "display:inline-block;padding:12px 24px;border-radius:99px;background:#146073;color:#fff;font-weight:600";

function page(t: TFunction, { subject, paragraphs, button, footer }: Parts): string {
  const text = (value: string) => `<p>${escapeXml(value).replaceAll(/\r?\n/g, "<br>")}</p>`;
  const link = (href: string, label: string, style = "") =>
    `<p><a href="${escapeXml(href)}"${style && ` style="${style};text-decoration:none"`}>${escapeXml(label)}</a></p>`;
  return [
    `<!DOCTYPE html><html lang="${t("mails.language")}"><head><meta charset="utf-8"><title>${escapeXml(subject)}</title></head>`,
    `<body style="${body}"><div style="${sheet}">`,
    [t("mails.greeting"), ...paragraphs].map(text).join(""),
    button ? link(button.href, button.label, press) : "",
    text(t("mails.signature")),
    footer ? `<hr>${text(footer.text)}${link(footer.href, footer.href)}` : "",
    "</div></body></html>",
  ].join("");
}
