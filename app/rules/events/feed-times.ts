import type { Line } from "../site/icalendar-lines";
import { civilOfDay, formatTime } from "../time/days";
import { timeZone } from "../town/town";

/** "20261121" */
export function dateValue(dayNumber: number): string {
  const { year, month, day } = civilOfDay(dayNumber);
  return String(year * 10_000 + month * 100 + day).padStart(8, "0");
}

/** "20261121T183000", for use with TZID; minutes may exceed a day. */
export function localValue(dayNumber: number, minutes: number): string {
  return `${dateValue(dayNumber + Math.floor(minutes / 1440))}T${formatTime(minutes).replace(":", "")}00`;
}

/** "20261121T233000Z" */
export function utcValue(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** Panama has had one offset since 1908. */
export const timeZoneLines: readonly Line[] = [
  ["BEGIN", "VTIMEZONE"],
  ["TZID", timeZone],
  ["BEGIN", "STANDARD"],
  ["DTSTART", "19700101T000000"],
  ["TZOFFSETFROM", "-0500"],
  ["TZOFFSETTO", "-0500"],
  ["TZNAME", "EST"],
  ["END", "STANDARD"],
  ["END", "VTIMEZONE"],
];
