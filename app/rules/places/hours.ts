/** Minutes since the day began; past midnight `closes` goes on counting, so 26:00 is two in the next morning. */
export type HoursRange = { opens: number; closes: number };
export type KnownHours = { state: "open"; ranges: HoursRange[] } | { state: "closed" };
/** What cannot be read is neither open nor closed. */
export type DayHours = KnownHours | { state: "unreadable" };

/** In the order an owner fills them in; the index of a Panama weekday is another one, see `weekdayNames`. */
export const daysOfHours = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
export type DayOfHours = (typeof daysOfHours)[number];
export const weekdayNames: readonly DayOfHours[] = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
];
export type WeekHours = { [day in DayOfHours]?: string | null };

/** Nothing written on any day says nothing about the place; one written day makes the blank ones closed. */
export function hasHours(hours: WeekHours | null | undefined): hours is WeekHours {
  return !!hours && daysOfHours.some((day) => hours[day]?.trim());
}
