import type { Range } from "../town/certainty";
import { seasons } from "../town/seasons";

/** In months from the start of the year: 4 to 11 is May to November. */
export type Span = readonly [from: number, to: number];

/** What's drawn in the year's strip; `said` is only text. */
export const year = {
  swell: { season: spanOf(seasons.swell.months), best: spanOf(seasons.swellBest.months) },
  rain: {
    season: spanOf(seasons.rain.months),
    best: spanOf(seasons.rainBest.months),
    dry: spanOf(seasons.dry.months),
  },
  wind: { season: spanOf(seasons.dry.months) },
  turtles: {
    season: spanOf(seasons.turtle.months),
    best: spanOf(seasons.turtleBest.months),
    said: spanOf(seasons.turtleEarly.months),
  },
  whales: { season: spanOf(seasons.whale.months) },
} as const satisfies { [row: string]: { [name: string]: Span } };

/** A fact's months, both inclusive. */
function spanOf([first, last]: Range): Span {
  return [first - 1, Math.floor(last)];
}

/** Busy holidays as month and day; Carnival and Easter fall within these. */
export const holidays = {
  fixed: ["01-01", "01-09", "05-01", "11-03", "11-04", "11-05", "11-10", "11-28", "12-08", "12-20", "12-25"],
  moving: { carnival: ["02-03", "03-09"], easter: ["03-20", "04-23"] },
  fairs: ["07-20", "09-24"],
} as const;

/** How much of the year has passed when a day, given as month and day, begins. */
export function shareOfYear(day: string): number {
  const [month = 1, date = 1] = day.split("-").map(Number);
  return (month - 1 + (date - 1) / 31) / 12;
}

export const yearRows = ["swell", "rain", "wind", "turtles", "whales", "holidays"] as const;

/** Facts that each row is drawn from. */
export const factsDrawn: { readonly [row: string]: readonly string[] } = {
  swell: ["swellMonths", "swellBestMonths"],
  rain: ["rainMonths", "rainBestMonths", "dryMonths"],
  wind: ["dryMonths"],
  turtles: ["turtleMonths", "turtleBestMonths", "turtleEarlyMonths"],
  whales: ["whaleMonths"],
};

/** A span over New Year is drawn as two. */
export function spans([from, to]: Span): Span[] {
  return from < to
    ? [[from, to]]
    : [
        [0, to],
        [from, 12],
      ];
}
