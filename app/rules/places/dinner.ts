import { minutesPerDay, weekdayOfDay } from "../time/days";
import { parseDayHours } from "./day-hours";
import { type HoursRange, type WeekHours, weekdayNames } from "./hours";
import { kitchenEnd, parseKitchenTime } from "./kitchen";

/** A place that serves for an hour of these serves dinner. */
export const dinner = { from: 18 * 60, until: 21 * 60 };
const longEnough = 60;

type Place = { hours: WeekHours | null; isClosed: boolean; kitchenUntil: string | null };

/** Hours until the kitchen closes; `doorsClose` where the place stays open after it. */
export type ServedHours = HoursRange & { doorsClose: number | null };

/** The evening's serving hours, limited by the kitchen; null where there are none. */
export function dinnerHours({ hours, isClosed, kitchenUntil }: Place, day: number): ServedHours | null {
  const isDinner = ({ opens, closes }: HoursRange) =>
    Math.min(closes, dinner.until) - Math.max(opens, dinner.from) >= longEnough;
  return servedHours({ hours, isClosed, kitchenUntil }, day).find(isDinner) ?? null;
}

/** Whoever opens later opens for the evening. */
const latestLunch = 15 * 60;

/** The hours that begin with breakfast or lunch; null where there are none. */
export function daytimeHours(place: Place, day: number): ServedHours | null {
  return servedHours(place, day).find(({ opens }) => opens < latestLunch) ?? null;
}

function servedHours({ hours, isClosed, kitchenUntil }: Place, day: number): ServedHours[] {
  if (isClosed || !hours) return [];
  const read = parseDayHours(hours[weekdayNames[weekdayOfDay(day)] ?? "Sunday"]);
  if (read.state !== "open") return [];
  const kitchen = parseKitchenTime(kitchenUntil);
  return read.ranges.map((range) => {
    const end = kitchen === null ? null : kitchenEnd(range, kitchen);
    return end === null
      ? { ...range, doorsClose: null }
      : { ...range, closes: end, doorsClose: range.closes };
  });
}

/** Open past midnight without an end: no hour needed. */
export const isAllNight = ({ opens, closes }: HoursRange) => closes - opens >= minutesPerDay;
