import { foldText } from "../site/fold-text";
import { datesBetween, parseDay, weekdayOfDay } from "../time/days";
import { documentOf, type Found } from "./found";
import { mentions } from "./highlighting";
import type { Term } from "./query";
import { weekdayWords } from "./query-day";

const names = [0, 1, 2, 3, 4, 5, 6].map((weekday) => weekdayWords(weekday).join("|"));
const any = names.join("|");
const range = new RegExp(
  String.raw`\b(${any})s?(?: (?:to|through|until|a|al|hasta)(?: el)? | ?[-–] ?)(${any})`,
  "g",
);
const weekdayOf = (name: string | undefined) => names.findIndex((one) => one.split("|").includes(name ?? ""));

/** The weekdays named in a text; none where it names none. */
export function weekdaysSaid(text: string): Set<number> {
  const folded = foldText(text);
  const named = names.flatMap((one, weekday) =>
    new RegExp(`\\b(?:${one})s?\\b`).test(folded) ? [weekday] : [],
  );
  const between = [...folded.matchAll(range)].flatMap(([, first, last]) => {
    const [from, to] = [weekdayOf(first), weekdayOf(last)];
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7);
  });
  const weekend = /\b(?:weekends?|fin(?:es)? de semana)\b/.test(folded) ? [6, 0] : [];
  const daily = /\b(?:every (?:day|night|evening)|daily|nightly|todos los dias|todas las noches)\b/.test(
    folded,
  );
  return new Set(daily ? [0, 1, 2, 3, 4, 5, 6] : [...named, ...between, ...weekend]);
}

/**
 * What a place's own words about the thing asked for say of those days: "live music on Saturdays" names a Saturday and
 * is of another day on a Friday. Null where they name no weekday, or its name or kind is the thing.
 */
export function ownDays(
  found: Found,
  terms: readonly Term[],
  { first, last }: { first: string; last: string },
): "named" | "other" | null {
  const { names: titles, tags } = documentOf(found);
  const says = (text: string) => terms.some((term) => mentions(text, term));
  if (says(`${titles.en} ${titles.es} ${tags}`)) return null;
  const asked = datesBetween(first, last).map((date) => weekdayOfDay(parseDay(date) ?? 0));
  const days = sentencesOf(found).filter(says).map(weekdaysSaid);
  if (days.some((some) => asked.some((day) => some.has(day)))) return "named";
  return days.length > 0 && days.every((some) => some.size > 0) ? "other" : null;
}

function sentencesOf({ text, said }: Found): string[] {
  const texts = [text.en, text.es, ...(said?.en ?? []), ...(said?.es ?? [])].map((one) => one.text);
  return texts.flatMap((one) => one.split(/(?<=[.!?;])\s+|\n+| · /));
}
