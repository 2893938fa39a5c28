import { sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LastMail } from "../../../rules/events/event-reminders";
import { instant } from "./columns";
import { events } from "./events";

export const eventReminders = sqliteTable(
  "event_reminders",
  {
    event_id: text()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    user_id: text().notNull(),
    created_at: instant().notNull(),
    /** When to mail next; null while there's nothing left to say. Triggers follow the event. */
    due_at: instant(),
    last_mail: text("told").$type<LastMail>(),
  },
  (table) => [
    primaryKey({ columns: [table.event_id, table.user_id] }),
    index("event_reminders_due").on(table.due_at).where(sql`due_at IS NOT NULL`),
    index("event_reminders_user").on(table.user_id),
  ],
);
