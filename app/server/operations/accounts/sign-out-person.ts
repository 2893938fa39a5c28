import { deleteSessionsOf } from "../../db/accounts/sessions";
import type { Account } from "../../db/accounts/users";
import { entryOf, insertAudit, type Sender } from "../../db/site/audit-log";
import { signedOut } from "../../emails/accounts/changed-by-admin";
import type { Services } from "../../services";
import { commitAndMail } from "../mail/commit-and-mail";
import { mailIfProven, siteLink, type WordsByLanguage } from "../mail/write-mail";
import type { Stale } from "../site/commit";

type Person = Pick<Account, "id" | "email" | "email_verified_at" | "language"> & { devices: number };

/** Ends all of somebody's sessions and mails them. */
export async function signOutPerson(
  services: Services,
  words: WordsByLanguage,
  admin: Sender,
  person: Person,
): Promise<{ ok: true } | Stale> {
  const { db, now } = services;
  const change = { before: { devices: person.devices }, after: { devices: 0 } };
  const mail = signedOut(words(person.language), { href: siteLink(services, person.language, "/auth") });
  return commitAndMail(services, admin, [
    deleteSessionsOf(db, person.id),
    insertAudit(db, entryOf(admin, "account.signed-out", ["user", person.id], change), now()),
    ...mailIfProven(services, person, "signed-out", mail),
  ]);
}
