import type { Certainty, Range } from "./certainty";

/** What has its months, from the first to the last: 9 is all of September, 12.5 begins in the middle of December. */
export const seasons = {
  /** When there is swell at all, and when most days bring it. */
  swell: { months: [3, 11], certainty: "medium" },
  swellBest: { months: [4, 10], certainty: "medium" },
  rain: { months: [5, 11], certainty: "low" },
  rainBest: { months: [9, 11], certainty: "low" },
  dry: { months: [12.5, 4], certainty: "low" },
  /** The dry season's north wind lets cold water well up: sure of the gulf, weaker here. */
  cool: { months: [1, 4], certainty: "medium" },
  turtle: { months: [7, 12], certainty: "medium" },
  turtleBest: { months: [9, 11], certainty: "medium" },
  /** Nests that one older guidebook puts before the season of the others. */
  turtleEarly: { months: [5, 6], certainty: "low" },
  whale: { months: [7, 10], certainty: "high" },
  /** Beds are scarce, and dear. */
  highSeason: { months: [12, 4], certainty: "medium" },
  lowSeason: { months: [5, 11], certainty: "medium" },
} as const satisfies { [name: string]: { months: Range; certainty: Certainty } };

export type Season = keyof typeof seasons;

/** Those by which places change what they do: hours, staff, and whether they are there at all. */
export const businessSeasons = ["highSeason", "lowSeason"] as const satisfies readonly Season[];

/** Whether a day (yyyy-MM-dd) falls within months; they may run over New Year. */
export function isWithin([first, last]: Range, day: string): boolean {
  const at = Number(day.slice(5, 7)) + (Number(day.slice(8, 10)) > 15 ? 0.5 : 0);
  const end = Number.isInteger(last) ? last + 0.5 : last;
  return first <= end ? at >= first && at <= end : at >= first || at <= end;
}
