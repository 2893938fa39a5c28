import { type Device, deviceKey } from "../../../rules/accounts/device";
import type { ProviderName } from "../../../rules/accounts/providers";
import type { Viewer } from "../../../rules/accounts/viewer";
import type { Language } from "../../../rules/site/language";
import { deleteIdentity, selectIdentitiesOf, selectIdentity } from "../../db/accounts/identities";
import { deleteSession } from "../../db/accounts/sessions";
import { type Account, selectAccount } from "../../db/accounts/users";
import { ask, isClash } from "../../db/database";
import { accountEntry, insertAudit } from "../../db/site/audit-log";
import type { Claims } from "../../platform/sign-in-providers";
import type { Services } from "../../services";
import { newsMail, type WordsByLanguage } from "../mail/account-mail";
import { deliverMailLater } from "../mail/deliver-mail";
import { linkStatements } from "./enter-by-provider";
import { startSession } from "./start-session";

type Door = { provider: ProviderName; label: string; claims: Claims; language: Language; device: Device };
type Linked = { outcome: "linked" | "again"; token: string } | { outcome: "taken" | "otherAddress" };

/**
 * Back from a provider while signed in: the viewer's own identity confirms who they are; a new one is linked when it
 * has the same verified address.
 */
export async function linkIdentity(
  services: Services,
  words: WordsByLanguage,
  viewer: Viewer,
  door: Door,
): Promise<Linked> {
  const { db } = services;
  const { provider, claims, device } = door;
  const [[identity], [account]] = await ask(db, [
    selectIdentity(db, provider, claims.subject),
    selectAccount(db, viewer.id, deviceKey(device)),
  ]);
  if (!account) return { outcome: "taken" };
  const isOwn = identity?.user_id === viewer.id;
  if (identity && !isOwn) return { outcome: "taken" };
  const isSame =
    claims.isEmailVerified && claims.email === account.email && account.email_verified_at !== null;
  if (!isOwn && !isSame) return { outcome: "otherAddress" };

  const session = await startSession(services, viewer.id, device);
  const renewal = [deleteSession(db, viewer.id, viewer.sessionId), ...session.statements] as const;
  try {
    if (isOwn) await ask(db, [...renewal]);
    else await ask(db, [...linkStatements(services, words, account, door), ...renewal]);
  } catch (error) {
    if (isClash(error, "identities.")) return { outcome: "taken" };
    throw error;
  }
  deliverMailLater(services);
  return { outcome: isOwn ? "again" : "linked", token: session.token };
}

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
    newsMail(services, words, account, "identityRemoved", { provider: label }),
    insertAudit(db, entry, now()),
  ]);
  deliverMailLater(services);
  return { ok: true };
}
