import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { placeMarks } from "../../../rules/places/place-marks";
import { listingKinds, placeKinds } from "../../../rules/site/listing-kinds";

const countedKinds = [...listingKinds, "post"] as const;
export type CountedKind = (typeof countedKinds)[number];

/** Public places or posts by category; kept by triggers. */
export const categoryCounts = sqliteTable(
  "category_counts",
  {
    kind: text({ enum: countedKinds }).notNull(),
    category: text().notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.kind, table.category] })],
);

/** Public places with a mark; kept by triggers. */
export const markCounts = sqliteTable(
  "mark_counts",
  {
    kind: text({ enum: placeKinds }).notNull(),
    mark: text({ enum: placeMarks }).notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.kind, table.mark] })],
);

const times = () => integer().notNull().default(0);

/** Visits to a place's page by day: sums only, nothing about a person. A trigger deletes them with the place. */
export const placeFigures = sqliteTable(
  "place_figures",
  {
    kind: text({ enum: placeKinds }).notNull(),
    listing_id: text().notNull(),
    day: text().notNull(),
    view: times(),
    whatsapp: times(),
    call: times(),
    website: times(),
    map: times(),
    book: times(),
    // How full each drawer of networks is; empty once the day is over.
    drawers: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.listing_id, table.day] }),
    index("place_figures_day").on(table.day),
    index("place_figures_counting").on(table.day).where(sql`drawers <> ''`),
  ],
);
