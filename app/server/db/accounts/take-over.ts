import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Language } from "../../../rules/site/language";
import type { Database } from "../database";
import * as tables from "../schema/accounts";
import { eventReminders } from "../schema/event-reminders";

type Taken = { id: string; email: string };
type NewHolder = { name: string; language: Language; password_hash: string | null };

/** Confirms the address: of many requests at once only one finds it unconfirmed. */
export function takeAddress(
  db: Database,
  { id, email }: Taken,
  { password_hash }: Pick<NewHolder, "password_hash">,
  now: Date,
) {
  const at = now.getTime();
  return db
    .update(tables.users)
    .set({ email_verified_at: at, password_hash, updated_at: at })
    .where(
      and(eq(tables.users.id, id), eq(tables.users.email, email), isNull(tables.users.email_verified_at)),
    );
}

const ways = [
  ...[tables.sessions, tables.devices, tables.identities, tables.mailedTokens, tables.totpFactors],
  ...[tables.recoveryCodes, tables.userRoles, eventReminders],
];

/** Removes every other way to sign in, everything mailed to the account, and the previous holder's name. */
export function emptyAccount(db: Database, { id }: Taken, { name, language }: NewHolder, now: Date) {
  const at = now.getTime();
  const nobody = { whatsapp_number: null, business_affiliated: false, business_name: null };
  return [
    db
      .update(tables.profiles)
      .set({ ...nobody, name, language, taken_over_at: at, updated_at: at })
      .where(eq(tables.profiles.id, id)),
    ...ways.map((table) => db.delete(table).where(eq(table.user_id, id))),
  ];
}

/** The new holder has looked through the earlier submissions. */
export function settleTakeOver(db: Database, userId: string) {
  return db
    .update(tables.profiles)
    .set({ taken_over_at: null })
    .where(and(eq(tables.profiles.id, userId), isNotNull(tables.profiles.taken_over_at)));
}
