import { mailboxOf } from "../../../rules/mail/mailbox";
import { putMailedToken } from "../../db/accounts/mailed-tokens";
import { type Account, selectAccountByEmail } from "../../db/accounts/users";
import { ask } from "../../db/database";
import { accountEntry, insertAudit } from "../../db/site/audit-log";
import { confirmNewAddress } from "../../emails/accounts/confirm-new-address";
import { createToken, hashToken } from "../../platform/tokens";
import type { Services } from "../../services";
import { deliverMailLater } from "../mail/deliver-mail";
import { writeForNobody } from "../mail/mail-request";
import { mailTo, siteLink, type WordsByLanguage } from "../mail/write-mail";
import { queryThrottled } from "../site/throttled-query";
import { provenNews } from "./security-news-mail";

const hour = 60 * 60_000;

type Asked = { ok: true } | { ok: false; error: "same" } | { ok: false; error: "too many"; wait: number };

/**
 * The address changes once the new one is confirmed; the old one is told now. An address that belongs to somebody else
 * gets the same answer and no mail.
 */
export async function askEmailChange(
  services: Services,
  words: WordsByLanguage,
  account: Account,
  email: string,
): Promise<Asked> {
  const { db, now } = services;
  if (email === account.email) return { ok: false, error: "same" };
  const { answer, wait } = await queryThrottled(
    services,
    [
      { name: "resend", subject: `change:${account.id}` },
      { name: "changeAddress", subject: mailboxOf(email) },
    ],
    selectAccountByEmail(db, email),
  );
  if (wait !== null) return { ok: false, error: "too many", wait };
  if (answer.length) {
    await writeForNobody(services, "resend", email);
    return { ok: true };
  }
  const token = createToken();
  const token_hash = await hashToken(token);
  const link = siteLink(services, account.language, "/auth/verify", token);
  const row = { user_id: account.id, purpose: "change-email" as const, token_hash, email };
  const entry = accountEntry(account.id, "email.asked");
  await ask(db, [
    putMailedToken(db, { ...row, span: hour }, now()),
    mailTo(
      services,
      { email },
      `change-email:${token_hash}`,
      confirmNewAddress(words(account.language), link),
    ),
    ...provenNews(services, words, account, "emailChanging", { email }),
    insertAudit(db, entry, now()),
  ]);
  deliverMailLater(services);
  return { ok: true };
}
