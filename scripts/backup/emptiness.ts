import { sitemapKey } from "../../app/rules/content/sitemap";
import { markKey } from "../../app/server/platform/picture-bucket";

/** Tables a new guide fills by itself. */
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

/** Rows somebody has worked on; a backup is only restored where there are none. */
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
