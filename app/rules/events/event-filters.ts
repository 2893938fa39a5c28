import { isOneOf } from "../site/one-of";
import { isDate } from "../time/days";
import { type EventType, type EventTypeFilter, eventTypeFilters, eventTypes } from "./event-types";

export type EventFilters = { type: EventTypeFilter; from: string | null; to: string | null };
/** Both ends inclusive, and only when both are set. */
export type EventRange = { from: string; to: string };

export const noFilters: EventFilters = { type: "all", from: null, to: null };

/** Null when a filter is malformed. */
export function readEventFilters(query: URLSearchParams): EventFilters | null {
  const type = query.get("type")?.trim() || "all";
  const from = query.get("from")?.trim() || null;
  const to = query.get("to")?.trim() || null;
  if (!isOneOf(eventTypeFilters, type)) return null;
  if ((from !== null && !isDate(from)) || (to !== null && !isDate(to))) return null;
  return { type, from, to };
}

export function rangeOf({ from, to }: EventFilters): EventRange | null {
  if (from === null || to === null) return null;
  return from <= to ? { from, to } : { from: to, to: from };
}

/** Only one of the dates was sent, which filters nothing. */
export function isHalfRange({ from, to }: EventFilters): boolean {
  return (from === null) !== (to === null);
}

/** The dates were given in reverse: the range is still meant, and the page says so. */
export function isSwapped({ from, to }: EventFilters): boolean {
  return from !== null && to !== null && from > to;
}

export function isFiltered(filters: EventFilters): boolean {
  return filters.type !== "all" || rangeOf(filters) !== null;
}

export function matchesEventFilters(
  event: { event_type: string; event_date: string },
  filters: EventFilters,
): boolean {
  const range = rangeOf(filters);
  if (filters.type !== "all" && event.event_type !== filters.type) return false;
  return range === null || (range.from <= event.event_date && event.event_date <= range.to);
}

/** "" or "?type=…&from=…&to=…". */
export function filterQuery({ type, from, to }: EventFilters): string {
  const query = new URLSearchParams();
  if (type !== "all") query.set("type", type);
  if (from) query.set("from", from);
  if (to) query.set("to", to);
  return query.size > 0 ? `?${query}` : "";
}

export type EventDay = { day: string; class_count: number; social_count: number; kids_count: number };

/** Events per day within the filters, for days that have any. */
export function countsOfDays(days: readonly EventDay[], filters: EventFilters): Map<string, number> {
  const range = rangeOf(filters);
  const counts = new Map<string, number>();
  for (const day of days) {
    if (range && (day.day < range.from || day.day > range.to)) continue;
    const count = typesAsked(filters).reduce((sum, type) => sum + countOf(day, type), 0);
    if (count > 0) counts.set(day.day, count);
  }
  return counts;
}

/** The types of each day's events, as far as they are asked for. */
export function typesOfDays(days: readonly EventDay[], filters: EventFilters): Map<string, EventType[]> {
  const asked = typesAsked(filters);
  return new Map(days.map((day) => [day.day, asked.filter((type) => countOf(day, type) > 0)]));
}

function typesAsked({ type }: EventFilters): readonly EventType[] {
  return type === "all" ? eventTypes : [type];
}

function countOf(day: EventDay, type: EventType): number {
  return { class: day.class_count, social: day.social_count, kids: day.kids_count }[type];
}
