import { saidOnce } from "../../../rules/info/checked-costs";
import { isHoliday } from "../../../rules/info/public-holidays";
import {
  type BusWay,
  busFare,
  busWay,
  type Direction,
  hasHours,
  latestBackWithTaxi,
  latestWithTaxi,
  ordinaryDepartures,
  type RideCost,
} from "../../../rules/info/rides-of-day";
import { formatDay, parseDay } from "../../../rules/time/days";
import type { RideId } from "../../../rules/town/rides";
import type { Context } from "../../context";
import { wayOn } from "../content/way-here";
import type { Page } from "../site/page";
import type { AnswerRows } from "./answer-rows";
import type { QueryIntent } from "./query-intent";

/**
 * The last buses that still arrive, on that day or tomorrow, or that none do; the local bus of the day, and the fare.
 * Null where nothing is known.
 */
export function busAnswerOf(
  context: Context,
  url: URL,
  page: Page,
  rows: AnswerRows,
  asked: QueryIntent,
  way: Direction,
) {
  if (asked.answer !== "bus") return null;
  const known = wayOn(context, url, page, [...rows[8], ...rows[9]]);
  if (!known) return null;
  const { section, travel } = known;
  const on = (day: number) => busWay(section.costs, way, day, travel.road);
  const day = (asked.span && parseDay(asked.span.first)) ?? travel.today;
  const leavesToday = on(travel.today).way?.[0]?.leaves ?? travel.minutes;
  const shown = !asked.span && leavesToday < travel.minutes ? day + 1 : day;
  const bus = on(shown);
  const line = {
    way,
    date: formatDay(shown),
    local: localOf(shown, on(shown), way, section.costs, travel),
    fare: busFare(section.costs),
    said: saidOnce(section.costs).said,
    today: travel.today,
    changesIn: travel.changesIn ?? null,
  };
  const leaves = bus.way?.[0]?.leaves;
  if (leaves !== undefined && bus.arrives) return { ...line, leaves, arrives: bus.arrives };
  const isKnown = bus.legs.every(({ departures }) => departures);
  if (!isKnown) return { ...line, isHoliday: isHoliday(shown) && hasHours(section.costs) };
  const taxi = way === "there" ? latestWithTaxi(bus) : latestBackWithTaxi(bus);
  const hasLeft = taxi !== null && shown === travel.today && taxi < travel.minutes;
  return { ...line, bus, taxi: hasLeft ? null : taxi };
}

type Now = { today: number; minutes: number };

/** The local bus of the day, on a holiday without known hours that of its weekday, unless the last one has left. */
function localOf(
  day: number,
  { legs }: BusWay,
  way: Direction,
  costs: readonly RideCost[],
  { today, minutes }: Now,
) {
  const local = "last-bus" satisfies RideId;
  const known = legs.find(({ id }) => id === local)?.departures;
  const cost = isHoliday(day) ? costs.find(({ id }) => id === local) : undefined;
  const departures = known ?? (cost && ordinaryDepartures(cost, way, day));
  const isOver = day === today && (departures?.at(-1) ?? 0) < minutes;
  return departures && !isOver ? { date: formatDay(day), departures, isOrdinary: !known } : null;
}
