import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { publications } from "../../../rules/posts/publication";
import type { RenderedPost } from "../../../rules/posts/rendered-post";
import type { InLanguages, Language } from "../../../rules/site/language";
import type { Translation } from "../../../rules/site/owner-translation";
import { bilingual, id, instant, list, moderated, owned, timestamps } from "./columns";

type PostFields = {
  title: string;
  slug: string;
  content: string;
  excerpt: string;
  seo_title: string;
  seo_description: string;
  seo_keywords: string;
  featured_image_url: string | null;
  category: string;
  tags: string[];
  language: Language;
  translation: Translation | null;
};

export const blogPosts = sqliteTable(
  "blog_posts",
  {
    id: id(),
    slug: text().notNull(),
    ...owned,
    ...moderated<PostFields>(),
    ...bilingual,
    title: text().notNull(),
    /** As its author wrote it; what's shown is derived below. */
    content: text().notNull(),
    excerpt: text().notNull().default(""),
    seo_title: text().notNull().default(""),
    seo_description: text().notNull().default(""),
    seo_keywords: text().notNull().default(""),
    featured_image_url: text(),
    image_colour: integer(),
    category: text().notNull().default(""),
    tags: list(),
    /** The form's "status". */
    publication: text({ enum: publications }).notNull().default("draft"),
    published_at: instant(),
    /** Sanitised HTML of each language, with the version of the rules, ready to show. */
    clean: text({ mode: "json" }).$type<InLanguages<string>>().notNull(),
    cleaning_version: integer().notNull(),
    shown: text({ mode: "json" }).$type<InLanguages<RenderedPost>>().notNull(),
    openings: text({ mode: "json" }).$type<InLanguages<string>>().notNull(),
    /** Paths of the places and events it links to. */
    mentions: list(),
    /** Pictures it shows, or its waiting edit would show. */
    pictures: list(),
    /** When the browser last saved it; null once its author has submitted it. */
    autosaved_at: instant(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex("post_slug").on(table.slug),
    uniqueIndex("post_form_token").on(table.user_id, table.form_token),
    index("post_public").on(table.status, table.publication, table.published_at, table.id),
    index("post_category").on(table.status, table.publication, table.category, table.published_at, table.id),
    index("post_owner").on(table.user_id, table.created_at),
    index("post_waiting").on(table.waiting_since).where(sql`waiting_since IS NOT NULL`),
    index("post_reviewed").on(table.status, table.reviewed_at),
    index("post_deleted").on(table.deleted_at).where(sql`deleted_at IS NOT NULL`),
    index("post_cleaning").on(table.cleaning_version, table.id),
  ],
);

/** Tags of public posts, kept by triggers, so that a tag's page reads its own rows only. */
export const postTags = sqliteTable(
  "post_tags",
  {
    tag: text().notNull(),
    published_at: instant().notNull(),
    post_id: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tag, table.published_at, table.post_id] }),
    index("post_tags_of_post").on(table.post_id),
  ],
);
