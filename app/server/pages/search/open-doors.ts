import { type OpenStatus, trueUntil } from "../../../rules/places/open-status";
import { openToday } from "../../../rules/places/open-today";
import { fits } from "../../../rules/places/place-filter";
import type { DietMark, PlaceMark } from "../../../rules/places/place-marks";
import type { Found } from "../../../rules/search/found";
import { foundPicture } from "../../../rules/search/found-pictures";
import type { Language } from "../../../rules/site/language";
import type { LocalText } from "../../../rules/site/owner-translation";
import type { AnswerRows } from "./answer-rows";
import type { QueryIntent } from "./query-intent";

const placesShown = 6;
const mostDishes = 3;

/** So long after its hour, a question means the next one. */
const meantFor = 30 * 60_000;

/**
 * Places open at the hour asked for, those with such dishes on their menu after those that say so of themselves; where
 * none is, those that open next.
 */
export function openDoorsOf(
  rows: AnswerRows,
  { doors, marked }: QueryIntent,
  found: readonly Found[],
  language: Language,
  now: Date,
) {
  if (!doors) return null;
  const at = doors.at.getTime();
  const { marks = [] } = marked ?? {};
  const saying = rows[4]
    .filter((place) => fits(place, { marks }))
    .map(({ name, slug, ...row }) => ({
      ...{ ...row, name, path: `/eat/${slug}`, ofMenu: [] as DietMark[], dishes: [] as LocalText[] },
      picture: foundPicture("restaurant", row),
    }));
  const serving = marks.length > 0 ? servedBy(found, marks, language) : [];
  const span = { from: at, until: at };
  const places = [...openToday(saying, span, doors.at), ...openToday(serving, span, doors.at)];
  const open = places.filter(({ status }) => isServing(status, doors, marks));
  const next = places.filter(({ status }) => status.state === "closed" && status.opensAt);
  const statuses = places.map(({ status }) => status);
  return {
    ...doors,
    isAnyOpen: open.length > 0,
    marks,
    places: (open.length > 0 ? open : next)
      .slice(0, placesShown)
      .map(({ name, path, status, picture, ofMenu, dishes }) => ({
        name,
        path,
        status,
        picture,
        ofMenu,
        dishes,
      })),
    until: doors.isNow ? trueUntil(statuses, now).getTime() : Math.max(at, now.getTime()) + meantFor,
  };
}

/** Whoever comes as the doors close, or for a dish after the last order, gets nothing. */
function isServing(
  status: OpenStatus,
  { at, isNow }: { at: Date; isNow: boolean },
  marks: readonly PlaceMark[],
) {
  if (status.state !== "open") return false;
  if (marks.length > 0 && status.kitchen?.isClosed) return false;
  return isNow || status.closesAt === null || status.closesAt > at;
}

/** Restaurants that have the marks on single dishes only. */
function servedBy(found: readonly Found[], marks: readonly PlaceMark[], language: Language) {
  return found.flatMap(({ path, name, mark = {}, dishMarks = [], dishes = [], ...place }) => {
    const ofMenu = dishMarks.filter((one) => marks.includes(one));
    const hasAll = marks.every((one) => mark[one] === true || ofMenu.some((other) => other === one));
    const { hours = null, picture } = place;
    if (!picture || ofMenu.length === 0 || !hasAll) return [];
    const { closedForSeason = false, kitchenUntil } = place;
    const doors = { hours, closed_for_season: closedForSeason, kitchen_until: kitchenUntil };
    const serves = dishes.filter((dish) => ofMenu.every((one) => dish.marks?.includes(one)));
    const named = serves.slice(0, mostDishes).map((dish) => dish[language]);
    return [{ ...doors, name: name[language].text, path, picture, ofMenu, dishes: named }];
  });
}
