import { todayAt, tomorrowAt } from "../places/open-status";
import { localDay } from "../time/panama-time";
import { isHoliday } from "./public-holidays";

type Hours = Parameters<typeof todayAt>[0];

/** Which of the coming days is a holiday on which a place has hours, so that they may not hold. */
export function holidayAhead(hours: Hours, now: Date): "today" | "tomorrow" | null {
  const today = localDay(now);
  if (isHoliday(today) && mayChange(todayAt(hours, now))) return "today";
  return isHoliday(today + 1) && mayChange(tomorrowAt(hours, now)) ? "tomorrow" : null;
}

const mayChange = (day: ReturnType<typeof todayAt>) => day !== null && day.hours.state !== "closed";
