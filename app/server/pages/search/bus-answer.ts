import { type BusWay, busWay, type Direction, latestWithTaxi } from "../../../rules/info/rides-of-day";
import { formatDay, parseDay } from "../../../rules/time/days";
import type { Context } from "../../context";
import { wayOn } from "../content/way-here";
import type { Page } from "../site/page";
import type { AnswerRows } from "./answer-rows";
import type { QueryIntent } from "./query-intent";

/** The last buses that still arrive, on that day or tomorrow, or that none do; null where unknown. */
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
  const leaves = bus.way?.[0]?.leaves;
  const line = {
    way,
    date: formatDay(shown),
    local: way === "back" ? localBack([day, shown], on, travel) : null,
    changesIn: travel.changesIn ?? null,
  };
  if (leaves !== undefined && bus.arrives) return { ...line, leaves, arrives: bus.arrives };
  const isKnown = bus.legs.every(({ departures }) => departures);
  if (!isKnown) return null;
  const taxi = way === "there" ? latestWithTaxi(bus) : null;
  const hasLeft = taxi !== null && shown === travel.today && taxi < travel.minutes;
  return { ...line, taxi: hasLeft ? null : taxi };
}

type Now = { today: number; minutes: number };

/** The last local bus to come, where it isn't the one that connects. */
function localBack(days: readonly number[], on: (day: number) => BusWay, { today, minutes }: Now) {
  const found = days.flatMap((day) => {
    const { legs, way } = on(day);
    const leaves = legs[0]?.departures?.at(-1);
    if (leaves === undefined || leaves === way?.[0]?.leaves || (day === today && leaves < minutes)) return [];
    return [{ date: formatDay(day), leaves }];
  });
  return found[0] ?? null;
}
