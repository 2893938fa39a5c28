import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { issueStates } from "../../../rules/mail/issue";
import { mailingStates } from "../../../rules/mail/letter-progress";
import { id, instant, timestamps } from "./columns";

/** Mail waits here from the moment its cause is written until the provider has accepted it. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: id(),
    // What the mail is about; one cause never writes two mails.
    cause: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    headers: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
    created_at: instant().notNull(),
    due_at: instant().notNull(),
    lease_until: instant(),
    tries: integer().notNull().default(0),
    sent_at: instant(),
    failed_at: instant(),
    last_error: text(),
    /** When an admin dismissed a mail that failed for good. */
    seen_at: instant(),
  },
  (table) => [
    uniqueIndex("outbox_cause").on(table.cause),
    index("outbox_waiting").on(table.due_at).where(sql`sent_at IS NULL AND failed_at IS NULL`),
    index("outbox_sent").on(table.sent_at),
    index("outbox_newest").on(table.created_at),
  ],
);

export const newsletterSubscriptions = sqliteTable(
  "newsletter_subscriptions",
  {
    id: id(),
    email: text().notNull(),
    language: text({ enum: ["en", "es"] }).notNull(),
    confirm_token_hash: text(),
    unsubscribe_token: text().notNull(),
    created_at: instant().notNull(),
    confirmed_at: instant(),
    unsubscribed_at: instant(),
    /** Why the guide removed the address; null where the reader left. */
    returned_as: text({ enum: ["bounce", "complaint"] }),
  },
  (table) => [
    uniqueIndex("newsletter_email").on(table.email),
    uniqueIndex("newsletter_confirm_token").on(table.confirm_token_hash),
    uniqueIndex("newsletter_unsubscribe_token").on(table.unsubscribe_token),
  ],
);

/**
 * Hashes of addresses that have unsubscribed: no mail or import reaches one until its owner signs up and confirms
 * again.
 */
export const newsletterRefusals = sqliteTable("newsletter_refusals", {
  address_hash: text().primaryKey(),
  since: instant().notNull(),
});

/** The monthly letter in both languages; published ones are the archive. */
export const newsletterIssues = sqliteTable(
  "newsletter_issues",
  {
    id: id(),
    /** Set when it's published. */
    slug: text(),
    state: text({ enum: issueStates }).notNull().default("draft"),
    subject_en: text().notNull(),
    subject_es: text().notNull(),
    // Sanitised when it was written.
    content_en: text().notNull(),
    content_es: text().notNull(),
    send_at: instant(),
    published_at: instant(),
    /** Grows with every change. */
    version: integer().notNull(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex("newsletter_issues_slug").on(table.slug),
    index("newsletter_issues_published").on(table.published_at).where(sql`state = 'published'`),
    index("newsletter_issues_due").on(table.send_at).where(sql`state = 'scheduled'`),
    index("newsletter_issues_newest").on(table.created_at),
  ],
);

/** One row for each published letter that is being or was mailed. */
export const newsletterMailings = sqliteTable(
  "newsletter_mailings",
  {
    issue_id: text()
      .primaryKey()
      .references(() => newsletterIssues.id, { onDelete: "cascade" }),
    state: text({ enum: mailingStates }).notNull(),
    began_at: instant().notNull(),
    ended_at: instant(),
    /** How many readers it's for, how many mails were accepted, and how many were refused for good. */
    readers: integer().notNull(),
    taken: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** How many times in a row the provider failed, why, and when it's tried again. */
    stalls: integer().notNull().default(0),
    stall: text(),
    resumes_at: instant(),
  },
  (table) => [index("newsletter_mailings_sending").on(table.began_at).where(sql`state = 'sending'`)],
);

/** A letter's mails that haven't been sent; each is deleted when the provider accepts it or its reader leaves. */
export const newsletterMails = sqliteTable(
  "newsletter_mails",
  {
    issue_id: text()
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: "cascade" }),
    subscription_id: text()
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: "cascade" }),
    due_at: instant().notNull(),
    tries: integer().notNull().default(0),
    // Leased by one run until then.
    leased_by: text(),
    leased_until: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.issue_id, table.subscription_id] }),
    index("newsletter_mails_due").on(table.issue_id, table.due_at),
    index("newsletter_mails_leased").on(table.leased_by).where(sql`leased_by IS NOT NULL`),
    index("newsletter_mails_of").on(table.subscription_id),
  ],
);

/** Mails accepted per minute over the last day. */
export const newsletterMinutes = sqliteTable("newsletter_minutes", {
  minute: instant().primaryKey(),
  taken: integer().notNull(),
});
