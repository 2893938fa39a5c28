import { describe, expect, test } from "vitest";
import { departuresOn, readTimetable, runsOf } from "../../../app/rules/info/bus-timetable";
import { easterSunday, isHoliday, nextHolidays } from "../../../app/rules/info/public-holidays";
import { formatDay, formatTime, parseDay } from "../../../app/rules/time/days";

const day = (date: string) => parseDay(date) ?? 0;
const [monday, saturday, sunday, motherDay] = ["2026-11-23", "2026-11-28", "2026-11-29", "2026-12-08"].map(
  day,
) as [number, number, number, number];

/** The departures on a day, or the question asked instead. */
function on(text: string, date = monday): string {
  const read = readTimetable(text);
  if (!read.ok) return `${read.problem.question}? ${read.problem.part}`;
  const times = departuresOn(read.timetable, date);
  return times ? times.map(formatTime).join(" ") || "none" : "unknown";
}

describe("A timetable in common spellings", () => {
  test.each([
    ["8, 10, then hourly to 17", "08:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:00"],
    ["8, 10, luego cada hora hasta las 17", "08:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:00"],
    ["8, 10, then hourly to 1 PM", "08:00 10:00 11:00 12:00 13:00"],
    ["hourly from 5 AM to 8 AM", "05:00 06:00 07:00 08:00"],
    ["cada hora de 5 a 8 a. m.", "05:00 06:00 07:00 08:00"],
    ["5:30 AM to 7 AM every 30 minutes", "05:30 06:00 06:30 07:00"],
    ["6 a 7:30 a. m. cada media hora", "06:00 06:30 07:00 07:30"],
    ["every two hours from 06:00 to 12:00", "06:00 08:00 10:00 12:00"],
    ["7 AM and 11 AM", "07:00 11:00"],
    ["8, 10, 2 PM", "08:00 10:00 14:00"],
    ["8 AM, 10, 2", "08:00 10:00 14:00"],
    ["8 am, noon, 4", "08:00 12:00 16:00"],
    ["07:00, 11:00", "07:00 11:00"],
    ["7h y 13h30", "07:00 13:30"],
    ["8 AM\n10 AM\n2 PM", "08:00 10:00 14:00"],
    ["8 AM; 10 AM; 2 PM\n", "08:00 10:00 14:00"],
    ["none", "none"],
    ["No hay", "none"],
    ["", "unknown"],
  ])("%s", (typed, times) => expect(on(typed)).toBe(times));

  test.each([
    ["7, 11", "half? 7, 11"],
    ["7:00 y 11:00", "half? 7:00 y 11:00"],
    ["7 AM to 5 PM", "interval? 7 am to 5 pm"],
    ["hourly to 17", "interval? hourly to 17"],
    ["8 AM, hourly", "interval? 8 am, hourly"],
    ["8, 10, 2, 17", "order? 8, 10, 2, 17"],
    ["9 AM, 25:00", "words? 25:00"],
    ["8 AM, ask the driver", "words? ask the driver"],
    ["blue days: 8 AM", "words? blue days"],
  ])("%s leads to a question, not a guess", (typed, question) => expect(on(typed)).toBe(question));
});

describe("The days of a timetable", () => {
  const text = "Mon-Sat: 8, 10, 14:00\nSun: 9:00\nSat: none\nholidays: 10:00";

  test("a line applies to its days only, and a later one overrides it for fewer days", () => {
    expect([on(text), on(text, saturday - 7), on(text, sunday)]).toEqual([
      "08:00 10:00 14:00",
      "none",
      "09:00",
    ]);
  });

  test("a line for some days applies whichever comes first", () => {
    expect(on("Sun: 09:00\n08:00; 14:00", sunday)).toBe("09:00");
    expect(on("Sun: 09:00\n08:00; 14:00")).toBe("08:00 14:00");
    expect(on("Sun: 09:00; 11:00; Sat: none", sunday)).toBe("09:00 11:00");
  });

  test("a holiday doesn't follow its weekday: it's unknown until it's named", () => {
    expect(on(text, motherDay)).toBe("10:00");
    expect(on("8 AM", motherDay)).toBe("unknown");
    expect(on("daily including holidays: 08:00", motherDay)).toBe("08:00");
    expect(on("Domingos y feriados: 09:00", motherDay)).toBe("09:00");
    expect(on("Domingos y feriados: 09:00", sunday)).toBe("09:00");
  });

  test("a day in no line is unknown, not without a bus", () => {
    expect(on("Mon-Fri: 08:00", sunday)).toBe("unknown");
    expect(on("lun a vie 08:00", monday)).toBe("08:00");
  });
});

describe("A public holiday", () => {
  test("is found in any year by its date, or by Easter", () => {
    expect([2024, 2026, 2027, 2038].map((year) => formatDay(easterSunday(year)))).toEqual([
      "2024-03-31",
      "2026-04-05",
      "2027-03-28",
      "2038-04-25",
    ]);
    const days = ["2027-02-05", "2027-02-09", "2027-03-26", "2026-11-28", "2026-12-25"];
    expect(days.filter((date) => !isHoliday(day(date)))).toEqual([]);
    const others = ["2027-02-04", "2027-02-10", "2027-03-25", "2026-11-27"];
    expect(others.filter((date) => isHoliday(day(date)))).toEqual([]);
  });

  test("is today or one of the next, across New Year, too; Carnival is one", () => {
    const next = (date: string) =>
      nextHolidays(day(date), 3).map(({ first, last }) => [...new Set([formatDay(first), formatDay(last)])]);
    expect(next("2026-11-28")).toEqual([["2026-11-28"], ["2026-12-08"], ["2026-12-20"]]);
    expect(next("2026-12-24")).toEqual([["2026-12-25"], ["2027-01-01"], ["2027-01-09"]]);
    expect(next("2027-01-10").at(0)).toEqual(["2027-02-05", "2027-02-09"]);
  });
});

test("A run of departures is abbreviated: from, to, and how often", () => {
  expect(runsOf([480, 600, 660, 720, 780, 1000])).toEqual([
    { from: 480, to: 480, every: 0 },
    { from: 600, to: 780, every: 60 },
    { from: 1000, to: 1000, every: 0 },
  ]);
  expect(runsOf([480, 600, 840])).toHaveLength(3);
  expect(runsOf([])).toEqual([]);
});
