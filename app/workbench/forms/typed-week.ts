import { dayText } from "../../rules/places/day-hours";
import { daysOfHours, hasHours } from "../../rules/places/hours";
import { weekText } from "../../rules/places/week-hours";
import { weekInWords } from "../../rules/places/week-words";
import type { Language } from "../../rules/site/language";

type Filled = (field: string) => readonly string[];

/** The hours in the form as a sentence; "" if there are none or they can't be read. */
export function typedWeekInWords(filled: Filled, language: Language): string {
  const text = filled("hours_text")[0]?.trim() ?? "";
  if (text) {
    const read = weekText(text);
    return read.ok ? weekInWords(read.week, language) : "";
  }
  const week = Object.fromEntries(
    daysOfHours.map((day) => {
      const written = filled(`hours.${day}`)[0]?.trim() ?? "";
      const read = dayText(written);
      return [day, read.ok ? read.text : written];
    }),
  );
  return hasHours(week) ? weekInWords(week, language) : "";
}
