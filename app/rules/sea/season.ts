export const seasons = ["dry", "turning", "green", "swell", "late-rain"] as const;
export type Season = (typeof seasons)[number];

/** What a month on this coast is like, for one sentence a day. */
const months: readonly Season[] = [
  "dry",
  "dry",
  "turning",
  "turning",
  "green",
  "green",
  "swell",
  "swell",
  "swell",
  "swell",
  "late-rain",
  "late-rain",
];

export function seasonOf(date: string): Season {
  const month = Number(date.slice(5, 7));
  // The dry season begins in the middle of December.
  return month === 12 && Number(date.slice(8)) > 15 ? "dry" : (months[month - 1] ?? "dry");
}
