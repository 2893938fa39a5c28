import type { Language } from "../site/language";
import { timeZone } from "./panama-time";

const locales = { en: "en-US", es: "es-PA" };

/** "Mar 3, 2026", as people in Panama and their readers write it. */
export function dayInWords(instant: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone }).format(instant);
}

export function minuteInWords(instant: Date, language: Language): string {
  const style = {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  } as const;
  return new Intl.DateTimeFormat(locales[language], style).format(instant);
}
