import { and, desc, eq, gte, lte, sql } from "drizzle-orm";
import type { Language } from "../../../rules/site/language";
import { pick } from "../../../rules/site/pick";
import type { Database } from "../database";
import { newsletterIssues as issues } from "../schema/mail";

export type NewsletterIssue = typeof issues.$inferSelect;
export type IssueTexts = Pick<NewsletterIssue, "subject_en" | "subject_es" | "content_en" | "content_es">;
export type CurrentIssue = Pick<NewsletterIssue, "id" | "version">;
type Changes = Partial<Omit<NewsletterIssue, "id" | "version" | "created_at" | "updated_at">>;

/** A literal value, so that SQLite recognises the partial index. */
const isPublished = sql`${issues.state} = 'published'`;

const onDesk = {
  ...pick(issues, "id", "slug", "state", "subject_en", "subject_es"),
  ...pick(issues, "send_at", "published_at", "updated_at"),
};

/** In any state. */
export function selectIssues(db: Database, limit: number) {
  return db.select(onDesk).from(issues).orderBy(desc(issues.created_at)).limit(limit);
}

export function selectIssueSince(db: Database, since: Date) {
  return db
    .select(onDesk)
    .from(issues)
    .where(gte(issues.created_at, since.getTime()))
    .orderBy(desc(issues.created_at))
    .limit(1);
}

export function selectIssue(db: Database, id: string) {
  return db.select().from(issues).where(eq(issues.id, id)).limit(1);
}

export function insertIssue(db: Database, issue: typeof issues.$inferInsert) {
  return db.insert(issues).values(issue);
}

/** Only as it was read. */
export function updateIssue(db: Database, current: CurrentIssue, changes: Changes, now: Date) {
  return db
    .update(issues)
    .set({ ...changes, version: current.version + 1, updated_at: now.getTime() })
    .where(asRead(current));
}

export function deleteIssue(db: Database, current: CurrentIssue) {
  return db.delete(issues).where(asRead(current));
}

function asRead({ id, version }: CurrentIssue) {
  return and(eq(issues.id, id), eq(issues.version, version));
}

export function selectDueIssues(db: Database, now: Date, limit: number) {
  return db
    .select()
    .from(issues)
    .where(and(sql`${issues.state} = 'scheduled'`, lte(issues.send_at, now.getTime())))
    .limit(limit);
}

export function selectNewestReadyIssue(db: Database) {
  const at = sql<number>`coalesce(${issues.published_at}, ${issues.send_at})`;
  return db.select({ at }).from(issues).where(sql`${issues.state} <> 'draft'`).orderBy(desc(at)).limit(1);
}

/** Also counts addresses with a number behind this one. */
export function countSlugsLike(db: Database, slug: string) {
  return db
    .select({ count: sql<number>`count(*)` })
    .from(issues)
    .where(sql`${issues.slug} = ${slug} OR ${issues.slug} GLOB ${`${slug}-[0-9]*`}`);
}

export function selectPublicIssue(db: Database, slug: string, language: Language) {
  return db
    .select(readIn(language))
    .from(issues)
    .where(and(eq(issues.slug, slug), isPublished))
    .limit(1);
}

export function selectPublicIssues(db: Database, language: Language, limit: number) {
  return db
    .select(readIn(language))
    .from(issues)
    .where(isPublished)
    .orderBy(desc(issues.published_at))
    .limit(limit);
}

/** For the sitemap. */
export function selectPublicIssueAddresses(db: Database, limit: number) {
  return db
    .select({ slug: publicSlug, changed_at: issues.updated_at })
    .from(issues)
    .where(isPublished)
    .orderBy(desc(issues.published_at))
    .limit(limit);
}

/** A published letter always has a slug. */
const publicSlug = sql<string>`${issues.slug}`;
const publishedAt = sql<number>`${issues.published_at}`;

function readIn(language: Language) {
  const [subject, content] =
    language === "en" ? [issues.subject_en, issues.content_en] : [issues.subject_es, issues.content_es];
  const { id, updated_at } = issues;
  return { id, slug: publicSlug, subject, content, published_at: publishedAt, updated_at };
}

export type PublicIssue = Awaited<ReturnType<typeof selectPublicIssue>>[number];
