import { sql } from "drizzle-orm";
import type { DateApart } from "../../../rules/events/coming-dates";
import type { RecurrencePattern } from "../../../rules/events/recurrence";
import { mostDates } from "../../../rules/events/recurrence-limits";
import type { Status } from "../../../rules/review/status";
import { eventSeries, events, recurrencePatterns } from "../schema/events";

/** A date of one's own series that goes its own way. */
export type OwnDate = DateApart & {
  id: string;
  status: Status;
  waiting_since: number | null;
  pending_changes: number;
};

export type OwnSeries = {
  pattern: RecurrencePattern;
  first_date: string;
  start_time: string | null;
  end_time: string | null;
  apart: OwnDate[];
};

/** Beside the card of the master: its rule, and the dates from a day on that are not as it says. */
export function ownSeries(from: string) {
  const rule = recurrencePatterns;
  return sql<OwnSeries | null>`CASE WHEN ${events.is_series_master} THEN json_object(
    'pattern', json_object('pattern_type', ${rule.pattern_type}, 'interval_value', ${rule.interval_value},
      'days_of_week', json(${rule.days_of_week}), 'day_of_month', ${rule.day_of_month},
      'end_type', ${rule.end_type}, 'end_count', ${rule.end_count}, 'end_date', ${rule.end_date}),
    'first_date', ${eventSeries.first_date}, 'start_time', ${eventSeries.start_time}, 'end_time', ${eventSeries.end_time},
    'apart', (SELECT json_group_array(json_object('id', id, 'date', series_instance_date, 'event_date', event_date,
        'status', status, 'deleted_at', deleted_at, 'cancelled_at', cancelled_at, 'waiting_since', waiting_since,
        'pending_changes', pending_changes IS NOT NULL))
      FROM (SELECT * FROM ${events} AS one WHERE one.event_series_id = ${eventSeries.id} AND one.is_changed = 1
        AND (one.series_instance_date >= ${from} OR one.event_date >= ${from})
        ORDER BY one.series_instance_date LIMIT ${mostDates}))) END`
    .mapWith((stored: string | null) => (stored ? (JSON.parse(stored) as OwnSeries) : null))
    .as("series");
}
