/** A stretch of the year in months from its beginning: 4 to 11 is May to November. */
export type Span = readonly [from: number, to: number];

/** What goes on when, as far as sources agree. What is only said stands in `said`. */
export const year = {
  swell: { season: [2, 11], best: [3, 10] },
  rain: { season: [4, 11], best: [8, 11], dry: [11.5, 4] },
  wind: { season: [11.5, 4] },
  turtles: { season: [6, 12], best: [8, 11], said: [4, 6] },
  whales: { season: [6, 10] },
} as const satisfies { [row: string]: { [name: string]: Span } };

/** Days off that bring the crowds, as month and day; Carnival and Easter move, within these. */
export const holidays = {
  fixed: ["01-01", "01-09", "05-01", "11-03", "11-04", "11-05", "11-10", "11-28", "12-08", "12-20", "12-25"],
  moving: { carnival: ["02-03", "03-09"], easter: ["03-20", "04-23"] },
  fairs: ["07-20", "09-24"],
} as const;

export const yearRows = ["swell", "rain", "wind", "turtles", "whales", "holidays"] as const;

/** A span that ends before it begins runs over New Year: it is two. */
export function spans([from, to]: Span): Span[] {
  return from < to
    ? [[from, to]]
    : [
        [0, to],
        [from, 12],
      ];
}
