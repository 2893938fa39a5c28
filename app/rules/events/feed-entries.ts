import { coordinatesOf } from "../places/coordinates";
import { type Language, localPath } from "../site/language";
import { formatDay, parseDay } from "../time/days";
import { type EventRange, matchesEventFilters } from "./event-filters";
import type { EventTypeFilter } from "./event-types";
import { pathOfEvent, textsOf } from "./event-view";
import type { FeedEvent, FeedSeries } from "./feed-icalendar";
import { expand, type RecurrencePattern } from "./recurrence";
import { sayDay } from "./series-move";

type Printed = Parameters<typeof textsOf>[0] & {
  id: string;
  slug: string;
  event_type: string;
  start_time: string | null;
  end_time: string | null;
  cancelled_at: number | null;
  sequence: number;
  last_changed_at: number;
  latitude: number | null;
  longitude: number | null;
  attribution?: string | null;
};
export type PrintedEvent = Printed & { event_date: string };
export type PrintedSeries = Printed & RecurrencePattern & { first_date: string };
export type PrintedChange = PrintedEvent & {
  event_series_id: string | null;
  series_instance_date: string | null;
  deleted_at: number | null;
};

type Site = { origin: string; language: Language };
type Rows = { events: PrintedEvent[]; series: PrintedSeries[]; changes: PrintedChange[] };
type Filter = { type: EventTypeFilter; range: EventRange | null };

/** Database rows as feed entries, within the filters. */
export function feedEntries({ events, series, changes }: Rows, site: Site, { type, range }: Filter) {
  const singles = events.map((row) => entryOf(row, row.event_date, site));
  const repeated = series.map((row): FeedSeries => {
    const ownChanges = changes.filter((change) => change.event_series_id === row.id);
    const isShown = (change: PrintedChange) =>
      change.deleted_at === null && matchesEventFilters(change, { type, from: null, to: null });
    return {
      ...entryOf(row, row.first_date, site),
      pattern: row,
      skipped: ownChanges
        .filter((change) => !isShown(change))
        .flatMap(ruleDate)
        .sort(),
      changes: ownChanges.filter(isShown).flatMap((change) =>
        ruleDate(change).map((date) => ({
          ruleDate: date,
          event: entryOf(change, change.event_date, site),
        })),
      ),
    };
  });
  // A date whose series isn't in the feed (moved out of its span, or of another type) is an entry of its own.
  const printed = new Set(series.map(({ id }) => id));
  const guests = changes
    .filter((change) => !printed.has(change.event_series_id ?? "") && change.deleted_at === null)
    .filter((change) => matchesEventFilters(change, { type, from: null, to: null }))
    .map((change) => entryOf(change, change.event_date, site));
  const entries: (FeedEvent | FeedSeries)[] = [...singles, ...repeated, ...guests];
  return range ? entries.flatMap((entry) => entryWithin(entry, range)) : entries;
}

function ruleDate({ series_instance_date }: PrintedChange): string[] {
  return series_instance_date === null ? [] : [series_instance_date];
}

function entryOf(
  row: Printed & { series_instance_date?: string | null },
  date: string,
  site: Site,
): FeedEvent {
  const { texts } = textsOf(row, site.language);
  return {
    uid: `${row.id}@${new URL(site.origin).hostname}`,
    title: texts.title.text,
    description: [texts.description.text, texts.full_description.text].filter(Boolean).join("\n\n"),
    location: texts.location.text,
    url: site.origin + localPath(site.language, pathOfEvent(row)),
    event_date: date,
    start_time: row.start_time,
    end_time: row.end_time,
    event_type: row.event_type,
    position: coordinatesOf(row),
    attribution: row.attribution,
    cancelled: row.cancelled_at !== null,
    sequence: row.sequence,
    changedAt: new Date(row.last_changed_at),
  };
}

/** The part of an entry within a range, both ends inclusive. */
export function entryWithin(entry: FeedEvent | FeedSeries, range: EventRange): (FeedEvent | FeedSeries)[] {
  return "pattern" in entry ? seriesWithin(entry, range) : isWithin(entry, range) ? [entry] : [];
}

function seriesWithin(series: FeedSeries, range: EventRange): (FeedEvent | FeedSeries)[] {
  const start = parseDay(series.event_date);
  const [from, to] = [parseDay(range.from), parseDay(range.to)];
  if (start === null || from === null || to === null) return [];
  const dates = expand(series.pattern, start, to)
    .filter((day) => day >= from)
    .map(formatDay);
  const [first, last] = [dates[0], dates.at(-1)];
  const inside = new Set(dates);
  // A date moved into the range has no rule around it here, so it's an entry of its own.
  const guests = series.changes.filter(
    ({ ruleDate, event }) => !inside.has(ruleDate) && isWithin(event, range),
  );
  const alone = guests.map(({ ruleDate, event }) => ({ ...event, uid: `${ruleDate}-${series.uid}` }));
  if (first === undefined || last === undefined) return alone;
  const changesInside = series.changes.filter(({ ruleDate }) => inside.has(ruleDate));
  const away = changesInside.filter(({ event }) => !isWithin(event, range)).map(({ ruleDate }) => ruleDate);
  const pattern: RecurrencePattern = {
    ...sayDay(series.pattern, series.event_date),
    end_type: "by_date",
    end_date: last,
  };
  return [
    {
      ...series,
      event_date: first,
      pattern,
      skipped: [...series.skipped.filter((date) => inside.has(date)), ...away].sort(),
      changes: changesInside.filter(({ event }) => isWithin(event, range)),
    },
    ...alone,
  ];
}

function isWithin({ event_date }: FeedEvent, { from, to }: EventRange): boolean {
  return from <= event_date && event_date <= to;
}
