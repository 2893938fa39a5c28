import { describe, expect, test } from "vitest";
import { dateValue, localValue, timeZoneLines, utcValue } from "../../../app/rules/events/feed-times";
import { writeLines } from "../../../app/rules/site/icalendar-lines";
import { parseDay } from "../../../app/rules/time/days";

const day = parseDay("2026-11-21") ?? 0;

describe("moments in a feed", () => {
  test("are local, even past midnight, or in UTC", () => {
    expect(dateValue(day)).toBe("20261121");
    expect(localValue(day, 18 * 60 + 5)).toBe("20261121T180500");
    expect(localValue(day, 25 * 60)).toBe("20261122T010000");
    expect(localValue(day, 24 * 60)).toBe("20261122T000000");
    expect(utcValue(new Date("2026-11-21T23:05:09.123Z"))).toBe("20261121T230509Z");
  });

  test("use Panama's fixed offset", () => {
    const lines = writeLines(timeZoneLines);
    expect(lines.trimEnd().split("\r\n")).toEqual([
      "BEGIN:VTIMEZONE",
      "TZID:America/Panama",
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
      "TZOFFSETFROM:-0500",
      "TZOFFSETTO:-0500",
      "TZNAME:EST",
      "END:STANDARD",
      "END:VTIMEZONE",
    ]);
  });
});
