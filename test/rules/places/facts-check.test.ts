import { describe, expect, test } from "vitest";
import {
  type CheckedPlace,
  factsSince,
  factsStanding,
  isBeforeSeason,
  placesToAsk,
  restBetween,
} from "../../../app/rules/places/facts-check";
import { seasons } from "../../../app/rules/town/seasons";

const now = new Date("2026-11-03T15:00:00Z");
const day = 24 * 60 * 60_000;
const ago = (days: number) => now.getTime() - days * day;
const place = (given: Partial<CheckedPlace> = {}): CheckedPlace => ({
  confirmed_at: null,
  changed_at: null,
  approved_at: null,
  created_at: ago(400),
  ...given,
});
const seasonMonths = [seasons.highSeason.months, seasons.lowSeason.months];

describe("The facts of a place", () => {
  test("are as old as its owner's last confirmation, or as the last visible change", () => {
    expect(factsSince(place())).toBe(ago(400));
    expect(factsSince(place({ approved_at: ago(300) }))).toBe(ago(300));
    expect(factsSince(place({ approved_at: ago(300), changed_at: ago(200) }))).toBe(ago(200));
    expect(factsSince(place({ changed_at: ago(200), confirmed_at: ago(100) }))).toBe(ago(100));
    expect(factsSince(place({ changed_at: ago(50), confirmed_at: ago(100) }))).toBe(ago(50));
  });

  test("show when they were confirmed, and after a year that they haven't been since", () => {
    expect(factsStanding(place({ changed_at: ago(10) }), now)).toBeNull();
    const confirmed_at = ago(20);
    expect(factsStanding(place({ confirmed_at }), now)).toEqual({ is: "confirmed", since: confirmed_at });
    expect(factsStanding(place({ confirmed_at: ago(365) }), now)).toMatchObject({ is: "confirmed" });
    expect(factsStanding(place({ confirmed_at: ago(366) }), now)).toEqual({
      is: "unconfirmed",
      since: ago(366),
    });
    expect(factsStanding(place(), now)).toEqual({ is: "unconfirmed", since: ago(400) });
  });
});

describe("An owner is asked", () => {
  const old = place({ confirmed_at: ago(90) });
  const young = place({ confirmed_at: ago(89) });
  const fresh = place({ confirmed_at: ago(29) });

  test("once one of their places is ninety days old, about all that weren't confirmed recently", () => {
    expect(placesToAsk([young, fresh], false, now)).toEqual([]);
    expect(placesToAsk([young, old, fresh], false, now)).toEqual([young, old]);
  });

  test("before a season about more recent facts, too, but not about those of this month", () => {
    expect(placesToAsk([young, fresh], true, now)).toEqual([young]);
    expect(placesToAsk([fresh], true, now)).toEqual([]);
  });

  test("in the two weeks before the high season of December and the low one of May", () => {
    const asked = (date: string) => isBeforeSeason(seasonMonths, date);
    expect(["2026-11-16", "2026-11-17", "2026-11-30", "2026-12-01"].map(asked)).toEqual([
      ...[false, true, true, false],
    ]);
    expect(["2027-04-16", "2027-04-17", "2027-04-30", "2027-05-01"].map(asked)).toEqual([
      ...[false, true, true, false],
    ]);
    expect(asked("2027-08-01")).toBe(false);
  });

  test("before a season that begins in the middle of a month, and over New Year", () => {
    expect([isBeforeSeason([[12.5, 4]], "2026-12-02"), isBeforeSeason([[12.5, 4]], "2026-12-16")]).toEqual([
      ...[true, false],
    ]);
    expect(isBeforeSeason([[1, 3]], "2026-12-31")).toBe(true);
  });

  test("at most once a month", () => {
    expect(restBetween).toBeGreaterThanOrEqual(31 * day);
  });
});
