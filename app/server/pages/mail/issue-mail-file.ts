import { data } from "react-router";
import { inTheme, type MailTheme, mailThemes } from "../../../rules/mail/mail-theme";
import { type Language, languages } from "../../../rules/site/language";
import { type Context, servicesContext } from "../../context";
import { selectIssue } from "../../db/mail/issues";
import { privateCache } from "../../http/cache-headers";
import { requireAdmin } from "../../http/guards";
import { wordsFor } from "../../http/i18n";
import { issueAsMail } from "../../operations/mail/issue-as-mail";

/** Mails have inline styles and no scripts; only the studio may frame one. */
const mailPolicy = (origin: string) =>
  [
    "default-src 'none'",
    `img-src ${origin} https: data:`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");

/** The saved letter as a mail: light, dark or plain text. */
export async function issueMailFile(context: Context, url: URL, id: string): Promise<Response> {
  requireAdmin(context, url);
  const services = context.get(servicesContext);
  const [issue] = await selectIssue(services.db, id);
  if (!issue) throw data(null, 404);
  const language = oneOf<Language>(languages, url.searchParams.get("language"));
  const theme = oneOf<MailTheme>(mailThemes, url.searchParams.get("theme"));
  const texts = {
    slug: issue.slug,
    subject: issue[`subject_${language}`],
    content: issue[`content_${language}`],
  };
  const mail = issueAsMail(services, wordsFor(context), language, texts);
  const isText = url.searchParams.get("format") === "text";
  return new Response(isText ? `${mail.text}\n` : inTheme(mail.html, theme), {
    headers: {
      ...privateCache,
      "Content-Type": isText ? "text/plain; charset=utf-8" : "text/html; charset=utf-8",
      "Content-Language": language,
      "Content-Security-Policy": mailPolicy(services.settings.origin),
      "X-Frame-Options": "SAMEORIGIN",
      "X-Robots-Tag": "noindex",
    },
  });
}

const oneOf = <T extends string>(choices: readonly [T, ...T[]], chosen: string | null): T =>
  choices.find((one) => one === chosen) ?? choices[0];
