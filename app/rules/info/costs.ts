import { parseDay } from "../time/days";
import { readTimetable, type Timetable } from "./departures";

type Asked = { checkedOn?: string };
type Cost = Asked & { range?: string };

/** A price without a date isn't shown. */
export function checkedRange({ range = "", checkedOn = "" }: Cost): { range: string; day: string } | null {
  const text = range.trim();
  return text && parseDay(checkedOn) !== null ? { range: text, day: checkedOn } : null;
}

/** Nor are hours without a date, or unreadable ones. */
export function checkedTimetable(text: string | undefined, { checkedOn = "" }: Asked): Timetable | null {
  if (!text?.trim() || parseDay(checkedOn) === null) return null;
  const read = readTimetable(text);
  return read.ok ? read.timetable : null;
}

/** After a year prices and hours are marked as old. */
export function isOld(checkedOn: string, today: number): boolean {
  return (parseDay(checkedOn) ?? today) < today - 365;
}

/** Costs without a checked price. */
export function unpriced(costs: readonly Cost[]): number {
  return costs.filter((cost) => checkedRange(cost) === null).length;
}

/** Demonstration data says so in its label. */
export function isMadeUp({ label = "" }: { label?: string }): boolean {
  return /^(?:demonstration|demostracion|demostración):/i.test(label);
}
