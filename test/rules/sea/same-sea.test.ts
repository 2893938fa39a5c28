import { describe, expect, test } from "vitest";
import { dayPicture } from "../../../app/rules/sea/day-picture";
import { windowOfDay } from "../../../app/rules/sea/day-window";
import { turnFrom } from "../../../app/rules/sea/moon-of-day";
import { predictDays } from "../../../app/rules/sea/predicted-days";
import { dayAhead } from "../../../app/rules/sea/small-day-picture";
import { tideAt, type Water, watersWithin } from "../../../app/rules/sea/tide-at";
import { tideFeed } from "../../../app/rules/sea/tide-feed";
import { monthOfTides, tideDays } from "../../../app/rules/sea/tide-month";
import { formatDay, parseDay } from "../../../app/rules/time/days";
import { instantOfDay } from "../../../app/rules/time/panama-time";
import { seaNow } from "../../../app/server/pages/sea/sea-now";

/** Thirty days across the end of a month and a year, with the tides around them. */
const first = parseDay("2026-12-10") ?? 0;
const days = Array.from({ length: 30 }, (_, index) => first + index);
const { waters, sky } = predictDays(Array.from({ length: 75 }, (_, index) => first - 12 + index));
const startOf = (day: number) => instantOfDay(day, 0).getTime();
const skyOf = (day: number) => sky.find((row) => row.day === formatDay(day)) ?? expect.fail("no such day");
const moments = (list: readonly Water[]) => list.map(({ at, kind, metres }) => `${at} ${kind} ${metres}`);

/** Each day as on the month's page. */
const sheet = ["2026-12", "2027-01"].flatMap((name) => {
  const month = monthOfTides(name) ?? expect.fail(name);
  const from = formatDay(month.first - 1);
  const span = watersWithin(waters, startOf(month.first) - 32_400_000, startOf(month.last + 1) + 32_400_000);
  return tideDays(
    month,
    sky.filter(({ day }) => day >= from && day <= formatDay(month.last + 1)),
    span,
  );
});
const sheetOf = (day: number) => sheet.find((one) => one.day === day) ?? expect.fail("no such row");

describe("the sea of thirty days is the same", () => {
  test.each(days.map((day) => [formatDay(day), day]))("on every page on %s, to the minute", (_, day) => {
    const row = sheetOf(day);
    const window = windowOfDay(day);
    const ofDay = watersWithin(waters, startOf(day), startOf(day + 1));
    const picture = dayPicture(waters, [day - 1, day, day + 1].map(skyOf), window, null);
    expect(ofDay.length).toBeGreaterThan(2);
    expect(moments(row.waters)).toEqual(moments(ofDay));
    expect(moments(picture.waters)).toEqual(moments(ofDay));
    expect(moments(dayAhead(day, skyOf(day), waters).waters)).toEqual(moments(ofDay));

    const { sunrise, sunset, moonrise, moonset } = skyOf(day);
    expect([row.sunriseAt, row.sunsetAt]).toEqual([sunrise, sunset]);
    expect(picture.suns.map(({ at }) => at)).toEqual([sunrise, sunset]);
    if (row.moon.turn) expect([moonrise, moonset]).toContain(row.moon.turn.at);
  });

  test("at every hour on the home page, the surf guide and the page of today", () => {
    const moons = sheet.flatMap(({ day }) => [skyOf(day).moonrise, skyOf(day).moonset]);
    for (let at = startOf(first); at < startOf(first + 30); at += 3_600_000) {
      const now = new Date(at);
      const day = days.findLast((one) => startOf(one) <= at) ?? first;
      const rows = [skyOf(day), skyOf(day + 1)];
      const sea = seaNow(
        [watersWithin(waters, startOf(day) - 32_400_000, startOf(day + 1) + 32_400_000), rows, []],
        now,
      );
      const table = [sheetOf(day), sheetOf(day + 1)];
      const next = table.flatMap((one) => one.waters).find((water) => water.at > at);
      expect(sea?.tide.next).toMatchObject({ at: next?.at, kind: next?.kind, metres: next?.metres });
      expect(tideAt(waters, at)?.next?.at).toBe(next?.at);
      const suns = table.flatMap(({ sunriseAt, sunsetAt }) => [sunriseAt, sunsetAt]);
      expect(sea?.sun?.at).toBe(suns.find((sun) => sun > at));
      const turn = turnFrom([day - 1, day, day + 1, day + 2].map(skyOf), skyOf(day), at);
      expect(moons).toContain(turn?.at);
    }
  });

  test("in a calendar, to the minute", () => {
    const text = tideFeed(watersWithin(waters, startOf(first), startOf(first + 30)), {
      name: "Tides",
      description: "",
      language: "en",
      summary: ({ kind }) => kind,
    });
    const starts = [...text.matchAll(/^DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/gm)].map(
      ([, year, month, day, hour, minute, second]) =>
        Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`),
    );
    expect(starts).toEqual(days.flatMap((day) => sheetOf(day).waters.map(({ at }) => at)));
  });
});
