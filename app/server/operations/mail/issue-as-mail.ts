import type { Language } from "../../../rules/site/language";
import { type IssueMail, issueMail } from "../../emails/mail/issue-mail";
import type { Services } from "../../services";
import type { WordsByLanguage } from "./account-mail";

type Issue = { slug: string | null; subject: string; content: string };

/** Of nobody: the way off the list leads to the page that says so. */
const tokenOfNobody = "preview";

/** A letter as its readers' mail programs get it, addressed to nobody on the list. */
export function issueAsMail(
  { settings }: Pick<Services, "settings">,
  words: WordsByLanguage,
  language: Language,
  issue: Issue,
): IssueMail {
  return issueMail(words(language), language, issue, settings.origin)(tokenOfNobody);
}
