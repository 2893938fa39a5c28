import { sitemapKey } from "../../app/rules/content/sitemap";
import { markKey } from "../../app/server/platform/picture-shelf";

/** What a new guide writes down by itself, before anybody has done anything in it. */
const filledByItself = new Set([
  "bucket_sweeps",
  "category_counts",
  "d1_migrations",
  "event_days",
  "guide_identity",
  "job_runs",
  "post_tags",
  "search_changes",
  "sky_days",
  "sqlite_sequence",
  "throttles",
  "tides",
  "wave_forecasts",
  "word_changes",
]);
const putByItself = new Set([markKey, sitemapKey, "text-dates.json"]);

/** Somebody's work in a guide; a restore goes only where there is none. */
export function workIn(
  tables: readonly { name: string; rows: number }[],
  objects: readonly { bucket: string; key: string }[],
): string[] {
  const filled = tables.filter(({ name, rows }) => rows > 0 && !filledByItself.has(name));
  const put = objects.filter(({ key }) => !putByItself.has(key));
  return [
    ...filled.map(({ name, rows }) => `${name}: ${rows} rows`),
    ...[...new Set(put.map(({ bucket }) => bucket))].map((bucket) => `bucket ${bucket}: not empty`),
  ];
}
