import { isTakeOver } from "../../../rules/accounts/account-takeover";
import type { Device } from "../../../rules/accounts/device";
import { deviceKey } from "../../../rules/accounts/device";
import { type WeakPassword, weakPasswordReasons } from "../../../rules/accounts/password-strength";
import type { Language } from "../../../rules/site/language";
import {
  deleteMailedTokens,
  putMailedToken,
  selectMailedToken,
  takeMailedToken,
} from "../../db/accounts/mailed-tokens";
import { deleteSessionsOf } from "../../db/accounts/sessions";
import { markEmailVerified, selectAccountByToken, updatePasswordHash } from "../../db/accounts/users";
import { ask } from "../../db/database";
import { accountEntry, entryOf, insertAudit, insertAuditOfChange } from "../../db/site/audit-log";
import { recoverPassword } from "../../emails/accounts/recover-password";
import { hashPassword } from "../../platform/passwords";
import { createToken, hashToken } from "../../platform/tokens";
import type { Services } from "../../services";
import { deliverMailLater } from "../mail/deliver-mail";
import { requestMail } from "../mail/mail-request";
import { mailTo, siteLink, type WordsByLanguage } from "../mail/write-mail";
import { commit } from "../site/commit";
import { type Admitted, admission } from "./finish-sign-in";
import { securityNewsMail } from "./security-news-mail";
import { type TakenOver, takeOver } from "./take-over-account";

const hour = 60 * 60_000;

export function requestRecovery(services: Services, words: WordsByLanguage, email: string, network: string) {
  const { db, now } = services;
  return requestMail(services, { name: "recover", email, network }, async (account) => {
    const token = createToken();
    const token_hash = await hashToken(token);
    const link = siteLink(services, account.language, "/auth/reset", token);
    const row = { user_id: account.id, purpose: "recover" as const, token_hash, email: account.email };
    const isFirst = account.email_verified_at === null;
    const mail = recoverPassword(words(account.language), link, { isFirst });
    return [
      putMailedToken(db, { ...row, span: hour }, now()),
      mailTo(services, account, `recover:${token_hash}`, mail),
      insertAudit(db, entryOf({ id: null }, "recovery.asked", ["user", account.id]), now()),
    ];
  });
}

export async function isResetLinkGood({ db, now }: Services, token: string): Promise<boolean> {
  const [row] = await selectMailedToken(db, await hashToken(token), now());
  return row?.purpose === "recover";
}

type Reset = Admitted | TakenOver | { outcome: "gone" } | { outcome: "weak"; reasons: WeakPassword[] };

type Opener = { device: Device; viewer: { id: string } | null; language: Language };

/**
 * The link proves the mailbox, not the second factor, which is still asked for, unless the mailbox had never been
 * proved before.
 */
export async function resetPassword(
  services: Services,
  words: WordsByLanguage,
  { token, password }: { token: string; password: string },
  opener: Opener,
): Promise<Reset> {
  const { db, now } = services;
  const { device, viewer, language } = opener;
  const hash = await hashToken(token);
  const [found, accounts] = await ask(db, [
    selectMailedToken(db, hash, now()),
    selectAccountByToken(db, hash, deviceKey(device)),
  ]);
  const [account] = accounts;
  if (found[0]?.purpose !== "recover" || !account) return { outcome: "gone" };
  const reasons = weakPasswordReasons(password, account);
  if (reasons.length) return { outcome: "weak", reasons };

  const password_hash = await hashPassword(password);
  const { id } = account;
  const entry = accountEntry(id, "password.reset");
  if (isTakeOver(account, viewer?.id === id)) {
    const proof = { how: "reset", language, password_hash } as const;
    const taken = await takeOver(services, words, account, device, proof);
    // Another request was faster and has proved the address: this is now a plain reset.
    return taken ?? resetPassword(services, words, { token, password }, opener);
  }
  const { admitted, statements } = await admission(services, words, account, device, "reset");
  const done = await commit(services, [
    takeMailedToken(db, hash, ["recover"], now()),
    insertAuditOfChange(db, entry, now()),
    updatePasswordHash(db, id, password_hash, now()),
    markEmailVerified(db, id, account.email, now()),
    deleteSessionsOf(db, id),
    deleteMailedTokens(db, id),
    securityNewsMail(services, words, account, "passwordChanged"),
    ...statements,
  ]);
  if (!done.ok) return { outcome: "gone" };
  deliverMailLater(services);
  return admitted;
}
