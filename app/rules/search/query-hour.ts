import { minutesPerDay } from "../time/days";
import { instantOfDay, localDay, localMinutesOfDay } from "../time/panama-time";

/** In minutes of the day; two values if a.m. or p.m. isn't known. */
export type QueryHour = readonly number[];

const clock = String.raw`(?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))?`;
const half = String.raw`(?<half>[ap]\.?\s?m\b\.?|de la (?:manana|tarde|noche)\b|in the (?:morning|afternoon|evening)\b|at night\b)`;
const before = String.raw`\b(?:(?:at|around|by|until|from|after|past|a|hasta|desde|despues de|como a) )?(?:las? )?`;
/** For folded text: "9 pm", "a las 9:30 p. m.", "21:00", "at 9". */
const patterns = [
  new RegExp(String.raw`${before}${clock}\s?${half}`),
  new RegExp(String.raw`${before}(?<hour>\d{1,2}):(?<minute>[0-5]\d)\b`),
  /\b(?:at|around|after|a las?|despues de las?) (?<hour>\d{1,2})\b(?! ?(?:min|hour|hora|day|dia|week|semana|month|mes|year|ano|km))/,
];

const noon = /\b(?:(?:at|around|by|until|a|al|hasta) )?(?:el )?(?:noon|midday|mediodia|medio dia)\b/;

/** The hour in a folded text, and the text without it. */
export function takeHour(folded: string): { hour: QueryHour | null; text: string } {
  for (const pattern of patterns) {
    const found = pattern.exec(folded);
    const hour = found?.groups && hourOf(found.groups);
    if (found && hour) return { hour, text: folded.replace(found[0], " ") };
  }
  return noon.test(folded)
    ? { hour: [minutesPerDay / 2], text: folded.replace(noon, " ") }
    : { hour: null, text: folded };
}

function hourOf({ hour, minute = "0", half }: { [name: string]: string | undefined }): QueryHour | null {
  const said = Number(hour);
  if (said > 23) return null;
  const minutes = (of: number) => of * 60 + Number(minute);
  if (said > 12 || said === 0) return [minutes(said)];
  const [am, pm] = [minutes(said % 12), minutes((said % 12) + 12)];
  if (!half) return [am, pm];
  return [/^a|manana|morning/.test(half) ? am : pm];
}

const evening = 20 * 60;
const late = 22 * 60;
const evenings = new Map<string, QueryHour>([
  ["openlate", [late]],
  ...["night", "evening", "tonight", "dinner", "noche", "cena", "cenar"].map(
    (word) => [word, [evening]] as const,
  ),
]);

/** Hours for "at night", "dinner" and "late" in a search for food. */
export function eveningIn(words: readonly string[]): QueryHour | null {
  return words.map((word) => evenings.get(word)).find((hour) => hour !== undefined) ?? null;
}

export const isEveningWord = (word: string) => evenings.has(word);

const halfAnHour = 30;

/**
 * The next time it's that hour, on the named day or from now on; up to half an hour ago still counts. Today it's now once
 * the hour has passed: at ten, "tonight" no longer means eight.
 */
export function momentOf(hour: QueryHour, now: Date, namedDay: number | null): Date {
  const today = localDay(now);
  const isToCome = (minutes: number) => minutes + halfAnHour >= localMinutesOfDay(now);
  if (namedDay !== null && namedDay !== today) return instantOfDay(namedDay, hour.at(-1) ?? 0);
  const toCome = hour.find(isToCome);
  if (toCome === undefined && namedDay === today) return now;
  return instantOfDay(today, toCome ?? (hour[0] ?? 0) + minutesPerDay);
}
