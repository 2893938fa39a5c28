import { parseDay } from "../time/days";
import { readTimetable, type Timetable } from "./departures";

type Asked = { checkedOn?: string };
type Cost = Asked & { range?: string };

/** A price without the day somebody asked for it is a rumor, and is not shown. */
export function checkedRange({ range = "", checkedOn = "" }: Cost): { range: string; day: string } | null {
  const text = range.trim();
  return text && parseDay(checkedOn) !== null ? { range: text, day: checkedOn } : null;
}

/** Hours without that day are a rumor, too; and what cannot be read says nothing. */
export function checkedTimetable(text: string | undefined, { checkedOn = "" }: Asked): Timetable | null {
  if (!text?.trim() || parseDay(checkedOn) === null) return null;
  const read = readTimetable(text);
  return read.ok ? read.timetable : null;
}

/** Prices and hours grow old: after a year whoever reads them is told so. */
export function isOld(checkedOn: string, today: number): boolean {
  return (parseDay(checkedOn) ?? today) < today - 365;
}

/** How many kinds of cost nobody has priced yet. */
export function unpriced(costs: readonly Cost[]): number {
  return costs.filter((cost) => checkedRange(cost) === null).length;
}

/** The demonstration says in the label that it made something up: nobody has asked for it. */
export function isMadeUp({ label = "" }: { label?: string }): boolean {
  return /^(?:demonstration|demostracion|demostración):/i.test(label);
}
