import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Language } from "../../../rules/site/language";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { devices, mailedTokens, profiles, totpFactors, users } from "../schema/accounts";
import { isLastAdmin } from "./roles";

type NewPerson = {
  id: string;
  email: string;
  email_verified_at: number | null;
  password_hash: string | null;
  name: string;
  whatsapp_number: string | null;
  business_affiliated: boolean;
  business_name: string | null;
  language: Language;
};

export function insertPerson(db: Database, person: NewPerson, now: Date) {
  const { email_verified_at, password_hash, ...profile } = person;
  const times = { created_at: now.getTime(), updated_at: now.getTime() };
  return [
    db
      .insert(users)
      .values({ id: person.id, email: person.email, email_verified_at, password_hash, ...times }),
    db.insert(profiles).values({ ...profile, ...times }),
  ] as const;
}

const accountColumns = {
  ...pick(users, "id", "email", "email_verified_at", "password_hash", "paused_at"),
  name: profiles.name,
  language: profiles.language,
  has_factor: sql<number>`EXISTS (SELECT 1 FROM ${totpFactors} WHERE ${totpFactors.user_id} = ${users.id} AND ${totpFactors.confirmed_at} IS NOT NULL)`,
};

export function selectAccountByEmail(db: Database, email: string, device = "") {
  return accounts(db, device).where(eq(users.email, email)).limit(1);
}

export function selectAccount(db: Database, id: string, device = "") {
  return accounts(db, device).where(eq(users.id, id)).limit(1);
}

function accounts(db: Database, device: string) {
  const knows_device = sql<number>`EXISTS (SELECT 1 FROM ${devices} WHERE ${devices.user_id} = ${users.id} AND ${devices.name} = ${device})`;
  return db
    .select({ ...accountColumns, knows_device })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id));
}

/** Goes into the batch that takes the token, ahead of it. */
export function selectAccountByToken(db: Database, tokenHash: string, device = "") {
  const holder = db
    .select({ id: mailedTokens.user_id })
    .from(mailedTokens)
    .where(eq(mailedTokens.token_hash, tokenHash));
  return accounts(db, device).where(inArray(users.id, holder)).limit(1);
}

export type Account = Awaited<ReturnType<typeof selectAccount>>[number];

/** With `seenVersion`, only while that is still the account's password. */
export function updatePasswordHash(
  db: Database,
  id: string,
  hash: string,
  now: Date,
  seenVersion: string | null | undefined = undefined,
) {
  return db
    .update(users)
    .set({ password_hash: hash, updated_at: now.getTime() })
    .where(
      and(
        eq(users.id, id),
        seenVersion === undefined ? undefined : sql`${users.password_hash} IS ${seenVersion}`,
      ),
    );
}

export function markEmailVerified(db: Database, id: string, email: string, now: Date) {
  return db
    .update(users)
    .set({ email_verified_at: now.getTime() })
    .where(and(eq(users.id, id), eq(users.email, email), isNull(users.email_verified_at)));
}

export function updateEmail(db: Database, id: string, email: string, now: Date) {
  const times = { updated_at: now.getTime() };
  return [
    db
      .update(users)
      .set({ email, email_verified_at: now.getTime(), ...times })
      .where(eq(users.id, id)),
    db
      .update(profiles)
      .set({ email, ...times })
      .where(eq(profiles.id, id)),
  ] as const;
}

type ProfileChange = Pick<NewPerson, "name" | "whatsapp_number" | "business_affiliated" | "business_name">;

/** `seenVersion` is when the profile shown in the form was saved; null where the form doesn't say. */
export function updateProfile(
  db: Database,
  id: string,
  change: ProfileChange,
  seenVersion: number | null,
  now: Date,
) {
  return db
    .update(profiles)
    .set({ ...change, updated_at: now.getTime() })
    .where(and(eq(profiles.id, id), seenVersion === null ? undefined : eq(profiles.updated_at, seenVersion)));
}

export function selectProfile(db: Database, id: string) {
  return db
    .select({
      ...pick(profiles, "id", "name", "email", "whatsapp_number", "business_affiliated"),
      ...pick(profiles, "business_name", "updated_at", "facts_asked_at", "facts_unasked_since"),
      ...pick(users, "created_at", "email_verified_at", "last_seen_on", "paused_at", "pause_reason"),
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(profiles.id, id))
    .limit(1);
}

/** Never deletes the last admin. */
export function deleteUser(db: Database, id: string) {
  return db.delete(users).where(and(eq(users.id, id), sql`NOT ${isLastAdmin(id)}`));
}

export function updateLanguage(db: Database, id: string, language: Language) {
  return db.update(profiles).set({ language }).where(eq(profiles.id, id));
}
