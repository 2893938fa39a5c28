import type { Certainty, Range } from "./certainty";

/** First and last month: 9 is all of September, 12.5 starts in mid-December. */
export const seasons = {
  /** When there's swell at all, and when on most days. */
  swell: { months: [3, 11], certainty: "medium" },
  swellBest: { months: [4, 10], certainty: "medium" },
  rain: { months: [5, 11], certainty: "low" },
  rainBest: { months: [9, 11], certainty: "low" },
  dry: { months: [12.5, 4], certainty: "low" },
  /** Cold upwelling from the dry season's north wind: certain for the gulf, weaker here. */
  cool: { months: [1, 4], certainty: "medium" },
  turtle: { months: [7, 12], certainty: "medium" },
  turtleBest: { months: [9, 11], certainty: "medium" },
  /** An older guidebook's earlier nests. */
  turtleEarly: { months: [5, 6], certainty: "low" },
  whale: { months: [7, 10], certainty: "high" },
  /** Beds are scarce and expensive. */
  highSeason: { months: [12, 4], certainty: "medium" },
  lowSeason: { months: [5, 11], certainty: "medium" },
} as const satisfies { [name: string]: { months: Range; certainty: Certainty } };

export type Season = keyof typeof seasons;

/** Seasons in which places change hours and staff, or close. */
export const businessSeasons = ["highSeason", "lowSeason"] as const satisfies readonly Season[];

/** Months may run over New Year. */
export function isWithin([first, last]: Range, day: string): boolean {
  const at = Number(day.slice(5, 7)) + (Number(day.slice(8, 10)) > 15 ? 0.5 : 0);
  const end = Number.isInteger(last) ? last + 0.5 : last;
  return first <= end ? at >= first && at <= end : at >= first || at <= end;
}
