import type { Device } from "../../../rules/accounts/device";
import type { Language } from "../../../rules/site/language";
import { insertPerson } from "../../db/accounts/users";
import { ask, isClash } from "../../db/database";
import { accountEntry, insertAudit } from "../../db/site/audit-log";
import { hashPassword } from "../../platform/passwords";
import type { Services } from "../../services";
import { deliverMailLater } from "../mail/deliver-mail";
import type { WordsByLanguage } from "../mail/write-mail";
import { startSession } from "./start-session";
import { verificationMail } from "./verification-mail";

type SignUp = {
  name: string;
  email: string;
  password: string;
  whatsapp_number: string;
  business_affiliated: boolean;
  business_name: string;
  language: Language;
};

type SignedUp = { ok: true; id: string; token: string } | { ok: false; error: "email_taken" };
type NewAccount = Omit<SignUp, "password"> & { password_hash: string };

export async function signUp(
  services: Services,
  words: WordsByLanguage,
  { password, ...input }: SignUp,
  device: Device,
): Promise<SignedUp> {
  const password_hash = await hashPassword(password);
  return openAccount(services, words, { ...input, password_hash }, device);
}

/** Person, profile, verification mail and session in one batch. */
export async function openAccount(
  services: Services,
  words: WordsByLanguage,
  input: NewAccount,
  device: Device,
): Promise<SignedUp> {
  const { db, now } = services;
  const person = {
    ...input,
    id: crypto.randomUUID(),
    email_verified_at: null,
    whatsapp_number: input.whatsapp_number || null,
    business_name: input.business_affiliated ? input.business_name : null,
  };
  const session = await startSession(services, person.id, device);
  const verification = await verificationMail(services, words, person);
  try {
    await ask(db, [
      ...insertPerson(db, person, now()),
      ...session.statements,
      ...verification,
      insertAudit(db, accountEntry(person.id, "account.created"), now()),
    ]);
  } catch (error) {
    if (isClash(error, "users.email")) return { ok: false, error: "email_taken" };
    throw error;
  }
  deliverMailLater(services);
  return { ok: true, id: person.id, token: session.token };
}
