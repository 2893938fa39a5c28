import type { TFunction } from "i18next";
import { type Language, localPath } from "../../../rules/site/language";
import { insertMail, insertMailIfChanged } from "../../db/mail/outbox";
import type { MailContent } from "../../emails/mail/mail-content";
import type { Services } from "../../services";

/** Mail is written in its reader's language, whatever the page's. */
export type WordsByLanguage = (language: Language) => TFunction;
export type Reader = { id: string; email: string; language: Language };

export function mailTo(
  services: Services,
  reader: { email: string },
  cause: string,
  mail: MailContent,
  { headers = {}, leaves }: { headers?: Record<string, string>; leaves?: Date } = {},
) {
  return insertMail(services.db, mailOf(services, reader, cause, mail, headers), services.now(), leaves);
}

/** Directly follows a change in its batch, and only mails where that changed a row. */
export function mailIfChanged(
  services: Services,
  reader: { email: string },
  cause: string,
  mail: MailContent,
  now: Date,
) {
  return insertMailIfChanged(services.db, mailOf(services, reader, cause, mail), now);
}

function mailOf(
  { settings }: Services,
  { email }: { email: string },
  cause: string,
  { html, ...mail }: MailContent,
  headers: Record<string, string> = {},
) {
  return { cause, recipient: email, headers, ...mail, html: html(settings.origin) };
}

export type Provable = { email: string; email_verified_at: number | null };

/** To nobody while the mailbox is unconfirmed: it may be somebody else's. */
export function mailIfProven(services: Services, reader: Provable, cause: string, mail: MailContent) {
  return reader.email_verified_at === null
    ? []
    : [mailTo(services, reader, `${cause}:${crypto.randomUUID()}`, mail)];
}

export function siteLink({ settings }: Services, language: Language, path: string, token?: string): string {
  return settings.origin + localPath(language, path) + (token ? `?token=${token}` : "");
}
