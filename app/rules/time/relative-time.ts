import type { Language } from "../site/language";

const units = [
  ["day", 24 * 60 * 60_000],
  ["hour", 60 * 60_000],
  ["minute", 60_000],
] as const;

/** "3 hours ago", "yesterday", "hace 5 minutos"; within the last minute "now". */
export function relativeTime(instant: Date, now: Date, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = instant.getTime() - now.getTime();
  for (const [unit, length] of units) {
    const count = Math.trunc(passed / length);
    if (count !== 0) return words.format(count, unit);
  }
  return words.format(0, "second");
}
