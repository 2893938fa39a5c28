import { drizzle } from "drizzle-orm/d1";
import { preparePost } from "../../app/rules/posts/prepared-post";
import { slugOf } from "../../app/rules/site/slugs";
import { blogPosts } from "../../app/server/db/schema/posts";
import type { Town } from "./town";

type Row = typeof blogPosts.$inferInsert;

/** A row of a post, public by default. */
export async function addPost(town: Town, post: Partial<Row> & { title: string }): Promise<Row> {
  const at = Date.parse("2026-11-01T12:00:00Z") + town.nextNumber() * 60_000;
  const written = { language: "en" as const, content: "<p>Words.</p>", translation: null, ...post };
  const id = `post-${town.nextNumber()}`;
  const row = {
    id,
    slug: slugOf("post", post.title),
    form_token: id,
    status: "approved" as const,
    publication: "published" as const,
    published_at: at,
    approved_at: at,
    changed_at: at,
    created_at: at,
    updated_at: at,
    ...written,
    ...preparePost(written),
  };
  await drizzle(town.env.DB).insert(blogPosts).values(row);
  return row;
}

/** Public posts a minute apart: every second one about surf, every fourth with a tag. */
export async function addManyPosts(town: Town, count: number): Promise<void> {
  const { id } = await addPost(town, { title: `Pattern ${town.nextNumber()}` });
  await town.env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO blog_posts (id, slug, form_token, status, publication, published_at, approved_at, changed_at,
       created_at, updated_at, language, title, content, category, tags, clean, cleaning_version, shown, openings)
     SELECT 'many-' || i, 'many-' || i, 'many-' || i, status, publication, published_at - i * 60000, approved_at,
       changed_at, created_at, updated_at, language, title || ' ' || i, content,
       CASE WHEN i % 2 THEN 'Surf' ELSE 'Food' END, CASE WHEN i % 4 THEN '[]' ELSE '["turtles"]' END, clean,
       cleaning_version, shown, openings
     FROM n, blog_posts WHERE blog_posts.id = ?2`,
  )
    .bind(count, id)
    .run();
}
