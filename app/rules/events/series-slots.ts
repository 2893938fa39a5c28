import { datesOfRule } from "./series-dates";
import type { Series } from "./series-plan";

/** Where one written date goes: its slot in the rule that follows, and what stays its own. */
export type DateSlot = {
  from: string;
  series: string;
  to: string;
  ownFields: string[];
  changed: boolean;
};

/** Where every written date goes; one whose slot the new rule does not have is left out. */
export function slotsOf(
  series: Series,
  id: string,
  dates: readonly string[],
  slotFor: (date: string) => string,
  today: number,
): DateSlot[] {
  const all = new Set(datesOfRule(series.pattern, series.first, today));
  const taken = new Set<string>();
  return dates.flatMap((from) => {
    const to = slotFor(from);
    if (!all.has(to) || taken.has(to)) return [];
    taken.add(to);
    const ownFields = Object.keys(series.changes[to] ?? {});
    return [
      { from, to, series: id, ownFields, changed: ownFields.length > 0 || series.skipped.includes(to) },
    ];
  });
}
