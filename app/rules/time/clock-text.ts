import type { Language } from "../site/language";
import { minutesPerDay } from "./days";

const halves = { en: ["AM", "PM"], es: ["a.\u00a0m.", "p.\u00a0m."] } as const;

/** "5:00 PM", in Spanish "5:00 p. m."; minutes beyond a day are the hours of the next one. */
export function clockText(minutes: number, language: Language): string {
  const ofDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
  const hour = Math.floor(ofDay / 60);
  const half = halves[language][hour < 12 ? 0 : 1];
  return `${hour % 12 || 12}:${String(ofDay % 60).padStart(2, "0")}\u00a0${half}`;
}
