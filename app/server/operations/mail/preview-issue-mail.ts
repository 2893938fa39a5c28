import type { Language } from "../../../rules/site/language";
import { type IssueMail, issueMail } from "../../emails/mail/issue-mail";
import type { Services } from "../../services";
import type { WordsByLanguage } from "./write-mail";

type Issue = { slug: string | null; subject: string; content: string };

/** The unsubscribe link of a preview only explains itself. */
const tokenOfNobody = "preview";

/** A preview of the mail that readers get. */
export function previewIssueMail(
  { settings }: Pick<Services, "settings">,
  words: WordsByLanguage,
  language: Language,
  issue: Issue,
): IssueMail {
  return issueMail(words(language), language, issue, settings.origin)(tokenOfNobody);
}
