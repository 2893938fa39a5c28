import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant } from "../schema/columns";

/**
 * The log and the values that stand beside it, as one. It is a view, with no place in the schema: a trigger parts what is
 * written to it.
 */
export const auditEntries = sqliteTable("audit_entries", {
  /** Grows with every entry. */
  line: integer(),
  id: id(),
  at: instant().notNull(),
  actor_id: text(),
  action: text().notNull(),
  subject_kind: text().notNull(),
  subject_id: text().notNull(),
  /** Whose values they are. */
  person_id: text(),
  before: text({ mode: "json" }),
  after: text({ mode: "json" }),
});
