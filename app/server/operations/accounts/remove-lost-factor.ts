import { momentText } from "../../../rules/time/panama-time";
import {
  deleteDueRemoval,
  deleteFactorRemoval,
  insertFactorRemoval,
  selectDueRemovals,
  selectRemovalByToken,
} from "../../db/accounts/factor-removals";
import { deleteFactor, deleteRecoveryCodes } from "../../db/accounts/factors";
import type { Account } from "../../db/accounts/users";
import { ask } from "../../db/database";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import { factorGoes, factorStays } from "../../emails/accounts/factor-removal";
import { createToken, hashToken } from "../../platform/tokens";
import type { Services } from "../../services";
import { commitAndMail } from "../mail/commit-and-mail";
import { deliverMailLater } from "../mail/deliver-mail";
import { mailTo, siteLink, type WordsByLanguage } from "../mail/write-mail";
import { commit, type Stale } from "../site/commit";
import { securityNewsMail } from "./security-news-mail";

/** How long the owner can object. */
const patience = 24 * 60 * 60_000;
const slice = 20;

type Person = Pick<Account, "id" | "email" | "language">;

/** The factor is removed in a day; the mail about it carries a link that stops this. */
export async function askFactorRemoval(
  services: Services,
  words: WordsByLanguage,
  admin: Sender,
  person: Person,
  reason: string,
): Promise<{ ok: true } | Stale> {
  const { db, now } = services;
  const at = now().getTime();
  const token = createToken();
  const row = { user_id: person.id, asked_by: admin.id, reason, asked_at: at, due_at: at + patience };
  const token_hash = await hashToken(token);
  const change = { before: { removal_due_at: null }, after: { reason, removal_due_at: row.due_at } };
  const entry = entryOf(admin, "factor.removal-asked", ["user", person.id], change);
  const href = siteLink(services, person.language, "/auth/keep-factor", token);
  const mail = factorGoes(words(person.language), {
    reason,
    href,
    when: momentText(new Date(row.due_at), person.language),
  });
  return commitAndMail(services, admin, [
    insertFactorRemoval(db, { ...row, token_hash }),
    insertAuditOfChange(db, entry, now()),
    mailTo(services, person, `factor-goes:${token_hash}`, mail),
  ]);
}

export async function callOffFactorRemoval(
  services: Services,
  admin: Sender,
  { id, removal_due_at }: { id: string; removal_due_at: number | null },
) {
  const { db, now } = services;
  const change = { before: { removal_due_at }, after: { removal_due_at: null } };
  const entry = entryOf(admin, "factor.removal-stopped", ["user", id], change);
  const statements = [deleteFactorRemoval(db, id), insertAuditOfChange(db, entry, now())];
  const done = await commit(services, statements, [], admin);
  return done.ok ? ({ ok: true } as const) : done;
}

export async function isRemovalOpen({ db }: Services, token: string): Promise<boolean> {
  const [[removal]] = await ask(db, [selectRemovalByToken(db, await hashToken(token))]);
  return removal !== undefined;
}

/** By the mailed link: the factor stays, and the admin who asked is told. */
export async function objectToRemoval(
  services: Services,
  words: WordsByLanguage,
  token: string,
): Promise<boolean> {
  const { db, now } = services;
  const [[removal]] = await ask(db, [selectRemovalByToken(db, await hashToken(token))]);
  if (!removal) return false;
  const { user_id, reason, name, email, language } = removal;
  const change = { before: { reason }, after: { reason: null } };
  const entry = entryOf({ id: user_id }, "factor.removal-stopped", ["user", user_id], change);
  const href = (path: string) => siteLink(services, language ?? "en", path);
  const mails =
    email && language
      ? [
          mailTo(
            services,
            { email },
            `factor-stays:${crypto.randomUUID()}`,
            factorStays(words(language), { name, href: href(`/admin/people/${user_id}`) }),
          ),
        ]
      : [];
  const done = await commit(services, [
    deleteFactorRemoval(db, user_id),
    insertAuditOfChange(db, entry, now()),
    ...mails,
  ]);
  if (done.ok) deliverMailLater(services);
  return done.ok;
}

/** Removes factors whose day is over, each in its own batch; a second run at once finds none. */
export async function removeLostFactors(
  services: Services,
  words: WordsByLanguage,
  now: Date,
): Promise<string> {
  const { db } = services;
  const due = await selectDueRemovals(db, now, slice);
  let removed = 0;
  for (const { id, reason, asked_by, email, language } of due) {
    const change = { before: { second_factor: true, reason }, after: { second_factor: false, asked_by } };
    const done = await commit(services, [
      deleteDueRemoval(db, id, now),
      insertAuditOfChange(db, entryOf({ id: asked_by }, "factor.removed", ["user", id], change), now),
      deleteFactor(db, id),
      deleteRecoveryCodes(db, id),
      securityNewsMail(services, words, { id, email, language }, "factorRemoved"),
    ]);
    if (done.ok) removed++;
  }
  return `removed ${removed} second factors`;
}
