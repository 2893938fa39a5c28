import { expect, test } from "vitest";
import { comingDates, type DateApart } from "../../../app/rules/events/coming-dates";
import { everyWeek } from "../../support/every-week";

const fridays = { ...everyWeek, days_of_week: [5], end_type: "after_count", end_count: 8 } as const;
const series = { pattern: fridays, first_date: "2026-11-20", apart: [] };
const today = "2026-11-22";
const apart = (date: string, given: Partial<DateApart> = {}): DateApart => ({
  date,
  event_date: date,
  deleted_at: null,
  cancelled_at: null,
  ...given,
});

test("past dates aren't counted, and the next one is the next Friday", () => {
  expect(comingDates(series, today)).toEqual({ next: "2026-11-27", left: 7 });
});

test("today still counts", () => {
  expect(comingDates(series, "2026-11-27")).toEqual({ next: "2026-11-27", left: 7 });
});

test("a deleted or cancelled date is neither next nor counted", () => {
  const gone = [apart("2026-11-27", { deleted_at: 1 }), apart("2026-12-04", { cancelled_at: 1 })];
  expect(comingDates({ ...series, apart: gone }, today)).toEqual({ next: "2026-12-11", left: 5 });
});

test("a date that was moved counts on its new day", () => {
  const earlier = [apart("2026-12-04", { event_date: "2026-11-25" })];
  expect(comingDates({ ...series, apart: earlier }, today)).toEqual({ next: "2026-11-25", left: 7 });
  const passed = [apart("2026-11-27", { event_date: "2026-11-21" })];
  expect(comingDates({ ...series, apart: passed }, today)).toEqual({ next: "2026-12-04", left: 6 });
});

test("a series without an end has a next date and no count", () => {
  const endless = { ...series, pattern: { ...fridays, end_type: "never", end_count: null } as const };
  expect(comingDates(endless, "2027-06-01")).toEqual({ next: "2027-06-04", left: null });
});

test("a series that is over has neither", () => {
  expect(comingDates(series, "2027-06-01")).toEqual({ next: null, left: 0 });
});
