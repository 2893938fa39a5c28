import { type Device, deviceKey } from "../../../rules/accounts/device";
import type { ProviderName } from "../../../rules/accounts/providers";
import type { Viewer } from "../../../rules/accounts/viewer";
import type { Language } from "../../../rules/site/language";
import { selectIdentity } from "../../db/accounts/identities";
import { deleteSession } from "../../db/accounts/sessions";
import { selectAccount } from "../../db/accounts/users";
import { ask, isClash } from "../../db/database";
import type { Claims } from "../../platform/sign-in-providers";
import type { Services } from "../../services";
import { deliverMailLater } from "../mail/deliver-mail";
import type { WordsByLanguage } from "../mail/write-mail";
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
