import OpeningHours from "opening_hours";
import { describe, expect, test } from "vitest";
import { readOsmHours } from "../../../app/rules/imports/osm-hours";
import { parseDayHours } from "../../../app/rules/places/day-hours";
import { daysOfHours, type WeekHours, weekdayNames } from "../../../app/rules/places/hours";
import { openStatus } from "../../../app/rules/places/open-status";
import { osmHours } from "../../../app/rules/places/opening-hours-osm";
import { parseWeekHours } from "../../../app/rules/places/week-hours";
import { minutesPerDay, weekdayOfDay } from "../../../app/rules/time/days";
import { instantOfLocalMinute, localMinuteOf } from "../../../app/rules/time/panama-time";

/** Monday first. */
const week = (...texts: (string | null)[]): WeekHours =>
  Object.fromEntries(daysOfHours.map((day, index) => [day, texts[index] ?? texts[0] ?? null]));
const closedFrom = (day: number, text: string): WeekHours =>
  Object.fromEntries(daysOfHours.map((name, index) => [name, index < day ? text : "Closed"]));

const bar = "6:00 PM - 2:00 AM";
const weeks: [string, WeekHours | string, string | null, boolean][] = [
  ["the same hours every day", week("9 AM - 5 PM"), "Mo-Su 09:00-17:00", false],
  ["closed on Sundays", closedFrom(6, "9 AM - 5 PM"), "Mo-Sa 09:00-17:00", false],
  ["a pause at noon", closedFrom(5, "8-12, 14-18"), "Mo-Fr 08:00-12:00,14:00-18:00", false],
  ["until after midnight", week(bar), "Mo-Su 18:00-02:00", false],
  [
    "a night that ends on a day with hours of its own",
    week("11 AM - 3 PM", "Closed", "Closed", "Closed", bar, "10 AM - 2 PM", "Closed"),
    "Mo 11:00-15:00, Fr 18:00-02:00, Sa 10:00-14:00",
    false,
  ],
  ["until midnight", week("10:00 - 24:00"), "Mo-Su 10:00-24:00", false],
  ["always", week("Open 24 hours"), "24/7", false],
  [
    "around the clock at the weekend",
    week("9 AM - 5 PM", "9 AM - 5 PM", "9 AM - 5 PM", "9 AM - 5 PM", "Closed", "24 hours", "24 hours"),
    "Mo-Th 09:00-17:00; Sa-Su 00:00-24:00",
    false,
  ],
  ["a whole day from six to six", week("6 PM - 6 PM", "Closed"), null, false],
  [
    "by appointment on Saturdays",
    week("9 AM - 5 PM", "9 AM - 5 PM", "9 AM - 5 PM", "9 AM - 5 PM", bar, "By appointment", "Closed"),
    'Sa "By appointment", Mo-Th 09:00-17:00, Fr 18:00-02:00',
    false,
  ],
  ["words nobody can read", week('whenever "Tito" is in'), `Mo-Su "whenever 'Tito' is in"`, false],
  [
    "every second day",
    week("Closed", "8-4 PM", "Closed", "8-4 PM", "Closed", "8-4 PM", "Closed"),
    null,
    false,
  ],
  ["closed all week", week("Closed"), "off", false],
  ["closed for the season", week("9 AM - 5 PM"), 'off "closed for the season"', true],
  ["an activity's week in one text", "Mon-Fri 7 AM - 11 AM; Sat 8 AM - noon", null, false],
  ["an activity by appointment", "When the swell is right", '"When the swell is right"', false],
];

describe("A place's hours in OpenStreetMap's format", () => {
  test.each(weeks)("%s", (_, hours, expected, isAsleep) => {
    const written = osmHours(hours, isAsleep ? "closed for the season" : null);
    if (expected) expect(written).toBe(expected);
    const library = new OpeningHours(written ?? "");
    expect(library.getWarnings()).toEqual([]);
  });

  test("are null if there are none", () => {
    expect([null, {}, week("  "), "", "  "].map((hours) => osmHours(hours))).toEqual(Array(5).fill(null));
  });

  test("can be read back if they're a plain week", () => {
    const hours = closedFrom(5, "8:00 AM - 12:00 PM, 2:00 PM - 6:00 PM");
    const back = readOsmHours(osmHours(hours) ?? "")?.week ?? {};
    const open = daysOfHours.slice(0, 5);
    expect(open.map((day) => parseDayHours(back[day]))).toEqual(open.map((day) => parseDayHours(hours[day])));
    expect(back.Saturday).toBeUndefined();
  });

  test.each(weeks)("agree with the badge at 200 moments: %s", (_, hours, __, isAsleep) => {
    const library = new OpeningHours(osmHours(hours, isAsleep ? "asleep" : null) ?? "");
    const read = typeof hours === "string" ? parseWeekHours(hours) : hours;
    expect(moments(read)).toHaveLength(200);
    for (const instant of moments(read)) {
      const { state } = openStatus(read, instant, isAsleep);
      const expected = state === "closed-for-season" ? "closed" : state;
      const there = clockInTown(instant);
      const said = library.getUnknown(there) ? "unknown" : library.getState(there) ? "open" : "closed";
      expect(`${instant.toISOString()} ${said}`).toBe(`${instant.toISOString()} ${expected}`);
    }
  });

  test("are tested around changes, and in every state", () => {
    const states = weeks.flatMap(([, hours, , isAsleep]) => {
      const read = typeof hours === "string" ? parseWeekHours(hours) : hours;
      return moments(read).map((instant) => openStatus(read, instant, isAsleep).state);
    });
    expect([...new Set(states)].sort()).toEqual(["closed", "closed-for-season", "open", "unknown"]);
  });
});

/**
 * Two hundred minutes of a fortnight around New Year: before, at and after each opening and closing, then random ones.
 * The closing minute counts as open here but not in the library, so it's left out.
 */
function moments(hours: WeekHours | null): Date[] {
  const first = Math.floor(localMinuteOf(new Date("2026-12-25T12:00:00Z")) / minutesPerDay);
  const edges = Array.from({ length: 14 }, (_, index) => first + index).flatMap((day) => {
    const read = parseDayHours(hours?.[weekdayNames[weekdayOfDay(day)] ?? "Sunday"]);
    const ranges = read.state === "open" ? read.ranges : [];
    return ranges.map(({ opens, closes }) => [day * minutesPerDay + opens, day * minutesPerDay + closes]);
  });
  const closing = new Set(edges.map(([, closes]) => closes));
  const near = edges.flat().flatMap((minute) => [(minute ?? 0) - 1, minute ?? 0, (minute ?? 0) + 1]);
  let seed = 11;
  const chosen = near.filter((_, index) => index % Math.ceil(near.length / 100) === 0);
  while (chosen.length < 260) {
    seed = (seed * 16_807) % 2_147_483_647;
    chosen.push(first * minutesPerDay + (seed % (14 * minutesPerDay)));
  }
  return chosen
    .filter((minute) => !closing.has(minute))
    .slice(0, 200)
    .map(instantOfLocalMinute);
}

/** The library uses the machine's time zone, so it gets a date that reads like the town's clock. */
function clockInTown(instant: Date): Date {
  const there = new Date(localMinuteOf(instant) * 60_000);
  return new Date(
    there.getUTCFullYear(),
    there.getUTCMonth(),
    there.getUTCDate(),
    there.getUTCHours(),
    there.getUTCMinutes(),
  );
}
