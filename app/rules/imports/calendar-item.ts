import type { RecurrencePattern } from "../events/recurrence";

/** A date of a series as its calendar has changed it: off, or with words, a day and times of its own. */
export type ChangedDate = { slot: string; isOff: boolean; item: SaidOfDate };
export type SaidOfDate = Pick<
  CalendarItem,
  "title" | "description" | "location" | "host" | "event_date" | "start_time" | "end_time"
>;

/** An event of a calendar file as ours could be: one evening, or a series with its rule. */
export type CalendarItem = {
  key: string;
  title: string;
  description: string;
  location: string;
  host: string;
  categories: string;
  event_date: string;
  start_time: string;
  end_time: string;
  /** The rule as the file says it, and as ours does. */
  rule: string;
  pattern: RecurrencePattern | null;
  /** Dates of the rule that don't take place. */
  skipped: string[];
  /** Dates of the rule that were called off, or take place otherwise. */
  dates: ChangedDate[];
  notes: CalendarNote[];
  /** Where the old site shows its pictures. */
  pictures: string[];
  /** Whose data it is, where its file says so. */
  attribution?: string;
  /** What people said of it there. */
  comments?: number;
};
/** A date of a rule that can't be said here; one that differs from its series; all days but the first; off; over; one that repeats. */
export type CalendarNote = "series" | "dates" | "apart" | "longer" | "cancelled" | "past" | "repeats";
