import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
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

/** Append-only: a trigger in the database refuses to change or remove a row. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: id(),
    at: instant().notNull(),
    actor_id: text(),
    action: text().notNull(),
    subject_kind: text().notNull(),
    subject_id: text().notNull(),
    before: text({ mode: "json" }),
    after: text({ mode: "json" }),
  },
  (table) => [
    index("audit_log_newest").on(table.at),
    index("audit_log_subject").on(table.subject_kind, table.subject_id, table.at),
  ],
);

/** What somebody on the spot has looked at before launch; the log says who. */
export const launchChecks = sqliteTable("launch_checks", {
  check: text().primaryKey(),
  checked_at: instant().notNull(),
});
