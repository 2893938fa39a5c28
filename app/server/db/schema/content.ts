import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, id, timestamps } from "./columns";

export const translations = sqliteTable(
  "translations",
  {
    language: text({ enum: ["en", "es"] }).notNull(),
    translation_key: text().notNull(),
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.translation_key] })],
);

export const pageContent = sqliteTable(
  "page_content",
  {
    id: id(),
    page_path: text().notNull(),
    section_name: text().notNull(),
    // Kept as text and read with care: a broken value must never break a page.
    content_data: text().notNull(),
    is_visible: flag().notNull().default(true),
    display_order: integer().notNull().default(0),
    ...timestamps,
  },
  (table) => [
    uniqueIndex("page_content_section").on(table.page_path, table.section_name),
    index("page_content_order").on(table.page_path, table.display_order),
  ],
);

export const pageSeo = sqliteTable(
  "page_seo",
  {
    id: id(),
    page_path: text().notNull(),
    page_title: text(),
    meta_description: text(),
    meta_keywords: text(),
    robots: text(),
    og_title: text(),
    og_description: text(),
    og_image: text(),
    twitter_title: text(),
    twitter_description: text(),
    twitter_image: text(),
    canonical_url: text(),
    schema_markup: text(),
    ...timestamps,
  },
  (table) => [uniqueIndex("page_seo_path").on(table.page_path)],
);
