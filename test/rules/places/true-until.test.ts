import { describe, expect, test } from "vitest";
import { openStatus, secondsUntil, trueUntil } from "../../../app/rules/places/open-status";
import { instantOf } from "../../../app/rules/time/panama-time";

const at = (time: string) => instantOf("2026-11-20", time) as Date;
const week = (text: string) =>
  Object.fromEntries(
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((day) => [day, text]),
  );
const seconds = (time: string, ...texts: string[]) => {
  const statuses = texts.map((text) => openStatus(week(text), at(time)));
  return secondsUntil(trueUntil(statuses, at(time)), at(time));
};

describe("how long a page's status stays true", () => {
  test("an open place until the minute after it closes, which still counts", () => {
    expect(seconds("21:58", "5 PM - 10 PM")).toBe(3 * 60);
    expect(seconds("22:00", "5 PM - 10 PM")).toBe(60);
  });

  test("a closed place until it opens", () => {
    expect(seconds("16:50", "5 PM - 10 PM")).toBe(10 * 60);
  });

  test("with several places, until the first change", () => {
    expect(seconds("16:50", "5 PM - 10 PM", "6 AM - 4:51 PM")).toBe(2 * 60);
  });

  test("never past midnight, when tomorrow becomes today", () => {
    expect(seconds("23:00", "11 AM - 3 PM")).toBe(60 * 60);
    expect(seconds("23:00", "nobody knows")).toBe(60 * 60);
    expect(seconds("23:00")).toBe(60 * 60);
    expect(seconds("23:59", "24 hours")).toBe(60);
  });
});
