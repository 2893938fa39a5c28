import { type NewsDetails, type SecurityNews, securityNews } from "../../emails/accounts/security-news";
import type { Services } from "../../services";
import { mailTo, type Provable, type Reader, siteLink, type WordsByLanguage } from "../mail/write-mail";

/** Tells an owner what happened to the account; a statement for the same batch. */
export function securityNewsMail(
  services: Services,
  words: WordsByLanguage,
  reader: Reader,
  news: SecurityNews,
  details?: NewsDetails,
) {
  const recover = siteLink(services, reader.language, "/auth/recover");
  const mail = securityNews(words(reader.language), news, { recover }, details);
  return mailTo(services, reader, `${news}:${crypto.randomUUID()}`, mail);
}

/** Nothing while the mailbox is unconfirmed. */
export function provenNews(
  services: Services,
  words: WordsByLanguage,
  reader: Reader & Provable,
  news: SecurityNews,
  details?: NewsDetails,
) {
  return reader.email_verified_at === null ? [] : [securityNewsMail(services, words, reader, news, details)];
}
