import { addDays, formatDay, parseDay } from "../time/days";
import { type EventFields, ownFieldsOf, type SharedFields } from "./event-fields";
import type { RecurrencePattern } from "./recurrence";
import { seriesDays } from "./recurrence-limits";
import { isSamePattern, moveOf, sayDay } from "./series-move";

export const seriesScopes = ["this", "following", "all"] as const;
export type SeriesScope = (typeof seriesScopes)[number];

/** Individually changed dates. */
export type SingleChanges = { [date: string]: Partial<EventFields> };

export type Series = {
  pattern: RecurrencePattern;
  /** yyyy-MM-dd. */
  first: string;
  fields: SharedFields;
  changes: SingleChanges;
  /** Deleted dates. */
  skipped: readonly string[];
};

export type SeriesEdit = {
  fields?: Partial<SharedFields>;
  pattern?: RecurrencePattern;
  /** Where the edited date moves. */
  date?: string;
};

export type SeriesPlan = {
  /** The part that stays. */
  series: Series;
  /** The new series for "this and following". */
  following: Series | null;
  /** Individually changed dates that the new rule doesn't have. */
  dropped: string[];
  /** The edit, without a rule that is only spelled differently. */
  edit: SeriesEdit;
};

/** Why the edit is impossible: the new dates would begin before those left behind, or none would be left. */
type SeriesRefusal = "no such date" | "too early" | "no dates";

/** The rule's existing dates, without deleted ones. */
export function datesOfSeries(series: Series, today: number): string[] {
  const first = parseDay(series.first);
  if (first === null) return [];
  const skipped = new Set(series.skipped);
  return seriesDays(series.pattern, first, today)
    .map(formatDay)
    .filter((date) => !skipped.has(date));
}

/** Changes the following or all dates. The new rule is checked by `recurrenceErrors`. */
export function planChange(
  series: Series,
  scope: Exclude<SeriesScope, "this">,
  date: string,
  edit: SeriesEdit,
  today: number,
): SeriesPlan | SeriesRefusal {
  const index = indexOf(series, date, today);
  if (index < 0) return "no such date";
  const isNewRule = edit.pattern !== undefined && !isSamePattern(edit.pattern, series.pattern, series.first);
  const asked = { ...edit, pattern: isNewRule ? edit.pattern : undefined };
  const [firstLeft] = datesOfSeries(series, today);
  if (scope === "all" || date === firstLeft) {
    const whole = rewriteSeries(series, date, asked, today);
    return whole.isEmpty
      ? "no dates"
      : { series: whole.series, following: null, dropped: whole.dropped, edit: asked };
  }
  if (edit.date !== undefined && edit.date <= (ruleDates(series, today)[index - 1] ?? "")) return "too early";
  const tail = rewriteSeries(tailOf(series, date, index), date, asked, today);
  if (tail.isEmpty) return "no dates";
  return { series: headOf(series, date, index), following: tail.series, dropped: tail.dropped, edit: asked };
}

/** What's left when a date and those after it are deleted; null where nothing is. */
export function planEnd(series: Series, date: string, today: number): Series | null | "no such date" {
  const index = indexOf(series, date, today);
  if (index < 0) return "no such date";
  return datesOfSeries(series, today)[0] === date ? null : headOf(series, date, index);
}

/** Deleted dates keep their index but aren't found. */
function indexOf(series: Series, date: string, today: number): number {
  return series.skipped.includes(date) ? -1 : ruleDates(series, today).indexOf(date);
}

function ruleDates(series: Series, today: number): string[] {
  return datesOfSeries({ ...series, skipped: [] }, today);
}

/** The whole series with new fields and, where given, another rule or day. */
function rewriteSeries(series: Series, date: string, edit: SeriesEdit, today: number) {
  const fields = { ...series.fields, ...edit.fields };
  const move = moveOf(series, date, edit);
  const moved: Series = { ...series, fields, pattern: move.pattern, first: move.first };
  const dates = new Set(ruleDates(moved, today));
  const changes: SingleChanges = {};
  const dropped: string[] = [];
  for (const [old, before] of Object.entries(series.changes)) {
    const slot = move.slotFor(old);
    if (!dates.has(slot)) dropped.push(old);
    else {
      const ownFields = ownFieldsOf(before, fields, slot);
      if (Object.keys(ownFields).length > 0) changes[slot] = ownFields;
    }
  }
  const skipped = series.skipped.map(move.slotFor).filter((slot) => dates.has(slot));
  const [first = moved.first] = dates;
  return {
    series: { ...moved, first, changes, skipped },
    dropped,
    isEmpty: dates.size === new Set(skipped).size,
  };
}

/** The dates before the edited one, as the same rule with an end. */
function headOf(series: Series, date: string, index: number): Series {
  const isCounted = series.pattern.end_type === "after_count";
  const pattern: RecurrencePattern = isCounted
    ? { ...series.pattern, end_count: index }
    : { ...series.pattern, end_type: "by_date", end_date: addDays(date, -1) };
  return { ...series, pattern, ...pick(series, (other) => other < date) };
}

/** The edited date and those after it; a counted series passes on what's left of its count. */
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
