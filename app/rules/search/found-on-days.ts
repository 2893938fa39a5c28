import { hasHours } from "../places/hours";
import { openOnDays } from "../places/hours-on-days";
import type { EqualDays } from "../places/week-words";
import type { Language } from "../site/language";
import type { Found } from "./found";

type OpenThen = {
  path: string;
  name: Found["name"][Language];
  where: Found["name"][Language] | null;
  days: EqualDays[];
};

/** What's open or takes place within the dates, and when. */
export function openThen(
  found: readonly Pick<Found, "path" | "name" | "where" | "hours" | "closedForSeason">[],
  span: { first: string; last: string },
  language: Language,
): OpenThen[] {
  return found.flatMap(({ path, name, where, hours, closedForSeason }) => {
    const days = closedForSeason ? [] : openOnDays(hours ?? null, span);
    return days.length > 0 ? [{ path, name: name[language], where: where?.[language] ?? null, days }] : [];
  });
}

/** Whether it has dates or hours, so that a search for a day applies. */
export function hasDays({ date, hours }: Found): boolean {
  return date !== undefined || hasHours(hours);
}

/** In minutes of the day. */
const night = 19 * 60;

export function isOpenAtNight({ days }: Pick<OpenThen, "days">): boolean {
  return days.some(
    ({ hours }) => hours.state === "open" && hours.ranges.some(({ closes }) => closes > night),
  );
}
