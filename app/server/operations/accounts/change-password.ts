import type { Device } from "../../../rules/accounts/device";
import { type WeakPassword, weakPasswordReasons } from "../../../rules/accounts/password-strength";
import { deleteMailedTokens } from "../../db/accounts/mailed-tokens";
import { deleteSessionsOf } from "../../db/accounts/sessions";
import { type Account, updatePasswordHash } from "../../db/accounts/users";
import { accountEntry, insertAuditOfChange } from "../../db/site/audit-log";
import { hashPassword } from "../../platform/passwords";
import type { Services } from "../../services";
import { deliverMailLater } from "../mail/deliver-mail";
import type { WordsByLanguage } from "../mail/write-mail";
import { commit, type Stale } from "../site/commit";
import { provenNews } from "./security-news-mail";
import { startSession } from "./start-session";

type Changed = { ok: true; token: string } | { ok: false; weak: WeakPassword[] } | Stale;

/**
 * Ends every session and gives this browser a new one. Changes nothing where the password isn't the confirmed one any
 * more: somebody may have taken the account over meanwhile.
 */
export async function changePassword(
  services: Services,
  words: WordsByLanguage,
  account: Account,
  password: string,
  device: Device,
): Promise<Changed> {
  const { db, now } = services;
  const weak = weakPasswordReasons(password, account);
  if (weak.length) return { ok: false, weak };
  const hash = await hashPassword(password);
  const session = await startSession(services, account.id, device);
  const entry = accountEntry(account.id, "password.changed");
  const done = await commit(services, [
    updatePasswordHash(db, account.id, hash, now(), account.password_hash),
    insertAuditOfChange(db, entry, now()),
    deleteSessionsOf(db, account.id),
    deleteMailedTokens(db, account.id),
    ...session.statements,
    ...provenNews(services, words, account, "passwordChanged"),
  ]);
  if (!done.ok) return done;
  deliverMailLater(services);
  return { ok: true, token: session.token };
}
