import { data } from "react-router";
import { inTheme, type MailTheme, mailThemes } from "../../../rules/mail/mail-theme";
import { type Language, languages } from "../../../rules/site/language";
import { type Context, servicesContext } from "../../context";
import { selectIssue } from "../../db/mail/issues";
import { requireAdmin } from "../../http/guards";
import { wordsFor } from "../../http/i18n";
import { mailFile } from "../../http/mail-file";
import { previewIssueMail } from "../../operations/mail/preview-issue-mail";

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
  const mail = previewIssueMail(services, wordsFor(context), language, texts);
  const isText = url.searchParams.get("format") === "text";
  const answer = isText
    ? mailFile(context, `${mail.text}\n`, "plain")
    : mailFile(context, inTheme(mail.html, theme));
  answer.headers.set("Content-Language", language);
  return answer;
}

const oneOf = <T extends string>(choices: readonly [T, ...T[]], chosen: string | null): T =>
  choices.find((one) => one === chosen) ?? choices[0];
