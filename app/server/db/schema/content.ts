import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { sectionActs, versionStates } from "../../../rules/content/section-standing";
import { noticeLevels } from "../../../rules/site/notice";
import { flag, id, instant, timestamps } from "./columns";

export const translations = sqliteTable(
  "translations",
  {
    language: text({ enum: ["en", "es"] }).notNull(),
    translation_key: text().notNull(),
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.translation_key] })],
);

/** How often a language's words were changed, so that a cached copy can tell it is outdated. */
export const wordChanges = sqliteTable("word_changes", {
  language: text({ enum: ["en", "es"] }).primaryKey(),
  number: integer().notNull(),
});

/** The one notice over every page; its version grows with each change. */
export const siteNotice = sqliteTable(
  "site_notice",
  {
    id: integer().primaryKey(),
    text_en: text().notNull(),
    text_es: text().notNull(),
    level: text({ enum: noticeLevels }).notNull(),
    from_at: instant().notNull(),
    until_at: instant().notNull(),
    version: integer().notNull(),
    updated_at: instant().notNull(),
  },
  // An expired notice costs the pages no row.
  (table) => [index("site_notice_until").on(table.until_at)],
);

/** Of a translation: the English version it was made from, and a hash of that text. */
const translated = { source_version: integer(), source_hash: text() };

export const pageContent = sqliteTable(
  "page_content",
  {
    id: id(),
    page_path: text().notNull(),
    section_name: text().notNull(),
    // Kept as text and parsed defensively: a broken value must never break a page.
    content_data: text().notNull(),
    is_visible: flag().notNull().default(true),
    display_order: integer().notNull().default(0),
    /** The version shown; 0 for a row no version tells of. */
    version: integer().notNull().default(0),
    ...translated,
    ...timestamps,
  },
  (table) => [
    uniqueIndex("page_content_section").on(table.page_path, table.section_name),
    index("page_content_order").on(table.page_path, table.display_order),
  ],
);

/** Literal values, so that queries can use the partial index. */
export const openState = sql`state IN ('draft', 'waiting', 'stopped')`;

const section = { page_path: text().notNull(), section_name: text().notNull() };

/** Every text a section has had in a language, each complete, with its state. None is deleted. */
export const contentVersions = sqliteTable(
  "content_versions",
  {
    ...section,
    number: integer().notNull(),
    act: text({ enum: sectionActs }).notNull(),
    state: text({ enum: versionStates }).notNull().default("past"),
    /** Null where the section went back to the built-in text. */
    content_data: text(),
    ...translated,
    /** When a scheduled version becomes public. */
    publish_at: instant(),
    /** The position of a section that the page doesn't have yet. */
    display_order: integer().notNull().default(0),
    user_id: text(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.page_path, table.section_name, table.number] }),
    uniqueIndex("content_versions_open")
      .on(table.page_path, table.section_name, table.state)
      .where(openState),
    index("content_versions_due").on(table.publish_at).where(sql`state = 'waiting'`),
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
  (table) => [
    uniqueIndex("page_seo_path").on(table.page_path),
    // For finding canonical addresses on another origin.
    index("page_seo_canonical").on(table.canonical_url),
  ],
);
