import type { Language } from "../site/language";
import { type LocalText, localise, readTranslation } from "../site/owner-translation";
import { parseDayHours } from "./day-hours";
import { daysOfHours, hasHours, type WeekHours } from "./hours";
import { parseWeekHours } from "./week-hours";
import { daysInWords, equalDays, hoursInWords } from "./week-words";

type Place = { hours: WeekHours | null; closed_for_season: boolean };
type DayState = "open" | "closed" | "unknown";

export type WeekOfPlace = {
  /** Monday first. */
  days: DayState[];
  /** The most common hours, then other days'; empty where none are readable. */
  hours: string[];
  /** Days whose hours don't fit on the line. */
  otherDays: number[];
};

/** A place's week in one line: open days and hours. */
export function weekOfPlace({ hours, closed_for_season }: Place, language: Language): WeekOfPlace {
  if (!hasHours(hours)) return { days: daysOfHours.map(() => "unknown"), hours: [], otherDays: [] };
  if (closed_for_season) return { days: daysOfHours.map(() => "closed"), hours: [], otherDays: [] };
  const days = daysOfHours.map((name): DayState => {
    const { state } = parseDayHours(hours[name]);
    return state === "unreadable" ? "unknown" : state;
  });
  const [usual, ...odd] = equalDays(hours)
    .flatMap(({ days, hours }) =>
      hours.state === "open" ? [{ days, text: hoursInWords(hours, language) }] : [],
    )
    .sort((one, other) => other.days.length - one.days.length);
  if (!usual) return { days, hours: [], otherDays: [] };
  if (odd.length > 1) return { days, hours: [usual.text], otherDays: odd.flatMap((one) => one.days).sort() };
  const other = odd.map(({ days, text }) => `${daysInWords(days, language, true)} ${text}`);
  return { days, hours: [usual.text, ...other], otherDays: [] };
}

/** Those of a list that open on some day or don't say, then those that are closed all week, each in the list's order. */
export function openFirst<One extends Pick<WeekOfPlace, "days">>(places: readonly One[]): One[] {
  const isClosed = ({ days }: One) => days.every((state) => state === "closed");
  return [...places.filter((one) => !isClosed(one)), ...places.filter(isClosed)];
}

const longestLine = 40;

type Written = { hours: string | null; language: Language; translation: unknown };

/** What its owner wrote instead of hours. */
export function hoursAsWritten(place: Written, wanted: Language): LocalText | null {
  const { hours, language } = place;
  if (!hours?.trim() || parseWeekHours(hours)) return null;
  const translation = readTranslation(place.translation);
  const { text, lang } = localise({ language, translation }, { hours }, wanted, ["hours"]).texts.hours;
  return { text: text.trim(), lang };
}

/** The same where it fits on the line of its week. */
export function hoursOnOneLine(place: Written, wanted: Language): LocalText | null {
  const words = hoursAsWritten(place, wanted);
  return words && words.text.length <= longestLine ? words : null;
}

/** As printed in calendars, Monday first. */
export const dayLetters = { en: "MTWTFSS", es: "LMMJVSD" } as const;
