import { and, asc, count, eq, getTableColumns, gt, isNull, or, sql } from "drizzle-orm";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { ExportKind } from "../../../rules/review/export-files";
import type { Database } from "../database";
import { patternColumns } from "../events/event-columns";
import { listingTables } from "../places/listings";
import { pageContent } from "../schema/content";
import { eventSeries, events, recurrencePatterns } from "../schema/events";
import { images } from "../schema/images";
import { blogPosts } from "../schema/posts";

type Rows = RunnableQuery<({ id: string } | { key: string })[], "sqlite">;

/** Everything derived from a post's text is left out. */
const { clean: _, shown: __, openings: ___, ...postColumns } = getTableColumns(blogPosts);

/** Unchanged dates follow from their series. */
const isOwnDate = or(isNull(events.event_series_id), eq(events.is_changed, true));

/** Without deleted rows. */
export function selectExportRows(db: Database, kind: ExportKind, after: string, limit: number): Rows {
  if (kind === "picture") return selectPictures(db, after, limit);
  if (kind === "page")
    return db
      .select()
      .from(pageContent)
      .where(gt(pageContent.id, after))
      .orderBy(asc(pageContent.id))
      .limit(limit);
  if (kind === "series") {
    const columns = { ...getTableColumns(eventSeries), ...patternColumns };
    return db
      .select(columns)
      .from(eventSeries)
      .innerJoin(recurrencePatterns, eq(recurrencePatterns.event_series_id, eventSeries.id))
      .where(and(gt(eventSeries.id, after), isNull(eventSeries.deleted_at)))
      .orderBy(asc(eventSeries.id))
      .limit(limit);
  }
  if (kind === "event")
    return db
      .select()
      .from(events)
      .where(and(gt(events.id, after), isNull(events.deleted_at), isOwnDate))
      .orderBy(asc(events.id))
      .limit(limit);
  if (kind === "post")
    return db
      .select(postColumns)
      .from(blogPosts)
      .where(and(gt(blogPosts.id, after), isNull(blogPosts.deleted_at)))
      .orderBy(asc(blogPosts.id))
      .limit(limit);
  const table = listingTables[kind];
  return db
    .select()
    .from(table)
    .where(and(gt(table.id, after), isNull(table.deleted_at)))
    .orderBy(asc(table.id))
    .limit(limit);
}

function selectPictures(db: Database, after: string, limit: number) {
  return db
    .select()
    .from(images)
    .where(and(gt(images.key, after), isNull(images.deleted_at)))
    .orderBy(asc(images.key))
    .limit(limit);
}

export function selectExportedPictures(db: Database, from: number, limit: number) {
  return db
    .select({ bucket: images.bucket, key: images.key, created_at: images.created_at })
    .from(images)
    .where(isNull(images.deleted_at))
    .orderBy(asc(images.key))
    .limit(limit)
    .offset(from);
}

export function countExported(db: Database, kind: ExportKind) {
  if (kind === "page") return db.select({ count: count() }).from(pageContent);
  if (kind === "picture") return db.select({ count: count() }).from(images).where(isNull(images.deleted_at));
  if (kind === "event")
    return db
      .select({ count: count() })
      .from(events)
      .where(and(isNull(events.deleted_at), isOwnDate));
  const table = kind === "series" ? eventSeries : kind === "post" ? blogPosts : listingTables[kind];
  return db.select({ count: count() }).from(table).where(sql`${table.deleted_at} IS NULL`);
}
