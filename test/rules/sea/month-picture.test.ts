import { expect, test } from "vitest";
import { daysBeyond, daysBeyondMonth, monthPicture } from "../../../app/rules/sea/month-picture";
import { skyOfDay } from "../../../app/rules/sea/sky-day";
import { monthOfTides, tideDays } from "../../../app/rules/sea/tide-month";
import { watersOfYear } from "../../../app/rules/sea/tide-prediction";
import { shortDatesInWords } from "../../../app/rules/time/date-words";
import { formatDay } from "../../../app/rules/time/days";
import { localDay } from "../../../app/rules/time/panama-time";

const daysOf = (name: string) => {
  const month = monthOfTides(name) ?? expect.fail(name);
  const around = Array.from({ length: month.last - month.first + 3 }, (_, n) => month.first - 1 + n);
  const sky = around.map((day) => ({ ...skyOfDay(day), day: formatDay(day) }));
  return tideDays(month, sky, watersOfYear(Number(name.slice(0, 4))));
};
const days = daysOf("2026-12");

test("a month's picture has the moons of its quarters on their days, and its extremes where they are", () => {
  const picture = monthPicture(days, "2026-12-08");
  expect(picture?.moons.map(({ day }) => day)).toEqual([1, 8, 17, 23, 30]);
  const heights = days.flatMap(({ waters }) => waters.map(({ metres }) => metres));
  expect(picture?.highest.metres).toBe(Math.max(...heights));
  expect(picture?.lowest.metres).toBe(Math.min(...heights));
  // Two days after full moon.
  expect(picture?.highest.x).toBeGreaterThan(picture?.moons[3]?.x ?? 100);
  expect(picture?.boat?.x).toBeCloseTo(3.5 + (7 / 30) * 93, 1);
});

test("the dot of the highest water stands on the day of that height that is farthest from today's boat", () => {
  const november = daysOf("2026-11");
  const { highest, boat } = monthPicture(november, "2026-11-28") ?? expect.fail();
  expect(highest.dates).toEqual(["2026-11-25", "2026-11-26", "2026-11-27"]);
  expect(((boat?.x ?? 0) - highest.x) / (93 / 29)).toBeCloseTo(3, 1);
});

test("its sea has room in it for the words of its extremes in every month of a year", () => {
  for (let month = 1; month <= 12; month++) {
    const name = `2027-${String(month).padStart(2, "0")}`;
    const { highest, lowest } = monthPicture(daysOf(name), "") ?? expect.fail(name);
    expect(highest.y, name).toBeGreaterThan(27);
    expect(lowest.y, name).toBeLessThan(84);
    expect(lowest.y - highest.y, name).toBeGreaterThan(25);
  }
});

test("it has no boat in other months, and isn't drawn where nothing is predicted", () => {
  expect(monthPicture(days, "2026-11-08")?.boat).toBeNull();
  expect(monthPicture([], "2026-12-08")).toBeNull();
});

test("it names every day of an extreme, and has the first day and every fifth along its foot", () => {
  const picture = monthPicture(days, "2026-12-08");
  expect(picture?.days.map(({ day }) => day)).toEqual([1, 5, 10, 15, 20, 25, 30]);
  expect(picture?.highest.dates.length).toBeGreaterThan(0);
  expect(shortDatesInWords(["2026-11-26", "2026-11-27"], "en")).toBe("Nov 26 and 27");
  expect(shortDatesInWords(["2026-11-26", "2026-11-27"], "es")).toBe("26 y 27 nov");
  const run = ["2026-11-25", "2026-11-26", "2026-11-27"];
  expect(shortDatesInWords(run, "en")).toBe("Nov 25–27");
  expect(shortDatesInWords(run, "es")).toBe("25–27 nov");
});

test("the sea goes on into the days around a month, also where the table begins or ends with it", () => {
  const month = monthOfTides("2026-12") ?? expect.fail();
  const waters = watersOfYear(2026);
  const beyond = daysBeyondMonth(waters, month);
  expect([beyond.before.length, beyond.after.length]).toEqual([daysBeyond, daysBeyond]);
  const { high } = monthPicture(days, "2026-12-08", beyond) ?? expect.fail();
  const [, from, to] = high.match(/^M-900 \d+H(-?\d+).+T(\d+) \d+H1900/) ?? [];
  expect(Number(from)).toBeLessThan(-300);
  expect(Number(to)).toBeGreaterThan(1300);
});

test("also where nothing but a February was read", () => {
  const month = monthOfTides("2026-02") ?? expect.fail();
  const waters = watersOfYear(2026).filter(({ at }) => {
    const day = localDay(new Date(at));
    return month.first <= day && day <= month.last;
  });
  const { before, after } = daysBeyondMonth(waters, month);
  expect([before.length, after.length]).toEqual([daysBeyond, daysBeyond]);
});
