import { comingDates } from "../../../rules/events/coming-dates";
import { halvesAround } from "../../../rules/events/series-dates";
import { asOwnerKnows } from "../../../rules/review/undo-decision";
import type { MyEvent } from "../../db/events/own-events";

/** The series' coming dates, without deleted ones. */
export function seriesOutlook({ series, pattern, apart, ahead, halves }: MyEvent, today: string, now: Date) {
  if (!series || !pattern) return null;
  const kept = apart.filter(({ deleted_at, event_date }) => deleted_at === null && event_date >= today);
  const listed = new Map([...ahead, ...kept].map((date) => [date.id, asOwnerKnows(date, now)]));
  const rows = [...listed.values()].sort((a, b) => (a.event_date < b.event_date ? -1 : 1));
  const dates = comingDates({ pattern, first_date: series.first_date, apart }, today);
  return { ...series, pattern, ...dates, rows, halves: halvesAround(series.first_date, halves) };
}
