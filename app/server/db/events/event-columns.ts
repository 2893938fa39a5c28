import { getTableColumns } from "drizzle-orm";
import { eventSeries, events, recurrencePatterns } from "../schema/events";

/** What an event and a series say alike. */
const describedColumns = [
  ...(["id", "slug", "title", "location", "host", "event_type", "description", "full_description"] as const),
  ...(["image_url", "image_colour", "portrait_code", "language", "translation"] as const),
  ...(["start_time", "end_time", "cancelled_at"] as const),
] as const;
const ofDate = ["event_series_id", "series_instance_date", "event_date", "starts_at", "moved_from"] as const;

/** What every place that shows an event or a date needs of it. */
export const eventColumns = pick(getTableColumns(events), [...describedColumns, ...ofDate]);
export const seriesColumns = pick(getTableColumns(eventSeries), [
  ...describedColumns,
  "first_date",
  "last_date",
]);
/** The rule of a series. */
export const patternColumns = pick(getTableColumns(recurrencePatterns), [
  ...(["pattern_type", "interval_value", "days_of_week", "day_of_month"] as const),
  ...(["end_type", "end_count", "end_date"] as const),
]);

function pick<Columns extends object, Name extends keyof Columns>(
  columns: Columns,
  names: readonly Name[],
): Pick<Columns, Name> {
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<Columns, Name>;
}
