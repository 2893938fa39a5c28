import { expect, test } from "vitest";
import { lastShown, monthOfTides } from "../../../app/rules/sea/tide-month";
import { formatDay, parseDay } from "../../../app/rules/time/days";

test.each([
  ["2026-11-10", "2026-11-30"],
  ["2026-11-24", "2026-11-30"],
  ["2026-11-25", "2026-12-03"],
  ["2026-11-28", "2026-12-06"],
  ["2026-11-30", "2026-12-06"],
])("on %s a week of tides and whole rows of the next month's days are shown, until %s", (today, last) => {
  const month = monthOfTides("2026-11") ?? expect.fail();
  expect(formatDay(lastShown(month, parseDay(today) ?? 0))).toBe(last);
});
