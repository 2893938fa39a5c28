import { pauseUser, resumeUser } from "../../db/accounts/pauses";
import type { Account } from "../../db/accounts/users";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import { paused, resumed } from "../../emails/accounts/changed-by-admin";
import type { Services } from "../../services";
import { commitAndMail } from "../mail/commit-and-mail";
import { mailIfProven, siteLink, type WordsByLanguage } from "../mail/write-mail";
import type { Stale } from "../site/commit";

type Person = Pick<Account, "id" | "email" | "email_verified_at" | "language"> & {
  pause_reason: string | null;
};

/**
 * Nothing is accepted from the account any more, and its submissions leave the queue. Its owner is mailed, and can
 * still sign in to read why.
 */
export async function pauseAccount(
  services: Services,
  words: WordsByLanguage,
  admin: Sender,
  person: Person,
  reason: string,
): Promise<{ ok: true } | Stale> {
  const { db, now } = services;
  const change = { before: { paused: false }, after: { paused: true, reason } };
  const entry = entryOf(admin, "account.paused", ["user", person.id], change);
  const mail = paused(words(person.language), { reason, contact: services.settings.contact.email });
  return commitAndMail(services, admin, [
    pauseUser(db, person.id, reason, now()),
    insertAuditOfChange(db, entry, now()),
    ...mailIfProven(services, person, "paused", mail),
  ]);
}

/** Its submissions return to the queue where they were. */
export async function resumeAccount(
  services: Services,
  words: WordsByLanguage,
  admin: Sender,
  person: Person,
): Promise<{ ok: true } | Stale> {
  const { db, now } = services;
  const change = { before: { paused: true, reason: person.pause_reason }, after: { paused: false } };
  const entry = entryOf(admin, "account.resumed", ["user", person.id], change);
  const href = siteLink(services, person.language, "/my-listings");
  return commitAndMail(services, admin, [
    resumeUser(db, person.id),
    insertAuditOfChange(db, entry, now()),
    ...mailIfProven(services, person, "resumed", resumed(words(person.language), { href })),
  ]);
}
