import { addDays, parseDay, type Weekday, weekdayOfDay } from "../time/days";

/** A day as people ask for it; a weekday is the next one of its name, today counted. */
export type QueryDay =
  | "today"
  | "tonight"
  | "tomorrow"
  | "weekend"
  | "week"
  | "next week"
  | Weekday
  | `next ${Weekday}`;

const weekdayNames = [
  "sunday domingo",
  "monday lunes",
  "tuesday martes",
  "wednesday miercoles",
  "thursday jueves",
  "friday viernes",
  "saturday sabado",
].map((names) => names.split(" "));

/** What a weekday is called in both languages; folded. */
export function weekdayWords(weekday: number): readonly string[] {
  return weekdayNames[weekday] ?? [];
}

const dayWords = new Map<string, QueryDay>([
  ...["today", "hoy"].map((word) => [word, "today"] as const),
  ...["tonight"].map((word) => [word, "tonight"] as const),
  ...["tomorrow", "manana"].map((word) => [word, "tomorrow"] as const),
  ...["weekend", "finde"].map((word) => [word, "weekend"] as const),
  // What phrases are taken for: "week" alone may be a week of anything.
  ["thisweek", "week"],
  ["nextweek", "next week"],
  ...weekdayNames.flatMap((names, weekday) =>
    names.flatMap((word) => [
      [word, weekday as Weekday] as const,
      [`next${word}`, `next ${weekday as Weekday}`] as const,
    ]),
  ),
]);

export function queryDayIn(words: readonly string[]): QueryDay | null {
  const said = words.map((word) => dayWords.get(word)).filter((day) => day !== undefined);
  return said.find((day) => day !== "today") ?? said[0] ?? null;
}

export function isDayWord(word: string): boolean {
  return dayWords.has(word);
}

/** The first and the last date that are meant. */
export function datesOf(day: QueryDay, today: string): { first: string; last: string } {
  const weekday = weekdayOfDay(parseDay(today) ?? 0);
  const until = (other: number) => (other - weekday + 7) % 7;
  if (day === "today" || day === "tonight") return { first: today, last: today };
  if (day === "weekend") {
    // On a Sunday it is the one that is ending.
    const first = weekday === 0 ? today : addDays(today, until(6));
    return { first, last: weekday === 0 ? today : addDays(first, 1) };
  }
  // A week is seven days: on a Saturday nobody asks for the two that are left of it.
  if (day === "week") return { first: today, last: addDays(today, 6) };
  if (day === "next week") {
    const first = addDays(today, until(1) || 7);
    return { first, last: addDays(first, 6) };
  }
  const date = addDays(today, day === "tomorrow" ? 1 : untilNamed(day, until));
  return { first: date, last: date };
}

/** On a Monday, next Monday is a week away. */
function untilNamed(day: Weekday | `next ${Weekday}`, until: (weekday: number) => number): number {
  return typeof day === "number" ? until(day) : until(Number(day.slice(-1))) || 7;
}
