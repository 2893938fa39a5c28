import type { RecurrencePattern } from "../events/recurrence";

/** A date of a series that its calendar cancelled or changed. */
export type ChangedDate = { slot: string; isOff: boolean; item: SaidOfDate };
export type SaidOfDate = Pick<
  CalendarItem,
  "title" | "description" | "location" | "host" | "event_date" | "start_time" | "end_time"
>;

/** A calendar file's event as one of ours: a single event or a series. */
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
  /** The rule as the file has it, and as ours. */
  rule: string;
  pattern: RecurrencePattern | null;
  /** Deleted dates of the rule. */
  skipped: string[];
  /** Cancelled or changed dates of the rule. */
  dates: ChangedDate[];
  notes: CalendarNote[];
  /** Picture addresses at the old site. */
  pictures: string[];
  /** Where the file requires it. */
  attribution?: string;
  /** How many comments it had there. */
  comments?: number;
};
/**
 * Why something was changed or left out: an unsupported rule's dates, a changed date, all days but the first,
 * cancelled, past, or one that repeats.
 */
export type CalendarNote = "series" | "dates" | "apart" | "longer" | "cancelled" | "past" | "repeats";
