import { describe, expect, test } from "vitest";
import { openOnDays } from "../../../app/rules/places/hours-on-days";
import { parseWeekHours } from "../../../app/rules/places/week-hours";
import { daysInWords, hoursInWords } from "../../../app/rules/places/week-words";

const monday = { first: "2026-11-30", last: "2026-11-30" };
const weekend = { first: "2026-11-28", last: "2026-11-29" };
const week = { first: "2026-11-25", last: "2026-12-01" };

function said(hours: string, span: { first: string; last: string }): string[] {
  return openOnDays(parseWeekHours(hours), span).map(({ days, hours: open }) =>
    open.state === "unreadable"
      ? "?"
      : `${daysInWords(days, "en")} ${hoursInWords(open, "en")}`.replaceAll("\u00a0", " "),
  );
}

describe("A place on requested days", () => {
  test("shows when it's open on one of them", () => {
    expect(said("6:30 - 8:00; 17:00 - 18:30", monday)).toEqual([
      "Monday 6:30 to 8:00 AM and 5:00 to 6:30 PM",
    ]);
  });

  test("shows nothing for a day on which it's closed", () => {
    expect(said("Tue to Sun 8 AM - 5 PM", monday)).toEqual([]);
    expect(said("Mon to Sat 8 AM - 5 PM", weekend)).toEqual(["Saturday 8:00 AM to 5:00 PM"]);
  });

  test("combines days with the same hours", () => {
    expect(said("Mon to Fri 8 AM - 5 PM; Sat 8 AM - 12 PM", week)).toEqual([
      "Monday to Friday 8:00 AM to 5:00 PM",
      "Saturday 8:00 AM to 12:00 PM",
    ]);
    expect(said("8 AM - 5 PM", { first: "2026-11-01", last: "2026-11-30" })).toEqual([
      "every day 8:00 AM to 5:00 PM",
    ]);
  });

  test("isn't shown as open if its hours are unknown", () => {
    expect(openOnDays(null, monday)).toEqual([]);
    expect(openOnDays({}, monday)).toEqual([]);
  });
});
