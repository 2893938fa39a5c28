import { parseDay } from "../time/days";
import { readTimetable, type Timetable } from "./bus-timetable";

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

const madeUp = /^(?:demonstration|demostracion|demostración):\s*/i;

/** Demonstration data says so in its label. */
export function isMadeUp({ label = "" }: { label?: string }): boolean {
  return madeUp.test(label);
}

export type SaidOnce = {
  areMadeUp: boolean;
  /** The day somebody asked about all of them. */
  checkedOn: string | undefined;
  /** False where each says its own day. */
  isSaid: boolean;
};

/** What a list of costs says once for all of them, and the costs, which then don't repeat it. */
export function saidOnce<Listed extends Cost & { label: string }>(costs: readonly Listed[]) {
  const asked = costs.filter(({ checkedOn = "" }) => parseDay(checkedOn) !== null);
  const areMadeUp = asked.length > 0 && asked.every(isMadeUp);
  const days = new Set(asked.map(({ checkedOn }) => checkedOn));
  const checkedOn = days.size === 1 ? asked[0]?.checkedOn : undefined;
  const said: SaidOnce = { areMadeUp, checkedOn, isSaid: areMadeUp || checkedOn !== undefined };
  return { said, costs: areMadeUp ? costs.map(withoutMark) : [...costs] };
}

function withoutMark<Listed extends { label: string }>(cost: Listed): Listed {
  const label = cost.label.replace(madeUp, "");
  return { ...cost, label: label.charAt(0).toUpperCase() + label.slice(1) };
}
