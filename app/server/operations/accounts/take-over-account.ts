import type { Device } from "../../../rules/accounts/device";
import type { ProviderName } from "../../../rules/accounts/providers";
import type { Language } from "../../../rules/site/language";
import { emptyAccount, takeAddress } from "../../db/accounts/take-over";
import type { Account } from "../../db/accounts/users";
import { accountEntry, insertAuditOfChange } from "../../db/site/audit-log";
import { accountTakenOver } from "../../emails/accounts/account-mails";
import type { Services } from "../../services";
import { mailTo, siteLink, type WordsByLanguage } from "../mail/account-mail";
import { deliverMailLater } from "../mail/deliver-mail";
import { commit, type Statements } from "../site/commit";
import { startSession } from "./start-session";

export type TakenOver = { outcome: "taken over"; token: string };

type Proof = {
  how: "code" | "reset" | "link" | ProviderName;
  /** Of the page by which the holder of the mailbox came: whoever opened the account may have chosen another. */
  language: Language;
  name?: string;
  password_hash?: string | null;
  /** What belongs to whoever is in from now on. */
  after?: Statements;
};

/** Where the holder looks at what was sent before them. */
export const sentBeforePath = "/profile/sent-before";

/**
 * The first proof of a mailbox. Whoever opened the account may be somebody else, so nothing of theirs leads in any more,
 * nor does any link that was mailed: all or nothing, once, with one mail. Null where somebody was faster.
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
  const letter = accountTakenOver(words(language), siteLink(services, language, sentBeforePath));
  const done = await commit(services, [
    takeAddress(db, account, holder, now()),
    insertAuditOfChange(db, entry, now()),
    ...emptyAccount(db, account, holder, now()),
    ...after,
    ...session.statements,
    mailTo(services, account, `taken-over:${id}`, letter),
  ]);
  if (!done.ok) return null;
  deliverMailLater(services);
  return { outcome: "taken over", token: session.token };
}
