import type { Device } from "../../../rules/accounts/device";
import type { ProviderName } from "../../../rules/accounts/providers";
import type { Language } from "../../../rules/site/language";
import { emptyAccount, takeAddress } from "../../db/accounts/take-over";
import type { Account } from "../../db/accounts/users";
import { accountEntry, insertAuditOfChange } from "../../db/site/audit-log";
import { accountTakenOver } from "../../emails/accounts/account-taken-over";
import type { Services } from "../../services";
import { deliverMailLater } from "../mail/deliver-mail";
import { mailTo, siteLink, type WordsByLanguage } from "../mail/write-mail";
import { commit, type Statements } from "../site/commit";
import { startSession } from "./start-session";

export type TakenOver = { outcome: "taken over"; token: string };

type Proof = {
  how: "code" | "reset" | "link" | ProviderName;
  /** The language of the holder's page; whoever opened the account may have chosen another. */
  language: Language;
  name?: string;
  password_hash?: string | null;
  /** Statements for after the account is empty. */
  after?: Statements;
};

/** Where the holder reviews the account's earlier submissions. */
export const sentBeforePath = "/profile/sent-before";

/**
 * The first proof of a mailbox. Somebody else may have opened the account, so all their ways in and all mailed links
 * stop working, in one batch, once, with one mail. Null where another request was faster.
 */
export async function takeOver(
  services: Services,
  words: WordsByLanguage,
  account: Account,
  device: Device,
  { how, language, name, password_hash = null, after = [] }: Proof,
): Promise<TakenOver | null> {
  const { db, now } = services;
  const { id, email } = account;
  const holder = { name: name || (email.split("@")[0] ?? email), language, password_hash };
  const entry = accountEntry(id, "account.taken-over", { how });
  const session = await startSession(services, id, device);
  const mail = accountTakenOver(words(language), siteLink(services, language, sentBeforePath));
  const done = await commit(services, [
    takeAddress(db, account, holder, now()),
    insertAuditOfChange(db, entry, now()),
    ...emptyAccount(db, account, holder, now()),
    ...after,
    ...session.statements,
    mailTo(services, account, `taken-over:${id}`, mail),
  ]);
  if (!done.ok) return null;
  deliverMailLater(services);
  return { outcome: "taken over", token: session.token };
}
