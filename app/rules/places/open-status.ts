import { minutesPerDay, weekdayOfDay } from "../time/days";
import { instantOfDay, instantOfLocalMinute, localDay, localMinuteOf } from "../time/panama-time";
import { parseDayHours } from "./day-hours";
import { type DayHours, hasHours, type WeekHours, weekdayNames } from "./hours";
import { kitchenEnd, parseKitchenTime } from "./kitchen";

/** For a kitchen that closes before the place: its last order, and whether that's past. */
type Kitchen = { until: Date; isClosed: boolean };

/** `closesAt` is null for a place that never closes, `opensAt` where the next opening is unknown. */
export type OpenStatus =
  | { state: "open"; closesAt: Date | null; kitchen?: Kitchen }
  | { state: "closed"; opensAt: Date | null }
  | { state: "closed-for-season" }
  | { state: "unknown" };

type Hours = WeekHours | null | undefined;
type DayReader = (day: number) => DayHours;
/** Local minutes since 1970, both inclusive. */
type Span = { opens: number; closes: number };

export function openStatus(
  hours: Hours,
  now: Date,
  closedForSeason = false,
  kitchenUntil: string | null = null,
): OpenStatus {
  if (closedForSeason) return { state: "closed-for-season" };
  if (!hasHours(hours)) return { state: "unknown" };
  return statusAt(readDays(hours), localMinuteOf(now), parseKitchenTime(kitchenUntil));
}

/** Parses a weekday only when asked for: most questions need two of the seven. */
function readDays(hours: WeekHours): DayReader {
  const read: DayHours[] = [];
  return (day) => {
    const weekday = weekdayOfDay(day);
    read[weekday] ??= parseDayHours(hours[weekdayNames[weekday] ?? "Sunday"]);
    return read[weekday];
  };
}

function spansOf(read: DayReader, day: number): Span[] {
  const hours = read(day);
  if (hours.state !== "open") return [];
  const start = day * minutesPerDay;
  return hours.ranges.map(({ opens, closes }) => ({ opens: start + opens, closes: start + closes }));
}

function statusAt(read: DayReader, minute: number, kitchen: number | null): OpenStatus {
  const today = Math.floor(minute / minutesPerDay);
  // Last night's hours may still run.
  const running = [...spansOf(read, today - 1), ...spansOf(read, today)].filter(
    ({ opens, closes }) => opens <= minute && minute <= closes,
  );
  if (running.length > 0) {
    const end = closing(read, Math.max(...running.map(({ closes }) => closes)));
    const closesAt = end === null ? null : instantOfLocalMinute(end);
    if (kitchen === null || end === null) return { state: "open", closesAt };
    const opens = Math.min(...running.map((span) => span.opens));
    return { state: "open", closesAt, ...kitchenWithin({ opens, closes: end }, kitchen, minute) };
  }
  if (read(today).state === "unreadable") return { state: "unknown" };
  return { state: "closed", opensAt: opening(read, minute, today) };
}

function kitchenWithin(span: Span, kitchen: number, minute: number): { kitchen?: Kitchen } {
  const end = kitchenEnd(span, kitchen);
  return end === null ? {} : { kitchen: { until: instantOfLocalMinute(end), isClosed: end < minute } };
}

/** A range that begins where another ends, or a minute later, continues it. */
function closing(read: DayReader, end: number): number | null {
  const limit = end + 8 * minutesPerDay;
  for (let closes = end; closes < limit; ) {
    const day = Math.floor((closes + 1) / minutesPerDay);
    const next = [...spansOf(read, day - 1), ...spansOf(read, day)].filter(
      (span) => span.opens <= closes + 1 && span.closes > closes,
    );
    if (next.length === 0) return closes;
    closes = Math.max(...next.map((span) => span.closes));
  }
  return null;
}

function opening(read: DayReader, minute: number, today: number): Date | null {
  for (let day = today; day <= today + 7; day += 1) {
    if (read(day).state === "unreadable") return null;
    const next = spansOf(read, day).find(({ opens }) => opens > minute);
    if (next) return instantOfLocalMinute(next.opens);
  }
  return null;
}

/** With the text they were read from. */
export type DayAhead = { hours: DayHours; text: string };

/** Null without hours. */
export const todayAt = (hours: Hours, now: Date) => hoursOn(hours, localDay(now));
export const tomorrowAt = (hours: Hours, now: Date) => hoursOn(hours, localDay(now) + 1);

function hoursOn(hours: Hours, day: number): DayAhead | null {
  if (!hasHours(hours)) return null;
  const text = hours[weekdayNames[weekdayOfDay(day)] ?? "Sunday"]?.trim() ?? "";
  return { hours: parseDayHours(text), text };
}

/** When a place closed for the day; null where it hasn't opened yet or will open again. */
export function closedSince(hours: Hours, now: Date): Date | null {
  const today = hoursOn(hours, localDay(now))?.hours;
  const closes = today?.state === "open" ? Math.max(...today.ranges.map((range) => range.closes)) : null;
  const closed = closes === null ? null : instantOfDay(localDay(now), closes);
  return closed && closed < now ? closed : null;
}

const minute = 60_000;
const soon = 60 * minute;

/** From when on a place is about to close; null for one that's closed or never closes. */
export function closesSoonAt(status: OpenStatus): Date | null {
  const closesAt = status.state === "open" ? status.closesAt : null;
  return closesAt && new Date(closesAt.getTime() - soon);
}

export function closesSoon(status: OpenStatus, now: Date): boolean {
  const from = closesSoonAt(status);
  return from !== null && from <= now;
}

/**
 * Until when the status of these places is true: the next opening, closing or last order, or the hour before a closing,
 * at most midnight. The closing minute still counts as open.
 */
export function trueUntil(statuses: readonly OpenStatus[], now: Date): Date {
  const midnight = instantOfDay(localDay(now) + 1, 0).getTime();
  const changes = statuses.flatMap((status) => {
    if (status.state === "open") {
      const kitchen = status.kitchen?.isClosed ? undefined : status.kitchen?.until;
      const soonAt = closesSoon(status, now) ? null : closesSoonAt(status);
      const ends = [status.closesAt, kitchen].flatMap((end) => (end ? [end.getTime() + minute] : []));
      return soonAt ? [soonAt.getTime(), ...ends] : ends;
    }
    if (status.state === "closed" && status.opensAt) return [status.opensAt.getTime()];
    return [];
  });
  return new Date(Math.min(midnight, ...changes));
}

export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.floor((instant.getTime() - now.getTime()) / 1000));
}

/** The first of these moments that's still to come, at most a day ahead. */
export function firstAfter(now: Date, moments: readonly (Date | number | null)[]): Date {
  const coming = moments.map(Number).filter((moment) => moment > now.getTime());
  return new Date(Math.min(now.getTime() + 1440 * minute, ...coming));
}
