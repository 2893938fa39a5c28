import { describe, expect, it } from "vitest";
import {
  atTimeText,
  clockText,
  dateText,
  daysUntil,
  timeText,
  weekdayText,
} from "../../../app/rules/time/clock-text";

const evening = new Date("2026-11-21T02:05:00Z");

describe("times and days as people read them in Panama", () => {
  it.each([
    [0, "12:00 AM", "12:00 a. m."],
    [1, "12:01 AM", "12:01 a. m."],
    [719, "11:59 AM", "11:59 a. m."],
    [720, "12:00 PM", "12:00 p. m."],
    [1439, "11:59 PM", "11:59 p. m."],
    [1440, "12:00 AM", "12:00 a. m."],
    [1560, "2:00 AM", "2:00 a. m."],
  ])("minute %i is %s, in Spanish %s", (minutes, english, spanish) => {
    expect(clockText(minutes, "en").replaceAll("\u00a0", " ")).toBe(english);
    expect(clockText(minutes, "es").replaceAll("\u00a0", " ")).toBe(spanish);
  });

  it.each([
    ["2026-11-21T18:30:00Z", "1:30 PM", "la 1:30 p. m."],
    ["2026-11-21T06:00:00Z", "1:00 AM", "la 1:00 a. m."],
    ["2026-11-21T16:00:00Z", "11:00 AM", "las 11:00 a. m."],
    ["2026-11-21T17:00:00Z", "12:00 PM", "las 12:00 p. m."],
    ["2026-11-21T22:00:00Z", "5:00 PM", "las 5:00 p. m."],
  ])("at %s: %s, in Spanish with its article %s", (instant, english, spanish) => {
    expect(atTimeText(new Date(instant), "en").replaceAll("\u00a0", " ")).toBe(english);
    expect(atTimeText(new Date(instant), "es").replaceAll("\u00a0", " ")).toBe(spanish);
  });

  it("an instant is read by Panama's clock and calendar", () => {
    expect(timeText(evening, "en")).toBe("9:05\u00a0PM");
    expect(weekdayText(evening, "en")).toBe("Friday");
    expect(weekdayText(evening, "es")).toBe("viernes");
    expect(dateText(evening, "en")).toBe("November 20, 2026");
    expect(dateText(evening, "es")).toBe("20 de noviembre de 2026");
  });

  it("today ends at Panama's midnight", () => {
    expect(daysUntil(new Date("2026-11-21T04:59:00Z"), evening)).toBe(0);
    expect(daysUntil(new Date("2026-11-21T05:00:00Z"), evening)).toBe(1);
  });
});
