import { type BusWay, busWay, type Direction } from "../../../rules/info/ways-of-day";
import { formatDay, parseDay } from "../../../rules/time/days";
import type { Context } from "../../context";
import { wayOn } from "../content/travel-days";
import type { Page } from "../site/page";
import type { AnswerRows } from "./answer-rows";
import type { QueryIntent } from "./query-intent";

/** The last buses that still arrive, on that day or the next they run; null where unknown. */
export function busOf(
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
  const on = (day: number) => timesOf(busWay(section.costs, way, day, travel.road), day);
  const day = (asked.span && parseDay(asked.span.first)) ?? travel.today;
  const first = on(day);
  const hasLeft = day === travel.today && first !== null && first.leaves < travel.minutes;
  const times = hasLeft && !asked.span ? on(day + 1) : first;
  return times && { ...times, way, changesIn: travel.changesIn ?? null };
}

function timesOf({ way, arrives }: BusWay, day: number) {
  const leaves = way?.[0]?.leaves;
  return leaves === undefined || !arrives ? null : { date: formatDay(day), leaves, arrives };
}
