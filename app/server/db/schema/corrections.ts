import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { correctedKinds, correctionAnswers, matters } from "../../../rules/review/visitor-corrections";
import { languages } from "../../../rules/site/language";
import { id, instant } from "./columns";

/** Changes nothing by itself, and is deleted after a while. */
export const visitorCorrections = sqliteTable(
  "visitor_corrections",
  {
    id: id(),
    kind: text({ enum: correctedKinds }).notNull(),
    item_id: text().notNull(),
    /** The thing's name and address at that time, for whoever answers. */
    name: text().notNull(),
    path: text().notNull(),
    what: text({ enum: matters }).notNull(),
    note: text().notNull().default(""),
    language: text({ enum: languages }).notNull(),
    // A keyed hash per thing: it only tells two networks apart. Null after a week.
    network: text(),
    created_at: instant().notNull(),
    answered_at: instant(),
    answer: text({ enum: correctionAnswers }),
  },
  (table) => [
    index("visitor_corrections_item").on(table.kind, table.item_id, table.created_at),
    index("visitor_corrections_open").on(table.created_at).where(sql`answered_at IS NULL`),
    index("visitor_corrections_answered").on(table.answered_at).where(sql`answered_at IS NOT NULL`),
    index("visitor_corrections_age").on(table.created_at),
    index("visitor_corrections_network").on(table.created_at).where(sql`network IS NOT NULL`),
  ],
);

/** The keys that networks are hashed with for a week; deleted with the hashes. */
export const networkKeys = sqliteTable("network_keys", {
  span_start: integer().primaryKey(),
  key: text().notNull(),
});
