import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { notifyChoices } from "../../../rules/review/tell-admins";
import { flag, id, instant, timestamps } from "./columns";

export const users = sqliteTable(
  "users",
  {
    id: id(),
    // In lower case; the index below keeps two people from sharing one.
    email: text().notNull(),
    email_verified_at: instant(),
    // Null for people who sign in through a provider only.
    password_hash: text(),
    // The last day the account was used, in Panama's time.
    last_seen_on: text(),
    // Since when, and why, nothing is accepted from it.
    paused_at: instant(),
    pause_reason: text(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex("users_email").on(table.email),
    index("users_newest").on(table.created_at, table.id),
    index("users_paused").on(table.id).where(sql`paused_at IS NOT NULL`),
  ],
);

export const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const profiles = sqliteTable("profiles", {
  id: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  name: text().notNull(),
  email: text().notNull(),
  whatsapp_number: text(),
  business_affiliated: flag().notNull().default(false),
  business_name: text(),
  language: text({ enum: ["en", "es"] }).notNull(),
  // When the mailbox's holder took over an account that somebody else may have opened; null once they've looked
  // through its earlier submissions.
  taken_over_at: instant(),
  // When they were last asked whether their places' facts are right, and when they opted out.
  facts_asked_at: instant(),
  facts_unasked_since: instant(),
  ...timestamps,
});

export const userRoles = sqliteTable(
  "user_roles",
  {
    user_id: userId(),
    role: text().notNull(),
    created_at: instant().notNull(),
    /** When an admin wants to be notified; when they last were, and up to which submission. */
    notify: text({ enum: notifyChoices }).notNull().default("hourly"),
    notified_at: integer("told_at"),
    notified_until: integer("told_until"),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.role] })],
);

export const sessions = sqliteTable(
  "sessions",
  {
    id: id(),
    token_hash: text().notNull(),
    user_id: userId(),
    // The password was right but the second factor is missing: this session isn't signed in.
    awaits_factor: flag().notNull().default(false),
    user_agent: text().notNull(),
    country: text().notNull(),
    created_at: instant().notNull(),
    authenticated_at: instant().notNull(),
    // When the password was last confirmed in this session.
    password_given_at: instant(),
    last_used_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex("sessions_token").on(table.token_hash),
    index("sessions_user").on(table.user_id, table.last_used_at),
    index("sessions_expiry").on(table.expires_at),
  ],
);

/** So that only a sign-in from a new device is mailed about. */
export const devices = sqliteTable(
  "devices",
  {
    user_id: userId(),
    name: text().notNull(),
    first_used_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.name] })],
);

export const identities = sqliteTable(
  "identities",
  {
    provider: text().notNull(),
    subject: text().notNull(),
    user_id: userId(),
    email: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex("identities_user").on(table.user_id, table.provider),
  ],
);

/** One row per person and purpose: a newer token replaces the older one. */
export const mailedTokens = sqliteTable(
  "mailed_tokens",
  {
    user_id: userId(),
    purpose: text({ enum: ["verify", "change-email", "recover", "code"] }).notNull(),
    token_hash: text().notNull(),
    // For a change of address, the new one.
    email: text().notNull(),
    tries: integer().notNull().default(0),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.purpose] }),
    uniqueIndex("mailed_tokens_token").on(table.token_hash),
    index("mailed_tokens_expiry").on(table.expires_at),
  ],
);

export const totpFactors = sqliteTable("totp_factors", {
  user_id: userId().primaryKey(),
  secret: text().notNull(),
  // Null until the first code from the app was right.
  confirmed_at: instant(),
  // The last accepted time step: a code works once.
  last_step: integer().notNull().default(0),
  created_at: instant().notNull(),
});

export const recoveryCodes = sqliteTable(
  "recovery_codes",
  { user_id: userId(), code_hash: text().notNull(), used_at: instant(), created_at: instant().notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.code_hash] })],
);
