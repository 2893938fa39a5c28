import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { placeMarks } from "../../../rules/places/place-marks";
import { listingKinds, placeKinds } from "../../../rules/site/slugs";

const countedKinds = [...listingKinds, "post"] as const;
export type CountedKind = (typeof countedKinds)[number];

/** How many places of a kind, or posts, the public sees, by category; triggers on their tables keep it. */
export const categoryCounts = sqliteTable(
  "category_counts",
  {
    kind: text({ enum: countedKinds }).notNull(),
    category: text().notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.kind, table.category] })],
);

/** How many places of a kind have a mark; triggers on their tables keep it. */
export const markCounts = sqliteTable(
  "mark_counts",
  {
    kind: text({ enum: placeKinds }).notNull(),
    mark: text({ enum: placeMarks }).notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.kind, table.mark] })],
);
