import type { TFunction } from "i18next";
import { issuePath } from "../../../rules/mail/issue";
import { letterHtml } from "../../../rules/mail/letter-html";
import { mailText } from "../../../rules/mail/mail-text";
import { openingOf } from "../../../rules/posts/prepared-post";
import { type Language, localPath } from "../../../rules/site/language";
import { escapeXml } from "../../../rules/site/xml";
import { mailFrame, small } from "./mail-frame";

/** The letter in one language; without a slug it isn't in the archive yet. */
type Issue = { slug: string | null; subject: string; content: string };
export type IssueMail = { subject: string; text: string; html: string; headers: Record<string, string> };

/**
 * The monthly letter as a mail. What all readers share is made once; the returned function makes one reader's mail,
 * whose token unsubscribes them.
 */
export function issueMail(
  t: TFunction,
  language: Language,
  issue: Issue,
  origin: string,
): (unsubscribeToken: string) => IssueMail {
  const { slug, subject, content } = issue;
  const page = origin + localPath(language, slug === null ? "/newsletter" : issuePath(slug));
  const opening = openingOf(content);
  const body = letterHtml(content, page);
  const words = mailText(content, page);
  const list = `<letter.${new URL(origin).hostname}>`;
  return (token) => {
    const leave = `${origin}${localPath(language, "/newsletter/unsubscribe")}?token=${encodeURIComponent(token)}`;
    const why = t("mails.issue.why");
    const see = { label: t("mails.issue.see"), href: page };
    const off = { label: t("mails.leave"), href: leave };
    const foot = `<br>${escapeXml(why)} ${small(off)}<br>${small(see)}`;
    return {
      subject,
      text: [
        subject,
        words,
        "-- \n".concat(t("mails.signature")),
        `${see.label}:\n${see.href}`,
        `${why} ${off.label}:\n${off.href}`,
      ].join("\n\n"),
      html: mailFrame(t, { scene: "letter-shell", subject, opening, content: body, foot }, origin),
      headers: {
        "List-Id": list,
        "List-Unsubscribe": `<${leave}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    };
  };
}
