import { type FirstAidPart, isFirstAidPart } from "../../../rules/info/first-aid";
import { dangersOf, isDanger } from "../../../rules/search/dangers";
import { type AskedMarks, askedMarksIn } from "../../../rules/search/mark-words";
import { type Query, restOf, type Term } from "../../../rules/search/query";
import { datesOf } from "../../../rules/search/query-day";
import type { QuickAnswer } from "../../../rules/search/quick-answer-words";
import { quickAnswerOf } from "../../../rules/search/quick-answers";
import { addDays } from "../../../rules/time/days";

export type Span = { first: string; last: string };

/** What a question asks for, besides words to search. */
export type QueryIntent = {
  /** First aid, likeliest first. */
  parts: FirstAidPart[];
  answer: QuickAnswer | null;
  /** The days named. */
  span: Span | null;
  isTonight: boolean;
  isOpenNow: boolean;
  /** The marks named. */
  marked: AskedMarks | null;
  /** The words left to search. */
  rest: Term[];
};

/** A question with its corrections and the admins' synonyms. */
export function queryIntent(
  query: Query,
  terms: readonly Term[],
  today: string,
  corrected: string[] = [],
): QueryIntent {
  const rest = restOf({ ...query, terms: [...terms] });
  const words = [...query.words, ...corrected, ...terms.flatMap(({ means = [] }) => means)];
  const parts = dangersOf(words).filter(isFirstAidPart);
  const marked = parts.length > 0 ? null : askedMarksIn(rest.map(({ typed }) => typed));
  const isOpenNow = query.isOpenNow && (rest.length === 0 || marked !== null);
  const span = query.day === null ? null : datesOf(query.day, today);
  const answer = parts.length > 0 || rest.length === 0 || isOpenNow ? null : quickAnswerOf({ terms: rest });
  return {
    parts,
    // Surf hours belong to a day; without one it's a search about surfing.
    answer: answer === "surf" && !span ? null : answer,
    span,
    isTonight: query.day === "tonight",
    isOpenNow,
    marked,
    rest,
  };
}

/** Longer than a weekend. */
export const isLong = ({ first, last }: Span) => last > addDays(first, 1);

/** No words where only a day or open places are asked for. */
export function termsForIndex(query: Query, { parts, span, rest }: QueryIntent): Term[] {
  if (rest.length === 0) return rest;
  // First aid comes first; a dog bite isn't about where dogs are allowed.
  const others = rest.filter(({ typed }) => !isDanger(typed));
  if (parts.length > 0 && others.length > 0) return others;
  // The day's answer shows the rest.
  return span ? rest : query.terms;
}
