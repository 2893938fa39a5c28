import { type RequestKind, requestSpan } from "../../../rules/accounts/data-requests";
import { mailboxOf } from "../../../rules/mail/mailbox";
import type { Language } from "../../../rules/site/language";
import { dateText } from "../../../rules/time/panama-time";
import {
  deleteDataRequest,
  putDataRequest,
  selectDataRequest,
  selectReaderRequest,
} from "../../db/accounts/data-requests";
import { ask } from "../../db/database";
import { selectSubscription } from "../../db/mail/newsletter-subscriptions";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import { dataAsked } from "../../emails/accounts/data-request";
import { createToken, hashToken } from "../../platform/tokens";
import type { Services } from "../../services";
import { commitAndMail } from "../mail/commit-and-mail";
import { mailTo, siteLink, type WordsByLanguage } from "../mail/write-mail";
import { commit, type Stale } from "../site/commit";
import { queryThrottled } from "../site/throttled-query";

/** Somebody with an account, or an address that only reads the newsletter. */
export type DataSubject = { kind: "user" | "reader"; id: string; email: string; language: Language };

type Asked = { ok: true } | { ok: false; error: "too many" } | Stale;

/**
 * For somebody who can't sign in: mails a link that proves the mailbox, and whose page exports or deletes their data.
 */
export async function askForData(
  services: Services,
  words: WordsByLanguage,
  admin: Sender,
  subject: DataSubject,
  kind: RequestKind,
): Promise<Asked> {
  const { db, now } = services;
  const { email, language } = subject;
  const brake = [{ name: "dataRequest", subject: mailboxOf(email) } as const];
  const { wait } = await queryThrottled(services, brake, selectReaderRequest(db, email));
  if (wait !== null) return { ok: false, error: "too many" };
  const token = createToken();
  const token_hash = await hashToken(token);
  const asked_at = now().getTime();
  const expires_at = asked_at + requestSpan;
  const change = { before: { request: null }, after: { request: kind, expires_at } };
  const user_id = subject.kind === "user" ? subject.id : null;
  const mail = dataAsked(words(language), kind, {
    href: siteLink(services, language, "/auth/data-request", token),
    until: dateText(new Date(expires_at), language),
    isReader: user_id === null,
  });
  return commitAndMail(services, admin, [
    putDataRequest(db, { email, kind, user_id, token_hash, asked_by: admin.id, asked_at, expires_at }),
    insertAuditOfChange(db, entryOf(admin, "data.asked", [subject.kind, subject.id], change), now()),
    mailTo(services, subject, `data-request:${token_hash}`, mail),
  ]);
}

/** The mailed link stops working. */
export async function withdrawDataRequest(
  services: Services,
  admin: Sender,
  subject: Pick<DataSubject, "kind" | "id" | "email">,
  kind: RequestKind,
): Promise<{ ok: true } | Stale> {
  const { db, now } = services;
  const change = { before: { request: kind }, after: { request: null } };
  const done = await commit(
    services,
    [
      deleteDataRequest(db, subject.email, kind),
      insertAuditOfChange(db, entryOf(admin, "data.withdrawn", [subject.kind, subject.id], change), now()),
    ],
    [],
    admin,
  );
  return done.ok ? { ok: true } : done;
}

/** The request a link was mailed for, while it stands. */
export async function findDataRequest({ db, now }: Services, token: string) {
  const token_hash = await hashToken(token);
  const [[request]] = await ask(db, [selectDataRequest(db, token_hash, now())]);
  return request ?? null;
}

export async function readerOf({ db }: Services, email: string): Promise<DataSubject | null> {
  const [reader] = await selectSubscription(db, email);
  return reader ? { kind: "reader", id: reader.id, email, language: reader.language } : null;
}
