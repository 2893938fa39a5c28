import { addDays, parseDay, type Weekday, weekdayOfDay } from "../time/days";
import { isNamedDate, type NamedDate, nextDateOf } from "./named-date";

/** A weekday is the next one, including today. */
export type QueryDay =
  | "today"
  | "tonight"
  | "tomorrow"
  | "weekend"
  | "week"
  | "next week"
  | Weekday
  | `next ${Weekday}`
  | NamedDate;

const weekdayNames = [
  "sunday domingo",
  "monday lunes",
  "tuesday martes",
  "wednesday miercoles",
  "thursday jueves",
  "friday viernes",
  "saturday sabado",
].map((names) => names.split(" "));

/** Folded, in both languages. */
export function weekdayWords(weekday: number): readonly string[] {
  return weekdayNames[weekday] ?? [];
}

const dayWords = new Map<string, QueryDay>([
  ...["today", "hoy"].map((word) => [word, "today"] as const),
  ...["tonight"].map((word) => [word, "tonight"] as const),
  ...["tomorrow", "manana"].map((word) => [word, "tomorrow"] as const),
  ...["weekend", "finde"].map((word) => [word, "weekend"] as const),
  // The single words phrases are reduced to; "week" alone isn't one, because it may mean any week.
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
  const date = words.find(isNamedDate);
  if (date) return date;
  const said = words.map((word) => dayWords.get(word)).filter((day) => day !== undefined);
  return said.find((day) => day !== "today") ?? said[0] ?? null;
}

export function isDayWord(word: string): boolean {
  return dayWords.has(word) || isNamedDate(word);
}

export function datesOf(day: QueryDay, today: string): { first: string; last: string } {
  const weekday = weekdayOfDay(parseDay(today) ?? 0);
  const until = (other: number) => (other - weekday + 7) % 7;
  if (day === "today" || day === "tonight") return { first: today, last: today };
  if (day === "weekend") {
    // On a Sunday, the weekend is the current one.
    const first = weekday === 0 ? today : addDays(today, until(6));
    return { first, last: weekday === 0 ? today : addDays(first, 1) };
  }
  // Seven days from today, because on a Saturday the rest of the week would be only two.
  if (day === "week") return { first: today, last: addDays(today, 6) };
  if (day === "next week") {
    const first = addDays(today, until(1) || 7);
    return { first, last: addDays(first, 6) };
  }
  const date =
    typeof day === "string" && isNamedDate(day)
      ? nextDateOf(day, today)
      : addDays(today, day === "tomorrow" ? 1 : untilNamed(day, until));
  return { first: date, last: date };
}

/** On a Monday, "next Monday" is a week away. */
function untilNamed(day: Weekday | `next ${Weekday}`, until: (weekday: number) => number): number {
  return typeof day === "number" ? until(day) : until(Number(day.slice(-1))) || 7;
}
