import { describe, expect, test } from "vitest";
import { isUnexpectedlyClosed, openingsWithin } from "../../../app/rules/places/open-today";
import { parseDay } from "../../../app/rules/time/days";

const day = (date: string) => parseDay(date) ?? 0;
const [friday, monday] = [day("2026-11-20"), day("2026-11-23")];
const everyDay = (text: string) =>
  Object.fromEntries(
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((name) => [
      name,
      text,
    ]),
  );

const at = (time: string, date: string) => Date.parse(`${date}T${time}:00-05:00`);
const of = (hours: Parameters<typeof openingsWithin>[0], date: string) =>
  openingsWithin(hours, at("00:00", date), at("00:00", date) + 86_400_000);

describe("the openings of a day", () => {
  test("are its ranges", () => {
    expect(of(everyDay("11:30 AM - 3 PM; 6 PM - 9:30 PM"), "2026-11-20")).toEqual([
      { opens: at("11:30", "2026-11-20"), closes: at("15:00", "2026-11-20") },
      { opens: at("18:00", "2026-11-20"), closes: at("21:30", "2026-11-20") },
    ]);
  });

  test("end at midnight and continue on the next day", () => {
    const bar = { Friday: "4 PM - 2 AM" };
    expect(of(bar, "2026-11-20")).toEqual([
      { opens: at("16:00", "2026-11-20"), closes: at("00:00", "2026-11-21") },
    ]);
    expect(of(bar, "2026-11-21")).toEqual([
      { opens: at("00:00", "2026-11-21"), closes: at("02:00", "2026-11-21") },
    ]);
    expect(of(bar, "2026-11-22")).toEqual([]);
  });

  test("stay in one piece from noon to noon", () => {
    const noon = at("12:00", "2026-11-20");
    expect(openingsWithin({ Friday: "4 PM - 2 AM" }, noon, noon + 86_400_000)).toEqual([
      { opens: at("16:00", "2026-11-20"), closes: at("02:00", "2026-11-21") },
    ]);
  });

  test("are empty if nothing can be read", () => {
    expect(of({ Friday: "when it suits" }, "2026-11-20")).toEqual([]);
    expect(of(null, "2026-11-20")).toEqual([]);
  });
});

describe("a place that's unexpectedly closed", () => {
  test("has its weekly day off", () => {
    const resting = { ...everyDay("8 AM - 5 PM"), Monday: "Closed" };
    expect(isUnexpectedlyClosed(resting, monday)).toBe(true);
    expect(isUnexpectedlyClosed(resting, friday)).toBe(false);
  });

  test("isn't one that only opens at weekends, nor one with unknown hours", () => {
    expect(isUnexpectedlyClosed({ ...everyDay("Closed"), Saturday: "8 AM - 5 PM" }, monday)).toBe(false);
    expect(isUnexpectedlyClosed(everyDay("when it suits"), monday)).toBe(false);
    expect(isUnexpectedlyClosed(null, monday)).toBe(false);
  });
});
