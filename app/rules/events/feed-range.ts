import { formatDay, parseDay } from "../time/days";
import type { EventRange } from "./event-filters";
import type { FeedEvent, FeedSeries } from "./feed-icalendar";
import { expand, type RecurrencePattern } from "./recurrence";
import { sayDay } from "./series-move";

/** What a feed prints of an entry when its address asks for a range of dates, both ends included. */
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
  // A date that was moved into the range from outside has no rule around it here, so it stands by itself.
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
