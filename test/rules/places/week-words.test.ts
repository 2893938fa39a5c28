import { describe, expect, test } from "vitest";
import type { WeekHours } from "../../../app/rules/places/hours";
import {
  dayAsTyped,
  daysInWords,
  equalDays,
  openDaysInWords,
  weekInOneLine,
  weekInWords,
} from "../../../app/rules/places/week-words";

const spaces = (text: string) => text.replaceAll("\u00a0", " ");
const week = (days: string): WeekHours => {
  const [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday] = days
    .split("|")
    .map((day) => day.trim() || null);
  return { Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday };
};

describe("a week in a sentence", () => {
  test.each([
    [
      "a kitchen with two days off",
      "Closed|11:30-15:00; 18:00-21:30|11:30-15:00; 18:00-21:30|11:30-15:00; 18:00-21:30|11:30-15:00; 18:00-21:30|11:30-15:00; 18:00-21:30|",
      "Tue to Sat 11:30 AM to 3:00 PM and 6:00 to 9:30 PM; closed Sunday and Monday",
      "Martes a sábado de 11:30 a. m. a 3:00 p. m. y de 6:00 a 9:30 p. m.; cerrado domingo y lunes",
    ],
    [
      "every day",
      "9-17|9-17|9-17|9-17|9-17|9-17|9-17",
      "Every day 9:00 AM to 5:00 PM",
      "Todos los días de 9:00 a. m. a 5:00 p. m.",
    ],
    ["around the clock", "24h|24h|24h|24h|24h|24h|24h", "Open 24 hours", "Abierto 24 horas"],
    [
      "around the clock at the weekend",
      "|||||24h|24h",
      "Sat and Sun open 24 hours; closed Monday to Friday",
      "Sábado y domingo abierto 24 horas; cerrado lunes a viernes",
    ],
    [
      "days here and there",
      "4pm-9pm||4pm-9pm||4pm-9pm||",
      "Mon, Wed and Fri 4:00 to 9:00 PM; closed Tuesday, Thursday, Saturday and Sunday",
      "Lunes, miércoles y viernes de 4:00 a 9:00 p. m.; cerrado martes, jueves, sábado y domingo",
    ],
    [
      "a night past midnight",
      "||||8pm-2am|8pm-2am|",
      "Fri and Sat 8:00 PM to 2:00 AM; closed Sunday to Thursday",
      "Viernes y sábado de 8:00 p. m. a 2:00 a. m.; cerrado domingo a jueves",
    ],
    [
      "a whole half of the day",
      "9am-5pm|9am-5pm|9am-5pm|9am-5pm|9am-5pm|6am-6pm|12am-12pm",
      "Mon to Fri 9:00 AM to 5:00 PM; Sat 6:00 AM to 6:00 PM; Sun 12:00 AM to 12:00 PM",
      "Lunes a viernes de 9:00 a. m. a 5:00 p. m.; sábado de 6:00 a. m. a 6:00 p. m.; domingo de 12:00 a. m. a 12:00 p. m.",
    ],
    [
      "what can only be told as it was written",
      "9am-5pm|9am-5pm|9am-5pm|9am-5pm|9am-5pm|con cita|con cita",
      "Mon to Fri 9:00 AM to 5:00 PM; Sat and Sun “con cita”",
      "Lunes a viernes de 9:00 a. m. a 5:00 p. m.; sábado y domingo “con cita”",
    ],
    [
      "a week of rest",
      "Closed|Closed|Closed|Closed|Closed|Closed|Closed",
      "Closed every day",
      "Cerrado todos los días",
    ],
  ])("%s", (_, days, english, spanish) => {
    expect(spaces(weekInWords(week(days), "en"))).toBe(english);
    expect(spaces(weekInWords(week(days), "es"))).toBe(spanish);
  });
});

describe("equal days", () => {
  test("are one line, however their hours were written", () => {
    const lines = equalDays(week("9-17|9 AM - 5 PM|closed|9:00-17:00||Cerrado|By appointment"));
    expect(lines.map(({ days }) => days)).toEqual([[0, 1, 3], [2, 4, 5], [6]]);
    expect(lines.map(({ hours }) => hours.state)).toEqual(["open", "closed", "unreadable"]);
  });

  test("say the week in one line where it opens on all of them", () => {
    expect(weekInOneLine(week("9-17|9-17|9-17|9 AM - 5 PM|9-17|9-17|9-17"))?.state).toBe("open");
    for (const other of [
      "closed|closed|closed|closed|closed|closed|closed",
      "9-17|9-17|9-17|9-17|9-17|9-17|closed",
    ])
      expect(weekInOneLine(week(other))).toBeNull();
  });

  test("wrap around the end of the week", () => {
    expect(daysInWords([0, 4, 5, 6], "en")).toBe("Friday to Monday");
    expect(daysInWords([0, 6], "es")).toBe("domingo y lunes");
    expect(daysInWords([0, 2, 5, 6], "en", true)).toBe("Wed and Sat to Mon");
    expect(daysInWords([0, 1, 2, 3, 4, 5, 6], "es")).toBe("todos los días");
  });
});

test.each([
  ["12:00 PM - 9:00 PM", "de 12:00 a 9:00 p. m."],
  ["Closed", "cerrado"],
  ["Open 24 hours", "abierto 24 horas"],
  ["cuando haya pescado", "cuando haya pescado"],
  ["", ""],
])("an owner who fills in the form in Spanish sees %j as %j", (stored, typed) => {
  expect(dayAsTyped(stored, "es")).toBe(typed);
  expect(dayAsTyped(stored, "en")).toBe(stored);
});

test('the days after "opens" are said as each language says them', () => {
  expect(openDaysInWords([1, 2, 3, 4, 5, 6], "es")).toBe("de martes a domingo");
  expect(openDaysInWords([0, 2], "es")).toBe("lunes y miércoles");
  expect(openDaysInWords([0, 1, 2, 3, 4, 5, 6], "es")).toBe("todos los días");
  expect(openDaysInWords([1, 2, 3, 4, 5, 6], "en")).toBe("Tuesday to Sunday");
});
