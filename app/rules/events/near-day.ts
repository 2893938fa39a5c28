import { addDays, parseTime } from "../time/days";
import { localDate } from "../time/panama-time";
import type { EventTimes } from "./event-interval";

export type NearDay = "today" | "tonight" | "tomorrow";

const evening = parseTime("18:00") ?? 0;

/** How people call its day now; null for any other day. */
export function nearDayOf({ event_date, start_time }: EventTimes, now: Date): NearDay | null {
  const today = localDate(now);
  if (event_date === addDays(today, 1)) return "tomorrow";
  if (event_date !== today) return null;
  return (parseTime(start_time ?? "") ?? 0) < evening ? "today" : "tonight";
}
