import type { TFunction } from "i18next";
import { mailHtml } from "../../../rules/mail/mail-html";
import { mailText } from "../../../rules/mail/mail-text";
import { issuePath } from "../../../rules/mail/newsletter-issue";
import { openingOf } from "../../../rules/posts/prepared-post";
import { type Language, localPath } from "../../../rules/site/language";
import { escapeXml } from "../../../rules/site/xml";
import { mailFrame, small } from "./mail-frame";

/** A letter as it was written in one language; without an address it is not in the archive yet. */
type Issue = { slug: string | null; subject: string; content: string };
export type IssueMail = { subject: string; text: string; html: string; headers: Record<string, string> };

/**
 * A letter of the month as a mail. What is the same for all is made once; what comes back makes the mail of one reader,
 * whose token leaves the list.
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
  const body = mailHtml(content, page);
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
