import type { TFunction } from "i18next";
import { type Language, localPath } from "../../../rules/site/language";
import { insertMail, insertMailIfChanged } from "../../db/mail/outbox";
import { type NewsDetails, type SecurityNews, securityNews } from "../../emails/accounts/account-mails";
import type { Letter } from "../../emails/mail/letter";
import type { Services } from "../../services";

/** The words of a language: mail is written in its reader's, whatever the page's. */
export type WordsByLanguage = (language: Language) => TFunction;
export type Reader = { id: string; email: string; language: Language };

/** It leaves at once, or when it is said to. */
export function mailTo(
  services: Services,
  reader: { email: string },
  cause: string,
  letter: Letter,
  { headers = {}, leaves }: { headers?: Record<string, string>; leaves?: Date } = {},
) {
  return insertMail(services.db, mailOf(services, reader, cause, letter, headers), services.now(), leaves);
}

/** The same right behind a change in its batch, and only where there was one. */
export function mailIfChanged(
  services: Services,
  reader: { email: string },
  cause: string,
  letter: Letter,
  now: Date,
) {
  return insertMailIfChanged(services.db, mailOf(services, reader, cause, letter), now);
}

function mailOf(
  { settings }: Services,
  { email }: { email: string },
  cause: string,
  { html, ...letter }: Letter,
  headers: Record<string, string> = {},
) {
  return { cause, recipient: email, headers, ...letter, html: html(settings.origin) };
}

/** What happened to the account, for its owner; a statement for the batch in which it happens. */
export function newsMail(
  services: Services,
  words: WordsByLanguage,
  reader: Reader,
  news: SecurityNews,
  details?: NewsDetails,
) {
  const recover = siteLink(services, reader.language, "/auth/recover");
  const letter = securityNews(words(reader.language), news, { recover }, details);
  return mailTo(services, reader, `${news}:${crypto.randomUUID()}`, letter);
}

/** The same, to nobody as long as the mailbox is unproven: whoever opened the account could fill somebody else's. */
export function provenNews(
  services: Services,
  words: WordsByLanguage,
  reader: Reader & { email_verified_at: number | null },
  news: SecurityNews,
  details?: NewsDetails,
) {
  return reader.email_verified_at === null ? [] : [newsMail(services, words, reader, news, details)];
}

export function siteLink({ settings }: Services, language: Language, path: string, token?: string): string {
  return settings.origin + localPath(language, path) + (token ? `?token=${token}` : "");
}
