import { clockText } from "../time/date-words";
import { minutesPerDay } from "../time/days";
import { parseDayHours } from "./day-hours";
import { daysOfHours, type HoursRange, type WeekHours } from "./hours";
import { hoursTokens } from "./hours-tokens";
import { isBare, minutesOf, tells24 } from "./typed-clock";

/** The kitchen's last orders; a proposal must be confirmed. */
type KitchenTime =
  | { ok: true; minutes: number; isProposal: boolean }
  /** Not one time, or the place is never open then. */
  | { ok: false; problem: "unreadable" | "closed" };

/** "9:30 PM", "hasta las 21:30"; a bare "9:30" is whichever half of the day the place is open. */
export function readKitchenTime(text: string, hours: WeekHours): KitchenTime {
  const [word, another] = hoursTokens(text.slice(0, 100)).filter(({ is }) => is !== "to");
  if (word?.is !== "clock" || another) return { ok: false, problem: "unreadable" };
  const { clock } = word;
  const isAmbiguous = isBare(clock) && !tells24(clock);
  const meant = isAmbiguous
    ? [minutesOf(clock, "pm"), minutesOf(clock, "am")]
    : [minutesOf(clock, clock.half) % minutesPerDay];
  const openings = openingsOf(hours);
  const fitting = meant.filter((minutes) => !openings || openings.some((one) => kitchenEnd(one, minutes)));
  const [minutes] = fitting;
  if (minutes === undefined) return { ok: false, problem: "closed" };
  return { ok: true, minutes, isProposal: fitting.length > 1 };
}

/** Null where a day is unreadable, or nothing is written. */
function openingsOf(hours: WeekHours): HoursRange[] | null {
  const days = daysOfHours.map((day) => parseDayHours(hours[day]));
  if (days.some(({ state }) => state === "unreadable")) return null;
  const openings = days.flatMap((day) => (day.state === "open" ? day.ranges : []));
  return openings.length > 0 ? openings : null;
}

/** Counted like the opening itself; null where it isn't before closing. */
export function kitchenEnd({ opens, closes }: HoursRange, kitchen: number): number | null {
  const days = Math.floor((opens - kitchen) / minutesPerDay) + 1;
  const end = kitchen + days * minutesPerDay;
  return end < closes ? end : null;
}

/** "9:30 PM", spelled like hours. */
export function storedKitchenTime(minutes: number): string {
  return clockText(minutes, "en").replace("\u00a0", " ");
}

/** Null where the kitchen serves until closing. */
export function parseKitchenTime(stored: string | null | undefined): number | null {
  const read = stored ? readKitchenTime(stored, {}) : null;
  return read?.ok && !read.isProposal ? read.minutes : null;
}
