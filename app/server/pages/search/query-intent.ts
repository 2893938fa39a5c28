import { type FirstAidPart, isFirstAidPart } from "../../../rules/info/first-aid";
import { dietMarks } from "../../../rules/places/place-marks";
import { type AskedTown, askedTown } from "../../../rules/search/asked-town";
import { askedWalk } from "../../../rules/search/asked-walk";
import { dangersOf, isDanger } from "../../../rules/search/dangers";
import { type AskedMarks, askedMarksIn } from "../../../rules/search/mark-words";
import {
  asksToEat,
  asksWhatIsOn,
  type Query,
  readQuery,
  restOf,
  type Term,
} from "../../../rules/search/query";
import { datesOf } from "../../../rules/search/query-day";
import { eveningIn, isEveningWord, momentOf, type QueryHour } from "../../../rules/search/query-hour";
import type { QuickAnswer } from "../../../rules/search/quick-answer-words";
import { quickAnswerOf } from "../../../rules/search/quick-answers";
import { questionsIn } from "../../../rules/search/said-otherwise";
import { isAlong } from "../../../rules/search/words-along";
import { addDays, parseDay } from "../../../rules/time/days";
import { localDate } from "../../../rules/time/panama-time";

export type Span = { first: string; last: string };

/** What a question asks for, besides words to search. */
export type QueryIntent = {
  /** First aid, likeliest first. */
  parts: FirstAidPart[];
  answer: QuickAnswer | null;
  /** A town the way is asked to. */
  town: AskedTown | null;
  /** The days named. */
  span: Span | null;
  isTonight: boolean;
  /** The hour named, if there's just one reading of it. */
  minutes: number | null;
  /** What's on is asked for, too: "what's on tonight, and the tide?" */
  asksWhatIsOn: boolean;
  /** When a place to eat should be open. */
  doors: { at: Date; isNow: boolean } | null;
  /** Who's open on other days than today is asked for, without an hour. */
  asksOpenDay: boolean;
  /** The marks named. */
  marked: AskedMarks | null;
  /** The words left to search. */
  rest: Term[];
};

/** A question with its corrections and the admins' synonyms. */
export function queryIntent(
  query: Query,
  terms: readonly Term[],
  now: Date,
  corrected: string[] = [],
): QueryIntent {
  const told = restOf({ ...query, terms: [...terms] });
  const words = [...query.words, ...corrected, ...terms.flatMap(({ means = [] }) => means)];
  const parts = dangersOf(words).filter(isFirstAidPart);
  const named = query.day === null ? null : datesOf(query.day, localDate(now));
  const hour = query.hour ?? eveningIn(query.words);
  const untimed = hour ? told.filter(({ typed }) => !isEveningWord(typed) && !asksToEat(typed)) : told;
  const isOfTable = asksForTable(query, untimed);
  const doors = parts.length > 0 ? null : doorsAt(query, isOfTable ? hour : null, named, now);
  const isOfTables = untimed.length === 0 || isOfRestaurants(askedMarks(untimed));
  const isOfDoors = doors !== null && isOfTables;
  const asksOpenDay = parts.length === 0 && isOfTables && asksOtherDay(query, named, now);
  const answer = isOfDoors || asksOpenDay || parts.length > 0 ? null : answerOf(query, untimed);
  const rest =
    isOfDoors || asksOpenDay
      ? untimed
      : answer
        ? untimed.filter(({ typed }) => !isAlong(answer, typed))
        : told;
  const span = named ?? (answer === "surf" && asksForHour(words) ? datesOf("today", localDate(now)) : null);
  return {
    parts,
    // Surf hours belong to a day; without one it's a search about surfing.
    answer: answer === "surf" && !span ? null : answer,
    town: isOfDoors || parts.length > 0 ? null : townOf(answer, askedTown(query, untimed)),
    span,
    minutes: query.hour?.length === 1 ? (query.hour[0] ?? null) : null,
    isTonight: query.day === "tonight",
    asksWhatIsOn: asksWhatIsOn(query.words),
    doors: isOfDoors ? doors : null,
    asksOpenDay,
    marked: parts.length > 0 ? null : askedMarks(rest),
    rest,
  };
}

/** Beside the buses only a city beyond them. */
function townOf(answer: QuickAnswer | null, town: AskedTown | null): AskedTown | null {
  if (answer === null) return town;
  return answer === "bus" && town && "city" in town ? town : null;
}

const hourWords = new Set(["hour", "hours", "time", "hora", "horas"]);
/** Without a day the hour of today. */
const asksForHour = (words: readonly string[]) => words.some((word) => hourWords.has(word));

const askedMarks = (terms: readonly Term[]) => askedMarksIn(terms.map(({ typed }) => typed));

/** A walk is answered whatever its ends are called. */
function answerOf({ words }: Query, terms: readonly Term[]): QuickAnswer | null {
  if (terms.length === 0) return null;
  return words.includes("onfoot") ? "walk" : quickAnswerOf({ terms: [...terms], words });
}

const diets: readonly string[] = dietMarks;
/** Only with a meal, a diet or an open door does an hour ask for a place to eat. */
function asksForTable({ words, isOpenNow, hour }: Query, untimed: readonly Term[]): boolean {
  const { marks = [] } = askedMarks(untimed) ?? {};
  const isHourAlone = hour !== null && untimed.length === 0;
  return isHourAlone || isOpenNow || words.some(asksToEat) || marks.some((mark) => diets.includes(mark));
}

const isOfRestaurants = (marked: AskedMarks | null) =>
  marked !== null && (marked.kind ?? "restaurant") === "restaurant";

function doorsAt({ isOpenNow }: Query, hour: QueryHour | null, span: Span | null, now: Date) {
  if (hour) return { at: momentOf(hour, now, span && parseDay(span.first)), isNow: false };
  const isToday = span === null || span.last === localDate(now);
  return isOpenNow && isToday ? { at: now, isNow: true } : null;
}

const asksOtherDay = ({ isOpenNow, hour, words }: Query, span: Span | null, now: Date) =>
  isOpenNow && span !== null && span.last !== localDate(now) && !(hour ?? eveningIn(words));

/** Longer than a weekend. */
export const isLong = ({ first, last }: Span) => last > addDays(first, 1);

/** No words where only a day or open places are asked for. */
export function termsForIndex(query: Query, { parts, span, doors, answer, rest }: QueryIntent): Term[] {
  if (rest.length === 0) return rest;
  // First aid comes first; a dog bite isn't about where dogs are allowed.
  const others = rest.filter(({ typed }) => !isDanger(typed));
  if (parts.length > 0 && others.length > 0) return others;
  // The answer says what of it there is on that day.
  return span || doors || answer ? rest : query.terms;
}

/** Of several questions in one search the first, where it has a direct answer and the whole has none; and the others. */
export function readQuestion(typed: string | null, now: Date): { query: Query; others: string[] } {
  const whole = readQuery(typed);
  const [first, ...others] = questionsIn(whole.text);
  const isOne = !first || others.length === 0 || askedWalk(whole.text) || isAnswered(whole, now);
  if (isOne) return { query: whole, others: [] };
  const alone = readQuery(first);
  return isAnswered(alone, now) ? { query: alone, others } : { query: whole, others: [] };
}

function isAnswered(query: Query, now: Date): boolean {
  const { parts, answer, doors, marked, town, asksOpenDay } = queryIntent(query, query.terms, now);
  return parts.length > 0 || asksOpenDay || [answer, doors, marked, town].some((one) => one !== null);
}
