/** Minutes of the day; past midnight `closes` keeps counting, so 26:00 is two in the morning. */
export type HoursRange = { opens: number; closes: number };
export type KnownHours = { state: "open"; ranges: HoursRange[] } | { state: "closed" };
/** Unreadable hours are neither open nor closed. */
export type DayHours = KnownHours | { state: "unreadable" };

/** In the form's order; `weekdayNames` has the order of Panama's weekday numbers. */
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

/** Hours on one day make blank days closed; none at all means unknown. */
export function hasHours(hours: WeekHours | null | undefined): hours is WeekHours {
  return !!hours && daysOfHours.some((day) => hours[day]?.trim());
}
