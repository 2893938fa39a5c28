import { type DayOfHours, daysOfHours } from "../places/hours";
import { osmDays as names } from "../places/opening-hours-osm";

export type OsmWeek = { week: Partial<Record<DayOfHours, string>>; isWhole: boolean };

/**
 * Parses OpenStreetMap opening hours; later parts override earlier ones. Null for anything beyond a week (months,
 * weeks, the sun); not whole where it also mentions holidays.
 */
export function readOsmHours(text: string): OsmWeek | null {
  const rules = text.split(";").map((rule) => rule.trim());
  const week = new Map<DayOfHours, string>();
  let isWhole = true;
  for (const rule of rules.filter(Boolean)) {
    const [, chosen = "", rest = ""] =
      /^((?:[A-Z][a-z](?:-[A-Z][a-z])?|PH|SH)(?:\s*,\s*(?:[A-Z][a-z](?:-[A-Z][a-z])?|PH|SH))*)?:?\s*(.*)$/.exec(
        rule,
      ) ?? [];
    const parts = chosen.split(/\s*,\s*/).filter(Boolean);
    const isOfHolidays = parts.some((part) => part === "PH" || part === "SH");
    isWhole &&= !isOfHolidays;
    const ofWeek = parts.filter((part) => !/^[PS]H$/.test(part)).map(daysIn);
    const days = parts.length === 0 ? [...daysOfHours] : ofWeek.flatMap((one) => one ?? []);
    if (ofWeek.includes(null)) return null;
    const hours = hoursIn(rest);
    if (hours === null) return null;
    for (const day of days) week.set(day, hours);
  }
  return week.size > 0 ? { week: Object.fromEntries(week), isWhole } : null;
}

/** "Mo-Fr", also over the weekend: "Fr-Mo". */
function daysIn(part: string): DayOfHours[] | null {
  const [first = "", last = first] = part.split("-");
  const [from, to] = [names.indexOf(first), names.indexOf(last)];
  if (from < 0 || to < 0) return null;
  const count = ((to - from + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => daysOfHours[(from + index) % 7] as DayOfHours);
}

/** "09:00-12:00,13:00-17:00" in our spelling. */
function hoursIn(text: string): string | null {
  if (/^(off|closed)$/.test(text)) return "Closed";
  if (text === "24/7" || text === "00:00-24:00") return "Open 24 hours";
  const ranges = text.split(/\s*,\s*/);
  const isClear = ranges.every((range) =>
    /^([01]?\d|2[0-4]):[0-5]\d\s*-\s*([01]?\d|2[0-4]):[0-5]\d$/.test(range),
  );
  return isClear ? ranges.join(", ") : null;
}

/** As one text, for activities. */
export function weekLine({ week }: OsmWeek): string {
  const open = daysOfHours.flatMap((day, index) =>
    week[day] && week[day] !== "Closed" ? [`${names[index]} ${week[day]}`] : [],
  );
  return open.join("; ");
}
