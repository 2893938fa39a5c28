import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Toast } from "../../../rules/site/flash";
import { users } from "./accounts";
import { flag, id, instant } from "./columns";

/** One row for each run of a scheduled job: its lease, its result and its report. */
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
    // A hash, for privacy.
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
 * Append-only: triggers refuse to delete or rewrite a line. Values are only moved: emptying `before` and `after`
 * carries them over to the table below. Code reads and writes both as one, the view `audit_entries`.
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
    // Only for the guide's own texts; and what a release before 0028 wrote, until the nightly job moves it.
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

/** The log's values about people and their submissions: deleted with the account. */
export const auditValues = sqliteTable(
  "audit_values",
  {
    entry_id: text()
      .primaryKey()
      .references(() => auditLog.id),
    // The subject's owner; values without one are deleted after a day.
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

export type TakenAnswer = { to: string; toast: Toast };

/** Forms that were taken, with each one's answer: the same form sent again within a day gets it again. */
export const takenForms = sqliteTable(
  "taken_forms",
  {
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    // A hash of the form's token and everything typed into it.
    token: text().notNull(),
    answer: text({ mode: "json" }).$type<TakenAnswer>().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.token] }), index("taken_forms_age").on(table.at)],
);

/** What was checked on site before launch; the log says by whom. */
export const launchChecks = sqliteTable("launch_checks", {
  check: text().primaryKey(),
  checked_at: instant().notNull(),
});
