import { pick } from "../../../rules/site/pick";
import { eventSeries, events, recurrencePatterns } from "../schema/events";

/** Columns that events and series share. */
const described = [
  ...(["id", "slug", "title", "location", "host", "event_type", "description", "full_description"] as const),
  ...(["image_url", "image_colour", "portrait_code", "language", "translation"] as const),
  ...(["start_time", "end_time", "cancelled_at"] as const),
] as const;

export const eventColumns = {
  ...pick(events, ...described),
  ...pick(events, "event_series_id", "series_instance_date", "event_date", "starts_at", "moved_from"),
};
export const seriesColumns = pick(eventSeries, ...described, "first_date", "last_date");
export const patternColumns = {
  ...pick(recurrencePatterns, "pattern_type", "interval_value", "days_of_week", "day_of_month"),
  ...pick(recurrencePatterns, "end_type", "end_count", "end_date"),
};
