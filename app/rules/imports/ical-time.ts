import ICAL from "ical.js";
import { formatDay, minutesPerDay } from "../time/days";
import { localMinuteOf } from "../time/panama-time";
import { timeZone } from "../town/town";

export type Moment = { minute: number; isDay: boolean };

export function momentOf(event: ICAL.Component, name: string): Moment | null {
  const value = event.getFirstPropertyValue(name);
  return value instanceof ICAL.Time ? { minute: minuteOf(value), isDay: value.isDate } : null;
}

export function endOf(event: ICAL.Component, start: Moment | null): Moment | null {
  const duration = event.getFirstPropertyValue("duration");
  if (start && duration instanceof ICAL.Duration)
    return { ...start, minute: start.minute + Math.round(duration.toSeconds() / 60) };
  return momentOf(event, "dtend");
}

/** Minutes since 1970 in Panama's time; a time without a zone is the town's. */
export function minuteOf(time: ICAL.Time): number {
  const isHere = time.isDate || !time.zone || time.zone.tzid === "floating" || time.zone.tzid === timeZone;
  if (!isHere) return localMinuteOf(new Date(time.toUnixTime() * 1000));
  return Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute) / 60_000;
}

export function datesOf(event: ICAL.Component, name: string): string[] {
  const values: unknown[] = event.getAllProperties(name).flatMap((property) => property.getValues());
  return values.flatMap((value) =>
    value instanceof ICAL.Time ? formatDay(Math.floor(minuteOf(value) / minutesPerDay)) : [],
  );
}

export const dateOf = (moment: Moment | null) =>
  moment ? formatDay(Math.floor(moment.minute / minutesPerDay)) : null;

/** In another zone its weekdays may differ here. */
export function isOfTown(event: ICAL.Component): boolean {
  const start = event.getFirstPropertyValue("dtstart");
  if (!(start instanceof ICAL.Time)) return false;
  const zone = event.getFirstProperty("dtstart")?.getParameter("tzid");
  return start.isDate || zone === timeZone || (zone === undefined && start.zone?.tzid === "floating");
}
