import type { EventType } from "../events/event-types";
import { withoutTypeSuffix } from "../events/type-suffix";
import type { Language } from "../site/language";
import { parseDay, weekdayOfDay } from "../time/days";
import { tagsOf } from "./category-words";
import { type Found, fieldInBoth, fieldsInBoth, inBoth, translatedWords } from "./found";
import { foundPicture } from "./found-pictures";

type EitherSource = {
  id: string;
  slug: string;
  title: string;
  location: string;
  host: string;
  event_type: EventType;
  description: string;
  full_description: string;
  start_time: string | null;
  end_time: string | null;
  cancelled_at: number | null;
  language: Language;
  translation: unknown;
  image_url: string | null;
  image_colour: number | null;
  portrait_code: string | null;
};
type EventSource = EitherSource & { event_date: string };
type SeriesSource = EitherSource & {
  first_date: string;
  pattern_type: string | null;
  days_of_week: readonly number[] | null;
  next_date: string | null;
};

export function foundEvent(row: EventSource): Found {
  return { ...found(row, "event", [weekdayOf(row.event_date)]), date: row.event_date };
}

export function foundSeries(row: SeriesSource): Found {
  const isDaily = row.pattern_type === "daily";
  const chosen = row.days_of_week?.length ? row.days_of_week : [weekdayOf(row.first_date)];
  const days = isDaily ? [0, 1, 2, 3, 4, 5, 6] : row.pattern_type === "monthly" ? [] : chosen;
  return { ...found(row, "series", days), date: row.next_date };
}

function found(row: EitherSource, kind: "event" | "series", days: readonly number[]): Found {
  return {
    kind,
    ref: row.id,
    path: `/events/${row.slug}`,
    ...inBoth(row, row.title, withoutTypeSuffix(row.description), { name: "title", text: "description" }),
    said: fieldsInBoth(row, {
      full_description: row.full_description,
      host: row.host,
    }),
    where: fieldInBoth(row, "location", row.location),
    more: [row.location, row.host, row.full_description, translatedWords(row)].join(" "),
    tags: tagsOf(kind, [row.event_type], days),
    about: row.host,
    type: row.event_type,
    picture: foundPicture("event", row),
    time: row.start_time,
    endTime: row.end_time,
    isCancelled: row.cancelled_at !== null,
  };
}

function weekdayOf(date: string): number {
  return weekdayOfDay(parseDay(date) ?? 0);
}
