import { clockText } from "../time/dates";
import { minutesPerDay } from "../time/days";
import { parseDayHours } from "./day-hours";
import { daysOfHours, type HoursRange, type WeekHours } from "./hours";
import { hoursWords } from "./hours-words";
import { isBare, minutesOf, tells24 } from "./spoken-clock";

/** What an owner wrote of the kitchen's last orders; a proposal has to be confirmed. */
type KitchenTime =
  | { ok: true; minutes: number; isProposal: boolean }
  /** No single time, or one at which the place is closed on every day. */
  | { ok: false; problem: "unreadable" | "closed" };

/** "9:30 PM", "hasta las 21:30"; a bare "9:30" is the half of the day in which the place is open. */
export function readKitchenTime(text: string, hours: WeekHours): KitchenTime {
  const [word, another] = hoursWords(text.slice(0, 100)).filter(({ is }) => is !== "to");
  if (word?.is !== "clock" || another) return { ok: false, problem: "unreadable" };
  const { clock } = word;
  const isUntold = isBare(clock) && !tells24(clock);
  const meant = isUntold
    ? [minutesOf(clock, "pm"), minutesOf(clock, "am")]
    : [minutesOf(clock, clock.half) % minutesPerDay];
  const openings = openingsOf(hours);
  const fitting = meant.filter((minutes) => !openings || openings.some((one) => kitchenEnd(one, minutes)));
  const [minutes] = fitting;
  if (minutes === undefined) return { ok: false, problem: "closed" };
  return { ok: true, minutes, isProposal: fitting.length > 1 };
}

/** Every opening of the week; null where a day cannot be read, or nothing is written at all. */
function openingsOf(hours: WeekHours): HoursRange[] | null {
  const days = daysOfHours.map((day) => parseDayHours(hours[day]));
  if (days.some(({ state }) => state === "unreadable")) return null;
  const openings = days.flatMap((day) => (day.state === "open" ? day.ranges : []));
  return openings.length > 0 ? openings : null;
}

/** The minute, counted like the opening itself, at which its kitchen closes; null where that is not before its end. */
export function kitchenEnd({ opens, closes }: HoursRange, kitchen: number): number | null {
  const days = Math.floor((opens - kitchen) / minutesPerDay) + 1;
  const end = kitchen + days * minutesPerDay;
  return end < closes ? end : null;
}

/** What is stored: "9:30 PM", as hours are. */
export function storedKitchenTime(minutes: number): string {
  return clockText(minutes, "en").replace("\u00a0", " ");
}

/** Minutes of the day; null for a place whose kitchen serves until it closes. */
export function parseKitchenTime(stored: string | null | undefined): number | null {
  const read = stored ? readKitchenTime(stored, {}) : null;
  return read?.ok && !read.isProposal ? read.minutes : null;
}
