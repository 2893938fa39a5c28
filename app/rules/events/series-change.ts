import { addDays, formatDay, parseDay } from "../time/days";
import type { RecurrencePattern } from "./recurrence";
import { seriesDays } from "./recurrence-limits";
import { isSamePattern, moveOf, sayDay } from "./series-move";

export const seriesScopes = ["this", "following", "all"] as const;
export type SeriesScope = (typeof seriesScopes)[number];

type Fields = Record<string, unknown>;
/** What makes one date differ: changed fields (`cancelled` and a moved `event_date` among them). */
export type SingleChanges = { [date: string]: Fields };

export type Series = {
  pattern: RecurrencePattern;
  /** The first date of the rule, yyyy-MM-dd. */
  first: string;
  /** What every date shares: title, location, times, cancelled … */
  fields: Fields;
  changes: SingleChanges;
  /** Dates of the rule that were deleted. */
  skipped: readonly string[];
};

export type SeriesEdit = {
  fields?: Fields;
  pattern?: RecurrencePattern;
  /** The new date of the date that was edited. */
  date?: string;
};

export type SeriesPlan = {
  /** The series as it stays. */
  series: Series;
  /** The new series that begins with the edited date, for "this and following". */
  following: Series | null;
  /** Earlier single changes whose date is no longer part of the rule. */
  dropped: string[];
};

/** Why several dates cannot be changed so: the new ones would begin before those left behind, or none would be left. */
export type SeriesRefusal = "no such date" | "too early" | "no dates";

/** The dates of the rule that exist now, deleted ones left out. */
export function datesOfSeries(series: Series, today: number): string[] {
  const first = parseDay(series.first);
  if (first === null) return [];
  const skipped = new Set(series.skipped);
  return seriesDays(series.pattern, first, today)
    .map(formatDay)
    .filter((date) => !skipped.has(date));
}

/** The new rule itself is checked by `recurrenceError`. */
export function changeSeries(
  series: Series,
  scope: SeriesScope,
  date: string,
  edit: SeriesEdit,
  today: number,
): SeriesPlan | SeriesRefusal {
  const index = placeOf(series, date, today);
  if (index < 0) return "no such date";
  if (scope === "this") return { series: changeOne(series, date, edit), following: null, dropped: [] };
  const isNewRule = edit.pattern !== undefined && !isSamePattern(edit.pattern, series.pattern, series.first);
  const asked = { ...edit, pattern: isNewRule ? edit.pattern : undefined };
  const [firstLeft] = datesOfSeries(series, today);
  if (scope === "all" || date === firstLeft) {
    const whole = rewriteSeries(series, date, asked, today);
    return whole.isEmpty ? "no dates" : { series: whole.series, following: null, dropped: whole.dropped };
  }
  if (edit.date !== undefined && edit.date <= (ruleDates(series, today)[index - 1] ?? "")) return "too early";
  const tail = rewriteSeries(tailOf(series, date, index), date, asked, today);
  if (tail.isEmpty) return "no dates";
  return { series: headOf(series, date, index), following: tail.series, dropped: tail.dropped };
}

/** The place of a date in its rule, deleted dates counted but not found. */
function placeOf(series: Series, date: string, today: number): number {
  return series.skipped.includes(date) ? -1 : ruleDates(series, today).indexOf(date);
}

function ruleDates(series: Series, today: number): string[] {
  return datesOfSeries({ ...series, skipped: [] }, today);
}

function changeOne(series: Series, date: string, edit: SeriesEdit): Series {
  const moved = edit.date === undefined ? {} : { event_date: edit.date };
  const own = ownFields({ ...series.changes[date], ...edit.fields, ...moved }, series.fields, date);
  const { [date]: _, ...changes } = series.changes;
  return { ...series, changes: own ? { ...changes, [date]: own } : changes };
}

/** The whole of a series with its new fields and, where the edit has one, another rule or day. */
function rewriteSeries(series: Series, date: string, edit: SeriesEdit, today: number) {
  const fields = { ...series.fields, ...edit.fields };
  const move = moveOf(series, date, edit);
  const moved: Series = { ...series, fields, pattern: move.pattern, first: move.first };
  const dates = new Set(ruleDates(moved, today));
  const changes: SingleChanges = {};
  const dropped: string[] = [];
  for (const [old, before] of Object.entries(series.changes)) {
    const place = move.placeFor(old);
    if (!dates.has(place)) dropped.push(old);
    else {
      const own = ownFields(before, fields, place);
      if (own) changes[place] = own;
    }
  }
  const skipped = series.skipped.map(move.placeFor).filter((place) => dates.has(place));
  const [first = moved.first] = dates;
  return {
    series: { ...moved, first, changes, skipped },
    dropped,
    isEmpty: dates.size === new Set(skipped).size,
  };
}

/** The dates before the edited one, under the same rule with an end. */
function headOf(series: Series, date: string, index: number): Series {
  const isCounted = series.pattern.end_type === "after_count";
  const pattern: RecurrencePattern = isCounted
    ? { ...series.pattern, end_count: index }
    : { ...series.pattern, end_type: "by_date", end_date: addDays(date, -1) };
  return { ...series, pattern, ...pick(series, (other) => other < date) };
}

/** The edited date and those behind it; a counted series gives the new one what is left of its count. */
function tailOf(series: Series, date: string, index: number): Series {
  const rule = sayDay(series.pattern, series.first);
  const left = rule.end_count === null ? null : rule.end_count - index;
  const pattern = { ...rule, end_count: rule.end_type === "after_count" ? left : rule.end_count };
  return { ...series, pattern, first: date, ...pick(series, (other) => other >= date) };
}

function pick(series: Series, belongs: (date: string) => boolean): Pick<Series, "changes" | "skipped"> {
  return {
    changes: Object.fromEntries(Object.entries(series.changes).filter(([date]) => belongs(date))),
    skipped: series.skipped.filter(belongs),
  };
}

/** What of a date's own fields differs from what all share; null when nothing does. */
function ownFields(own: Fields, shared: Fields, date: string): Fields | null {
  const common: Fields = { ...shared, event_date: date };
  const kept = Object.entries(own).filter(([field, value]) => !isSameValue(value, common[field]));
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

function isSameValue(a: unknown, b: unknown): boolean {
  return (!a && !b) || JSON.stringify(a) === JSON.stringify(b);
}
