import type { BatchResponse } from "drizzle-orm/batch";
import { firstAidPath } from "../../../rules/info/first-aid";
import { marksAskedOf } from "../../../rules/places/place-marks";
import { dayAhead } from "../../../rules/sea/small-day-picture";
import { beachBreakIn } from "../../../rules/sea/surf-spot";
import { heightAt } from "../../../rules/sea/tide-at";
import { forecastLasts } from "../../../rules/sea/wave-forecast";
import { sandHours, whenToGo } from "../../../rules/sea/when-to-go";
import type { Found } from "../../../rules/search/found";
import { isOfSea } from "../../../rules/search/quick-answers";
import { type Language, localPath } from "../../../rules/site/language";
import type { PlaceKind } from "../../../rules/site/listing-kinds";
import { formatDay, parseDay } from "../../../rules/time/days";
import { instantOfDay, localDay, startOfDay } from "../../../rules/time/panama-time";
import type { TownFacts } from "../../../rules/town/facts";
import type { Services } from "../../context";
import { selectPublicSection } from "../../db/content/page-content";
import { boundsOf, selectPublicEvents } from "../../db/events/public-events";
import { selectCallableActivities } from "../../db/places/activities";
import { selectCallableHotels } from "../../db/places/hotels";
import { selectCallableRestaurants } from "../../db/places/restaurants";
import { selectSkyDays, selectTides } from "../../db/sea/sea-days";
import { selectForecast } from "../../db/sea/wave-forecast";
import { seaNow } from "../sea/sea-now";
import { isLong, type QueryIntent } from "./query-intent";

const eventsLooked = { day: 30, week: 60 };
const placesLooked = 25;
export const placesMarked = 4;
const never = Number.MAX_SAFE_INTEGER;

/** Queries the answers need, in the page's round trip; unneeded ones read no row. */
export function answerQueries(db: Services["db"], asked: QueryIntent, now: Date) {
  const isSurf = asked.answer === "surf";
  const isSea = isSurf || isOfSea(asked.answer);
  const day = dayOfSea(asked, now);
  // Hours for surfing may be tomorrow's.
  const [first, last] = isSurf ? [day - 1, day + 2] : [day, day];
  const span = asked.span ?? { first: "9999-01-01", last: "9999-01-01" };
  return [
    selectTides(db, {
      from: isSea ? startOfDay(first) : never,
      until: isSea ? startOfDay(last + 1) : never,
    }),
    selectSkyDays(db, { first: isSea ? formatDay(day) : "", last: isSea ? formatDay(day + 1) : "" }),
    selectForecast(db, { since: isSea ? now.getTime() - forecastLasts : never }),
    selectPublicEvents(db, {
      ...boundsOf({ from: span.first, to: span.last, type: "all" }),
      limit: asked.span ? eventsLooked[isLong(asked.span) ? "week" : "day"] : 0,
    }),
    selectCallableRestaurants(db, {
      after: null,
      mark: asked.marked?.marks[0],
      limit: asked.doors || asked.asksOpenDay ? placesLooked : limitOf("restaurant", asked),
    }),
    selectCallableHotels(db, { after: null, mark: asked.marked?.marks[0], limit: limitOf("hotel", asked) }),
    selectCallableActivities(db, {
      after: null,
      mark: asked.marked?.marks[0],
      // Tonight may be a walk rather than an event.
      limit: asked.isTonight && asked.rest.length === 0 ? placesLooked : limitOf("activity", asked),
    }),
    selectPublicSection(db, { path: isSurf ? "/surf" : "", name: "spots" }),
    selectCostsIn(db, "en", asked),
    selectCostsIn(db, "es", asked),
  ] as const;
}

export type AnswerRows = BatchResponse<ReturnType<typeof answerQueries>>;
export const noAnswerRows: AnswerRows = [[], [], [], [], [], [], [], [], [], []];

/** Buses, where they're asked about. */
function selectCostsIn(db: Services["db"], language: Language, { answer }: QueryIntent) {
  const path = answer === "bus" ? localPath(language, "/transportation") : "";
  return selectPublicSection(db, { path, name: "costs" });
}

/** How many to read for a mark; more where a second mark or a day is asked for. */
function limitOf(kind: PlaceKind, { marked, doors, span }: QueryIntent): number {
  const [first, second] = marked?.marks ?? [];
  const isMeant = first && marksAskedOf(kind).includes(first) && (marked?.kind ?? kind) === kind;
  if (!isMeant || doors) return 0;
  return second || span ? placesLooked : placesMarked;
}

/** Today, or the day that was named. */
function dayOfSea({ span }: QueryIntent, now: Date): number {
  return (span && parseDay(span.first)) ?? localDay(now);
}

/** The sea now, or on the named day. */
export function seaOf([waters, sky, forecasts]: AnswerRows, asked: QueryIntent, now: Date) {
  const day = dayOfSea(asked, now);
  const [light] = sky;
  const isToday = day === localDay(now);
  const walk = light ? sandHours(waters, light, isToday ? now.getTime() : undefined) : [];
  if (isToday) return { now: seaNow([waters, sky, forecasts], now), ahead: null, walk };
  const at = asked.minutes === null ? null : instantOfDay(day, asked.minutes).getTime();
  const metres = at === null ? null : heightAt(waters, at);
  const hour = at !== null && metres !== null ? { at, metres } : null;
  return { now: null, ahead: light ? { sky: light, day: dayAhead(day, light, waters), hour } : null, walk };
}

/** When to surf that day; null where nothing is predicted. */
export function surfOf(rows: AnswerRows, asked: QueryIntent, facts: TownFacts, now: Date) {
  if (asked.answer !== "surf") return null;
  const [waters, sky, [forecast]] = rows;
  const isToday = dayOfSea(asked, now) === localDay(now);
  const sea = { waters, forecast: forecast?.hours ?? [] };
  return whenToGo(sky, beachBreakIn(rows[7]), sea, facts, isToday ? now.getTime() : undefined);
}

/** Matching first aid; the likeliest with its steps. */
export function firstAidOf(found: readonly Found[], { parts }: QueryIntent, language: Language) {
  const known = parts.flatMap(
    (part) => found.find(({ path, kind }) => kind === "aid" && path === firstAidPath(part)) ?? [],
  );
  return known.map(({ ref, path, name, steps }) => ({
    ref,
    path,
    name: name[language],
    steps: steps?.[language] ?? null,
  }));
}
