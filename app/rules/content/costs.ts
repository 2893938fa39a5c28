import { parseDay } from "../time/days";

type Cost = { range?: string; checkedOn?: string };

/** A price without the day somebody asked for it is a rumor, and is not shown. */
export function checkedRange({ range = "", checkedOn = "" }: Cost): { range: string; day: string } | null {
  const text = range.trim();
  return text && parseDay(checkedOn) !== null ? { range: text, day: checkedOn } : null;
}

/** How many kinds of cost nobody has priced yet. */
export function unpriced(costs: readonly Cost[]): number {
  return costs.filter((cost) => checkedRange(cost) === null).length;
}
