import { describe, expect, test } from "vitest";
import { endFollowing, endTimeFor, isNextDayInDoubt } from "../../../app/rules/events/event-end";

describe("the end a form fills in", () => {
  test.each([
    ["18:00", "19:00"],
    ["09:45", "10:45"],
    ["23:00", "00:00"],
    ["23:30", "00:30"],
    ["", null],
    ["25:00", null],
  ])("%s ends at %s", (start, end) => {
    expect(endTimeFor(start)).toBe(end);
  });
});

const times = (text: string) => {
  const [start_time = "", end_time = ""] = text.split("-");
  return { start_time: start_time || null, end_time: end_time || null };
};

describe("a start moved on its own", () => {
  test.each([
    ["a class of the morning to the afternoon", "06:30-07:30", "17:00-07:30", "18:00"],
    ["half an hour later", "18:00-20:00", "18:30-20:00", "20:30"],
    ["a night that goes on past midnight", "22:00-02:00", "23:00-02:00", "03:00"],
    ["close to midnight", "18:00-19:00", "23:30-19:00", "00:30"],
    ["nothing moved", "18:00-20:00", "18:00-20:00", null],
    ["both moved", "18:00-20:00", "19:00-22:00", null],
    ["the end alone", "18:00-20:00", "18:00-21:00", null],
    ["it had no end", "18:00-", "19:00-", null],
    ["it had no start", "-20:00", "19:00-20:00", null],
    ["it lasts all day from now on", "18:00-20:00", "-20:00", null],
  ])("%s, the end moves by the same amount", (_, before, now, end) => {
    expect(endFollowing(times(before), times(now))).toBe(end);
  });
});

describe("an end before its start", () => {
  test.each([
    ["of a new event is asked about", "20:00-02:00", null, true],
    ["as the form fills it in is not", "23:30-00:30", null, false],
    ["that stood there before is not", "20:00-02:00", "20:00-02:00", false],
    ["that lasts as long as before is not", "21:00-03:00", "20:00-02:00", false],
    ["where the event was in one day is asked about", "17:00-07:30", "06:30-07:30", true],
    ["at the very start is asked about", "17:00-17:00", "17:00-18:00", true],
    ["is after its start", "17:00-19:00", null, false],
  ])("%s", (_, now, before, expected) => {
    expect(isNextDayInDoubt(times(now), before === null ? null : times(before))).toBe(expected);
  });
});
