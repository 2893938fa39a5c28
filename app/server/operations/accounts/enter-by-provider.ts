import { isTakeOver } from "../../../rules/accounts/account-takeover";
import { type Device, deviceKey } from "../../../rules/accounts/device";
import type { ProviderName } from "../../../rules/accounts/providers";
import type { Language } from "../../../rules/site/language";
import { insertIdentity, selectIdentity } from "../../db/accounts/identities";
import { type Account, insertPerson, selectAccount, selectAccountByEmail } from "../../db/accounts/users";
import { ask, isClash } from "../../db/database";
import { accountEntry, insertAudit } from "../../db/site/audit-log";
import type { Claims } from "../../platform/sign-in-providers";
import type { Services } from "../../services";
import { deliverMailLater } from "../mail/deliver-mail";
import type { WordsByLanguage } from "../mail/write-mail";
import { type Admitted, admit } from "./finish-sign-in";
import { securityNewsMail } from "./security-news-mail";
import { startSession } from "./start-session";
import { type TakenOver, takeOver } from "./take-over-account";

type Entered =
  | Admitted
  | TakenOver
  | { outcome: "created"; token: string }
  | { outcome: "unverified" | "taken" };

type Door = { provider: ProviderName; label: string; claims: Claims; language: Language; device: Device };

/**
 * A known identity signs in. A new one joins the account of its address where both sides have verified it, takes over
 * one that never did, or makes an account. An address the provider doesn't vouch for opens nothing.
 */
export async function enterByProvider(
  services: Services,
  words: WordsByLanguage,
  door: Door,
): Promise<Entered> {
  const { db } = services;
  const { provider, claims, device, language } = door;
  const key = deviceKey(device);
  const [[identity], [accountWithAddress]] = await ask(db, [
    selectIdentity(db, provider, claims.subject),
    selectAccountByEmail(db, claims.email, key),
  ]);
  if (identity) {
    const [[account]] = await ask(db, [selectAccount(db, identity.user_id, key)]);
    if (account) return admit(services, words, account, device, { how: provider });
  }
  if (!claims.email || !claims.isEmailVerified) return { outcome: "unverified" };
  if (!accountWithAddress) return createPerson(services, words, door);
  if (isTakeOver(accountWithAddress, false)) {
    const after = [identityOf(services, accountWithAddress.id, door)];
    const proof = { how: provider, language, name: claims.name, after };
    return (
      (await takeOver(services, words, accountWithAddress, device, proof)) ??
      enterByProvider(services, words, door)
    );
  }
  const along = linkStatements(services, words, accountWithAddress, door);
  try {
    const admitted = await admit(services, words, accountWithAddress, device, { how: provider, along });
    deliverMailLater(services);
    return admitted;
  } catch (error) {
    if (!isClash(error, "identities.")) throw error;
    // Another request has joined them meanwhile; this one just signs in.
    const [joined] = await selectIdentity(db, provider, claims.subject);
    return joined ? enterByProvider(services, words, door) : { outcome: "taken" };
  }
}

function identityOf({ db, now }: Services, user_id: string, { provider, claims }: Door) {
  return insertIdentity(db, { provider, subject: claims.subject, user_id, email: claims.email }, now());
}

async function createPerson(services: Services, words: WordsByLanguage, door: Door): Promise<Entered> {
  const { db, now } = services;
  const { claims, device, language, provider } = door;
  const id = crypto.randomUUID();
  const person = {
    id,
    email: claims.email,
    email_verified_at: now().getTime(),
    password_hash: null,
    name: claims.name || (claims.email.split("@")[0] ?? claims.email),
    whatsapp_number: null,
    business_affiliated: false,
    business_name: null,
    language,
  };
  const session = await startSession(services, id, device);
  const entry = accountEntry(id, "account.created", { how: provider });
  try {
    await ask(db, [
      ...insertPerson(db, person, now()),
      identityOf(services, id, door),
      ...session.statements,
      insertAudit(db, entry, now()),
    ]);
  } catch (error) {
    // Another request has made the account meanwhile; this one just signs in.
    if (isClash(error, "users.email")) return enterByProvider(services, words, door);
    throw error;
  }
  return { outcome: "created", token: session.token };
}

export function linkStatements(services: Services, words: WordsByLanguage, account: Account, door: Door) {
  const { db, now } = services;
  const { provider, label } = door;
  const entry = accountEntry(account.id, "identity.added", { provider });
  return [
    identityOf(services, account.id, door),
    securityNewsMail(services, words, account, "identityAdded", { provider: label }),
    insertAudit(db, entry, now()),
  ] as const;
}
