import { formatTime, minutesPerDay } from "../time/days";
import { parseDayHours } from "./day-hours";
import { daysOfHours, type HoursRange, hasHours, type WeekHours } from "./hours";
import { parseWeekHours } from "./week-hours";

/** By day, or an activity's single text. */
type Written = WeekHours | string | null;

/** "Mo", Monday first. */
export const osmDays: readonly string[] = daysOfHours.map((day) => day.slice(0, 2));

/**
 * OpenStreetMap's `opening_hours`. Unreadable hours become a comment, which means "unknown"; null without hours.
 * `asleep` is the reason for a closed season.
 */
export function osmHours(written: Written, asleep: string | null = null): string | null {
  if (asleep !== null) return `off ${comment(asleep)}`;
  const hours = typeof written === "string" ? parseWeekHours(written) : written;
  if (!hasHours(hours)) return typeof written === "string" && written.trim() ? comment(written) : null;
  const week = daysOfHours.map((day) => ({ text: hours[day] ?? "", read: parseDayHours(hours[day]) }));
  const known = week.map(({ read }) => (read.state === "open" ? read.ranges.map(osmRange).join(",") : ""));
  if (known.every((ranges) => ranges === "00:00-24:00")) return "24/7";
  const unread = week.map(({ text, read }) => (read.state === "unreadable" ? comment(text) : ""));
  // Later rules win, so a readable night runs on into an unreadable day.
  const rules = [...rulesOf(unread), ...rulesOf(known)];
  if (rules.length === 0) return "off";
  return rules.join(
    week.some(({ read }) => read.state === "open" && read.ranges.some(isNight)) ? ", " : "; ",
  );
}

/** After a comma the night before is kept; after a semicolon the day's own rule would end it at midnight. */
const isNight = ({ closes }: HoursRange) => closes > minutesPerDay;

/** "Mo-Fr 09:00-17:00", "Sa 09:00-13:00": equal days grouped, closed ones left out. */
function rulesOf(days: readonly string[]): string[] {
  return [...new Set(days)].filter(Boolean).map((rule) => `${daysWith(days, rule)} ${rule}`);
}

function daysWith(days: readonly string[], rule: string): string {
  const runs: number[][] = [];
  for (const [day, own] of days.entries()) {
    const last = runs.at(-1);
    if (own !== rule) continue;
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => [...new Set([run[0], run.at(-1)])].map((day) => osmDays[day ?? 0]).join("-"))
    .join(",");
}

/** "18:00-02:00"; hours beyond midnight keep counting. */
function osmRange({ opens, closes }: HoursRange): string {
  const countsOn = closes <= minutesPerDay || opens >= minutesPerDay || closes - opens >= minutesPerDay;
  return `${clock(opens)}-${clock(countsOn ? closes : closes - minutesPerDay)}`;
}

function clock(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? formatTime(minutes) : `${hours}:${String(minutes % 60).padStart(2, "0")}`;
}

function comment(text: string): string {
  return `"${text
    .replaceAll('"', "'")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()}"`;
}
