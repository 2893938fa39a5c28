import { deleteAdmin, insertAdmin } from "../../db/accounts/roles";
import { deleteSessionsOf } from "../../db/accounts/sessions";
import type { Account } from "../../db/accounts/users";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import { roleChanged } from "../../emails/accounts/changed-by-admin";
import type { Services } from "../../services";
import { commitAndMail } from "../mail/commit-and-mail";
import { mailTo, siteLink, type WordsByLanguage } from "../mail/write-mail";
import type { Stale } from "../site/commit";
import { securityNewsMail } from "./security-news-mail";

export type RoleChange = "grant" | "revoke";
type Person = { id: string; name: string; email: string; language: Account["language"] };

/**
 * Makes somebody an admin, or no longer one. They're signed out everywhere, and both people are mailed. The statement
 * itself keeps the last admin, even when two act at once.
 */
export async function changeRole(
  services: Services,
  words: WordsByLanguage,
  admin: Sender & { account: Account },
  person: Person,
  change: RoleChange,
): Promise<{ ok: true } | Stale> {
  const { db, now } = services;
  const isGrant = change === "grant";
  const entry = entryOf(admin, `role.${change}`, ["user", person.id], {
    before: { role: isGrant ? null : "admin" },
    after: { role: isGrant ? "admin" : null },
  });
  const href = siteLink(services, person.language, isGrant ? "/admin" : "/profile");
  const mail = roleChanged(words(person.language), change, { href });
  return commitAndMail(services, admin, [
    isGrant ? insertAdmin(db, person.id, admin.id, now()) : deleteAdmin(db, person.id, admin.id),
    insertAuditOfChange(db, entry, now()),
    deleteSessionsOf(db, person.id),
    mailTo(services, person, `role:${change}:${crypto.randomUUID()}`, mail),
    securityNewsMail(services, words, admin.account, isGrant ? "madeAdmin" : "tookAdmin", {
      name: person.name,
    }),
  ]);
}
