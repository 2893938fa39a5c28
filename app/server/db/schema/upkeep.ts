import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Toast } from "../../../rules/site/flash";
import { users } from "./accounts";
import { flag, id, instant } from "./columns";

/** One row a run of a scheduled job: who holds it, whether it ended well, what it did. */
export const jobRuns = sqliteTable(
  "job_runs",
  {
    job: text().notNull(),
    slot: instant().notNull(),
    cron: text().notNull(),
    started_at: instant().notNull(),
    lease_until: instant().notNull(),
    finished_at: instant(),
    ok: flag(),
    report: text(),
  },
  (table) => [primaryKey({ columns: [table.job, table.slot] }), index("job_runs_age").on(table.slot)],
);

export const throttleCounts = sqliteTable(
  "throttles",
  {
    name: text().notNull(),
    // A hash: who did it is nobody's business.
    subject: text().notNull(),
    span_start: instant().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.subject, table.span_start] }),
    index("throttles_age").on(table.span_start),
  ],
);

/**
 * Append-only: triggers refuse to remove a line or to rewrite it. Values are never changed, only moved beside: emptying
 * `before` and `after` carries them over to the table below. Code reads and writes both as one, the view `audit_entries`.
 */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: id(),
    at: instant().notNull(),
    actor_id: text(),
    action: text().notNull(),
    subject_kind: text().notNull(),
    subject_id: text().notNull(),
    // Of the guide's own texts alone; and what a release before 0028 wrote, until the nightly job moves it.
    before: text({ mode: "json" }),
    after: text({ mode: "json" }),
    is_personal: flag().generatedAlwaysAs(
      sql`subject_kind NOT IN ('section', 'words', 'seo', 'notice', 'picture', 'launch', 'bucket')`,
      { mode: "virtual" },
    ),
  },
  (table) => [
    index("audit_log_newest").on(table.at),
    index("audit_log_subject").on(table.subject_kind, table.subject_id, table.at),
    index("audit_log_actor").on(table.actor_id, table.at),
    index("audit_log_action").on(table.action, table.at),
    index("audit_log_unmoved")
      .on(table.at)
      .where(sql`is_personal AND (before IS NOT NULL OR after IS NOT NULL)`),
  ],
);

/** What the log tells of persons and of what they submitted: it goes when their account goes. */
export const auditValues = sqliteTable(
  "audit_values",
  {
    entry_id: text()
      .primaryKey()
      .references(() => auditLog.id),
    // Whose the subject was; nobody's values are thrown away after a day.
    person_id: text().references(() => users.id, { onDelete: "cascade" }),
    at: instant().notNull(),
    before: text({ mode: "json" }),
    after: text({ mode: "json" }),
  },
  (table) => [
    index("audit_values_person").on(table.person_id),
    index("audit_values_nobodys").on(table.at).where(sql`person_id IS NULL`),
  ],
);

/** Where a form that was taken leads, and what is said there. */
export type TakenAnswer = { to: string; toast: Toast };

/** Forms that were taken, and the answer to each. The same form that comes again within a day is answered so. */
export const takenForms = sqliteTable(
  "taken_forms",
  {
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    // A hash of what the page drew for the form, and of all that was typed into it.
    token: text().notNull(),
    answer: text({ mode: "json" }).$type<TakenAnswer>().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.token] }), index("taken_forms_age").on(table.at)],
);

/** What somebody on the spot has looked at before launch; the log says who. */
export const launchChecks = sqliteTable("launch_checks", {
  check: text().primaryKey(),
  checked_at: instant().notNull(),
});
