import { type EventFilters, rangeOf } from "./event-filters";

export type EventDay = { day: string; class_count: number; social_count: number; kids_count: number };

/** How many events a day has within the filters, for the days that have any. */
export function countsOfDays(days: readonly EventDay[], filters: EventFilters): Map<string, number> {
  const range = rangeOf(filters);
  const counts = new Map<string, number>();
  for (const { day, class_count, social_count, kids_count } of days) {
    if (range && (day < range.from || day > range.to)) continue;
    const byType = { class: class_count, social: social_count, kids: kids_count };
    const count = filters.type === "all" ? class_count + social_count + kids_count : byType[filters.type];
    if (count > 0) counts.set(day, count);
  }
  return counts;
}
