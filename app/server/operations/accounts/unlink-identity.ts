import type { ProviderName } from "../../../rules/accounts/providers";
import { deleteIdentity, selectIdentitiesOf } from "../../db/accounts/identities";
import type { Account } from "../../db/accounts/users";
import { ask } from "../../db/database";
import { accountEntry, insertAudit } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { deliverMailLater } from "../mail/deliver-mail";
import type { WordsByLanguage } from "../mail/write-mail";
import { securityNewsMail } from "./security-news-mail";

type Unlinked = { ok: true } | { ok: false; error: "last way in" };

/** Without a password the last identity can't be removed. */
export async function unlinkIdentity(
  services: Services,
  words: WordsByLanguage,
  account: Account,
  { provider, label }: { provider: ProviderName; label: string },
): Promise<Unlinked> {
  const { db, now } = services;
  const [identities] = await ask(db, [selectIdentitiesOf(db, account.id)]);
  if (!identities.some((one) => one.provider === provider)) return { ok: true };
  if (account.password_hash === null && identities.length < 2) return { ok: false, error: "last way in" };
  const entry = accountEntry(account.id, "identity.removed", { provider });
  await ask(db, [
    deleteIdentity(db, account.id, provider),
    securityNewsMail(services, words, account, "identityRemoved", { provider: label }),
    insertAudit(db, entry, now()),
  ]);
  deliverMailLater(services);
  return { ok: true };
}
