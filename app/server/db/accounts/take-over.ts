import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Language } from "../../../rules/site/language";
import type { Database } from "../client";
import {
  devices,
  identities,
  mailedTokens,
  profiles,
  recoveryCodes,
  sessions,
  totpFactors,
  userRoles,
  users,
} from "../schema/accounts";
import { eventReminders } from "../schema/event-reminders";

type Taken = { id: string; email: string };
type NewHolder = { name: string; language: Language; password_hash: string | null };

/** The proof itself: of many who come at once, one finds the address unproven. */
export function takeAddress(
  db: Database,
  { id, email }: Taken,
  { password_hash }: Pick<NewHolder, "password_hash">,
  now: Date,
) {
  const at = now.getTime();
  return db
    .update(users)
    .set({ email_verified_at: at, password_hash, updated_at: at })
    .where(and(eq(users.id, id), eq(users.email, email), isNull(users.email_verified_at)));
}

/** Every other way into an account, everything that reaches somebody through it, and who it said it was. */
export function emptyAccount(db: Database, { id }: Taken, { name, language }: NewHolder, now: Date) {
  const at = now.getTime();
  const nobody = { whatsapp_number: null, business_affiliated: false, business_name: null };
  return [
    db
      .update(profiles)
      .set({ ...nobody, name, language, taken_over_at: at, updated_at: at })
      .where(eq(profiles.id, id)),
    db.delete(sessions).where(eq(sessions.user_id, id)),
    db.delete(devices).where(eq(devices.user_id, id)),
    db.delete(identities).where(eq(identities.user_id, id)),
    db.delete(mailedTokens).where(eq(mailedTokens.user_id, id)),
    db.delete(totpFactors).where(eq(totpFactors.user_id, id)),
    db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, id)),
    db.delete(userRoles).where(eq(userRoles.user_id, id)),
    db.delete(eventReminders).where(eq(eventReminders.user_id, id)),
  ] as const;
}

/** The holder has said whose it was: from then on nothing is marked any more. */
export function settleTakeOver(db: Database, userId: string) {
  return db
    .update(profiles)
    .set({ taken_over_at: null })
    .where(and(eq(profiles.id, userId), isNotNull(profiles.taken_over_at)));
}
