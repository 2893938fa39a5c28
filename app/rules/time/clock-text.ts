import type { Language } from "../site/language";
import { civilOfDay, localDay, localMinutesOfDay, minutesPerDay, weekdayOfDay } from "./panama-time";

const halves = { en: ["AM", "PM"], es: ["a.\u00a0m.", "p.\u00a0m."] } as const;
const months = {
  en: "January February March April May June July August September October November December".split(" "),
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
};
const weekdays = {
  en: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
  es: "domingo lunes martes miércoles jueves viernes sábado".split(" "),
};

/** "5:00 PM", in Spanish "5:00 p. m."; minutes beyond a day are the hours of the next one. */
export function clockText(minutes: number, language: Language): string {
  const ofDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
  const hour = Math.floor(ofDay / 60);
  const half = halves[language][hour < 12 ? 0 : 1];
  return `${hour % 12 || 12}:${String(ofDay % 60).padStart(2, "0")}\u00a0${half}`;
}

export function timeText(instant: Date, language: Language): string {
  return clockText(localMinutesOfDay(instant), language);
}

/** The same after "at": Spanish says "a las 5:00 p. m." but "a la 1:00 p. m.". */
export function atTimeText(instant: Date, language: Language): string {
  const isOne = Math.floor(localMinutesOfDay(instant) / 60) % 12 === 1;
  const article = language === "es" ? (isOne ? "la " : "las ") : "";
  return article + timeText(instant, language);
}

export function weekdayText(instant: Date, language: Language): string {
  return weekdays[language][weekdayOfDay(localDay(instant))] ?? "";
}

/** "November 21, 2026" and "21 de noviembre de 2026", as the calendar hangs in Panama. */
export function dateText(instant: Date, language: Language): string {
  const { year, month, day } = civilOfDay(localDay(instant));
  const name = months[language][month - 1] ?? "";
  return language === "es" ? `${day} de ${name} de ${year}` : `${name} ${day}, ${year}`;
}

/** How many days lie between two instants in Panama: 0 is today, 1 tomorrow. */
export function daysUntil(instant: Date, now: Date): number {
  return localDay(instant) - localDay(now);
}
