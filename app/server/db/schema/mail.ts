import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { issueStates } from "../../../rules/mail/newsletter-issue";
import { id, instant, timestamps } from "./columns";

/** Mail waits here from the moment its cause is written until the provider has taken it. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: id(),
    // Says what the mail is about; the same cause never writes two mails.
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
    /** When an admin said that a mail that failed for good may rest. */
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
  },
  (table) => [
    uniqueIndex("newsletter_email").on(table.email),
    uniqueIndex("newsletter_confirm_token").on(table.confirm_token_hash),
    uniqueIndex("newsletter_unsubscribe_token").on(table.unsubscribe_token),
  ],
);

/**
 * Addresses that have left the letter, as hashes: no mail and no import reaches one until the person itself signs up and
 * confirms again.
 */
export const newsletterRefusals = sqliteTable("newsletter_refusals", {
  address_hash: text().primaryKey(),
  since: instant().notNull(),
});

/** The monthly letter, in both languages; what was published stays as its archive. */
export const newsletterIssues = sqliteTable(
  "newsletter_issues",
  {
    id: id(),
    /** Its address in the archive, given when it is published. */
    slug: text(),
    state: text({ enum: issueStates }).notNull().default("draft"),
    subject_en: text().notNull(),
    subject_es: text().notNull(),
    // Cleaned when it was written.
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
