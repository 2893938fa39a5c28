import type { Series } from "./series-change";
import { datesOfRule } from "./series-span";

/** One date of a rule on its way to its place in the rule that follows. */
export type PlacedDate = {
  from: string;
  series: string;
  to: string;
  own: string[];
  changed: boolean;
};

/** Where every written date goes; one whose place the new rule does not have is left out. */
export function placesOf(
  series: Series,
  id: string,
  dates: readonly string[],
  placeFor: (date: string) => string,
  today: number,
): PlacedDate[] {
  const all = new Set(datesOfRule(series.pattern, series.first, today));
  const taken = new Set<string>();
  return dates.flatMap((from) => {
    const to = placeFor(from);
    if (!all.has(to) || taken.has(to)) return [];
    taken.add(to);
    const own = Object.keys(series.changes[to] ?? {});
    return [{ from, to, series: id, own, changed: own.length > 0 || series.skipped.includes(to) }];
  });
}
