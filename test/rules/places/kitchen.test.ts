import { describe, expect, test } from "vitest";
import type { WeekHours } from "../../../app/rules/places/hours";
import { readKitchenTime, storedKitchenTime } from "../../../app/rules/places/kitchen";
import { openStatus, trueUntil } from "../../../app/rules/places/open-status";
import { parseWeekHours } from "../../../app/rules/places/week-hours";
import { formatLocalDateTime, instantOf } from "../../../app/rules/time/panama-time";

/** 2026-11-20 is a Friday. */
const at = (day: number, time: string) => instantOf(`2026-11-${day}`, time) as Date;

function kitchen(hours: WeekHours | null, until: string, now: Date): string {
  const status = openStatus(hours, now, false, until);
  if (status.state !== "open") return status.state;
  if (!status.kitchen) return "as long as the place";
  const end = formatLocalDateTime(status.kitchen.until).slice(8);
  return `${status.kitchen.isClosed ? "closed since" : "until"} ${end}`;
}

describe("A kitchen that closes before its place", () => {
  const evenings: WeekHours = { Friday: "12 PM - 3 PM, 6 PM - 10 PM", Saturday: "12 PM - 8 PM" };
  const nights: WeekHours = { Friday: "6 PM - 2 AM" };

  test("takes orders until its minute, and the place stays open", () => {
    expect(kitchen(evenings, "9:30 PM", at(20, "21:30"))).toBe("until 20T21:30");
    expect(kitchen(evenings, "9:30 PM", at(20, "21:31"))).toBe("closed since 20T21:30");
    expect(kitchen(evenings, "9:30 PM", at(20, "22:01"))).toBe("closed");
  });

  test("serves to the end at lunch and on a day that ends earlier", () => {
    expect(kitchen(evenings, "9:30 PM", at(20, "13:00"))).toBe("as long as the place");
    expect(kitchen(evenings, "9:30 PM", at(21, "13:00"))).toBe("as long as the place");
    expect(kitchen(evenings, "10:00 PM", at(20, "20:00"))).toBe("as long as the place");
  });

  test("closes before or after midnight of a night", () => {
    expect(kitchen(nights, "11:00 PM", at(20, "20:00"))).toBe("until 20T23:00");
    expect(kitchen(nights, "11:00 PM", at(21, "01:00"))).toBe("closed since 20T23:00");
    expect(kitchen(nights, "12:30 AM", at(20, "20:00"))).toBe("until 21T00:30");
    expect(kitchen(nights, "12:30 AM", at(21, "00:31"))).toBe("closed since 21T00:30");
  });

  test("isn't shown if the place never closes, or its hours are unknown", () => {
    expect(kitchen(parseWeekHours("24 hours"), "9 PM", at(20, "22:00"))).toBe("as long as the place");
    expect(kitchen(null, "9 PM", at(20, "22:00"))).toBe("unknown");
  });

  test("is what a page shows until its last minute", () => {
    const until = (now: Date) => trueUntil([openStatus(evenings, now, false, "9:30 PM")], now);
    expect(until(at(20, "20:00"))).toEqual(at(20, "21:00"));
    expect(until(at(20, "21:00"))).toEqual(at(20, "21:31"));
    expect(until(at(20, "21:31"))).toEqual(at(20, "22:01"));
  });
});

describe("The kitchen's closing time in an owner's spelling", () => {
  const hours: WeekHours = { Friday: "6 PM - 2 AM" };
  const read = (text: string, week: WeekHours = hours) => {
    const found = readKitchenTime(text, week);
    return found.ok ? storedKitchenTime(found.minutes) + (found.isProposal ? "?" : "") : found.problem;
  };

  test.each([
    ["9:30 PM", "9:30 PM"],
    ["hasta las 21:30", "9:30 PM"],
    ["until 9.30 pm", "9:30 PM"],
    ["1", "1:00 AM"],
    ["9:30", "9:30 PM"],
    ["midnight", "12:00 AM"],
    ["3 PM", "closed"],
    ["2 AM", "closed"],
    ["9 or 10", "unreadable"],
    ["late", "unreadable"],
    ["25:00", "unreadable"],
  ])("%s", (text, stored) => {
    expect(read(text)).toBe(stored);
  });

  test("leads to a question if a.m. or p.m. isn't clear", () => {
    expect(read("9", { Friday: "8 AM - 11 PM" })).toBe("9:00 PM?");
    expect(read("9:30", {})).toBe("9:30 PM?");
    expect(read("9:30 PM", { Friday: "when it suits" })).toBe("9:30 PM");
  });
});
