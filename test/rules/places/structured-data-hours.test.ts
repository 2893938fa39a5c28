import { describe, expect, test } from "vitest";
import type { WeekHours } from "../../../app/rules/places/hours";
import { openingHours } from "../../../app/rules/places/structured-data-hours";
import { parseWeekHours } from "../../../app/rules/places/week-hours";

describe("opening hours in structured data", () => {
  test.each<[string, WeekHours | null, string[]]>([
    ["plain days", { Monday: "9 AM - 5 PM", Tuesday: "9:00-17:00" }, ["Mo 09:00-17:00", "Tu 09:00-17:00"]],
    [
      "Monday comes first and Sunday last",
      { Sunday: "9-12", Monday: "9-12" },
      ["Mo 09:00-12:00", "Su 09:00-12:00"],
    ],
    ["a split day", { Wednesday: "11:30-15:00; 18:00-22:00" }, ["We 11:30-15:00", "We 18:00-22:00"]],
    ["a night belongs to the day it started", { Friday: "6 PM - 2 AM" }, ["Fr 18:00-02:00"]],
    ["until midnight", { Saturday: "5 PM - midnight" }, ["Sa 17:00-00:00"]],
    ["the whole day", { Thursday: "24 hours" }, ["Th 00:00-23:59"]],
    ["a full turn of the clock", { Thursday: "9 AM - 9 AM" }, ["Th 09:00-08:59"]],
    ["closed days are skipped", { Monday: "Closed", Tuesday: "Cerrado", Wednesday: "" }, []],
    ["unreadable days are skipped", { Monday: "By appointment", Friday: "9-12" }, ["Fr 09:00-12:00"]],
    ["nothing written", {}, []],
    ["no hours", null, []],
  ])("%s", (_, hours, expected) => {
    expect(openingHours(hours)).toEqual(expected);
  });

  test("lists every day of an activity with one text", () => {
    expect(openingHours(parseWeekHours("8 AM - 4 PM"))).toHaveLength(7);
    expect(openingHours(parseWeekHours("Lunes a sábado de 8 a.m. a 4 p.m."))).toHaveLength(6);
  });
});
