import { type FirstAidPart, isFirstAidPart } from "../../../rules/info/first-aid";
import { dangersOf, isDanger } from "../../../rules/search/dangers";
import { type AskedMarks, askedMarksIn } from "../../../rules/search/mark-words";
import { type Query, restOf, type Term } from "../../../rules/search/query";
import { datesOf } from "../../../rules/search/query-day";
import type { QuickAnswer } from "../../../rules/search/quick-answer-words";
import { quickAnswerOf } from "../../../rules/search/quick-answers";
import { addDays } from "../../../rules/time/days";

export type Span = { first: string; last: string };

/** What a question is understood to ask for, beside the words that are looked for. */
export type QueryIntent = {
  /** What somebody needs help with, the likeliest first. */
  parts: FirstAidPart[];
  answer: QuickAnswer | null;
  /** The days that are asked for. */
  span: Span | null;
  isTonight: boolean;
  isOpenNow: boolean;
  /** What is asked of a place. */
  marked: AskedMarks | null;
  /** What is left to look for: on those days, or among the open doors. */
  rest: Term[];
};

/** A question as it is understood, with the words that it was taken for and what an admin says that they mean. */
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
    // The hours to surf are those of a day; who names none asks for all there is of surfing.
    answer: answer === "surf" && !span ? null : answer,
    span,
    isTonight: query.day === "tonight",
    isOpenNow,
    marked,
    rest,
  };
}

/** More than a weekend. */
export const isLong = ({ first, last }: Span) => last > addDays(first, 1);

/** The words as the index is asked for them: none where a day or the open doors are all that is asked for. */
export function termsForIndex(query: Query, { parts, span, rest }: QueryIntent): Term[] {
  if (rest.length === 0) return rest;
  // First aid stands first: below it what else is asked for, a dog's bite before where dogs may come.
  const others = rest.filter(({ typed }) => !isDanger(typed));
  if (parts.length > 0 && others.length > 0) return others;
  // The answer says what of it there is on that day.
  return span ? rest : query.terms;
}
