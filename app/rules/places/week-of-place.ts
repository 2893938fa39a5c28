import type { Language } from "../site/language";
import { parseDayHours } from "./day-hours";
import { daysOfHours, hasHours, type WeekHours } from "./hours";
import { daysInWords, equalDays, hoursInWords } from "./week-words";

type Place = { hours: WeekHours | null; closed_for_season: boolean };
type DayState = "open" | "closed" | "unknown";

export type WeekOfPlace = {
  /** Monday first. */
  days: DayState[];
  /** The usual hours, and those of other days behind them; empty where nobody wrote any that can be read. */
  hours: string;
  /** Days with hours of their own, where there are too many kinds of them for a line. */
  otherDays: number[];
};

/** A place's week on one line: on which days it opens, and when. */
export function weekOfPlace({ hours, closed_for_season }: Place, language: Language): WeekOfPlace {
  if (!hasHours(hours)) return { days: daysOfHours.map(() => "unknown"), hours: "", otherDays: [] };
  if (closed_for_season) return { days: daysOfHours.map(() => "closed"), hours: "", otherDays: [] };
  const days = daysOfHours.map((name): DayState => {
    const { state } = parseDayHours(hours[name]);
    return state === "unreadable" ? "unknown" : state;
  });
  const [usual, ...odd] = equalDays(hours)
    .flatMap(({ days, hours }) =>
      hours.state === "open" ? [{ days, text: hoursInWords(hours, language) }] : [],
    )
    .sort((one, other) => other.days.length - one.days.length);
  if (!usual) return { days, hours: "", otherDays: [] };
  if (odd.length > 1) return { days, hours: usual.text, otherDays: odd.flatMap((one) => one.days).sort() };
  const other = odd.map(({ days, text }) => `${daysInWords(days, language, true)} ${text}`);
  return { days, hours: [usual.text, ...other].join("; "), otherDays: [] };
}

/** The letter of each day as calendars print it, Monday first. */
export const dayLetters = { en: "MTWTFSS", es: "LMMJVSD" } as const;
