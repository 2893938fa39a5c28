import { describe, expect, test } from "vitest";
import type { RecurrencePattern } from "../../../app/rules/events/recurrence";
import {
  clockInWords,
  type RecurrenceWords,
  recurrenceInWords,
  timesInWords,
} from "../../../app/rules/events/recurrence-words";
import { parseDay } from "../../../app/rules/time/days";

const en: RecurrenceWords = {
  daily: "Every day",
  everyDays: "Every {n} days",
  weekly: "Every {weekdays}",
  everyWeeks: "Every {n} weeks on {weekdays}",
  monthly: "On day {day} of every month",
  everyMonths: "Every {n} months on day {day}",
  skipped: "months without a day {day} are skipped",
  once: "once",
  times: "{n} times",
  until: "until {date}",
  date: "{month} {day}, {year}",
  between: "{start} to {end}",
  at: "at {start}",
  and: "and",
  am: "AM",
  pm: "PM",
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
};

const es: RecurrenceWords = {
  daily: "Todos los días",
  everyDays: "Cada {n} días",
  weekly: "Todos los {weekdays}",
  everyWeeks: "Cada {n} semanas, los {weekdays}",
  monthly: "El día {day} de cada mes",
  everyMonths: "Cada {n} meses, el día {day}",
  skipped: "menos en los meses sin día {day}",
  once: "una sola vez",
  times: "{n} veces",
  until: "hasta el {date}",
  date: "{day} de {month} de {year}",
  between: "de {start} a {end}",
  at: "inicio: {start}",
  and: "y",
  am: "a.\u00a0m.",
  pm: "p.\u00a0m.",
  weekdays: ["domingos", "lunes", "martes", "miércoles", "jueves", "viernes", "sábados"],
  months: [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
  ],
};

const daily: RecurrencePattern = {
  pattern_type: "daily",
  interval_value: 1,
  days_of_week: [],
  day_of_month: null,
  end_type: "never",
  end_count: null,
  end_date: null,
};
const weekly: RecurrencePattern = { ...daily, pattern_type: "weekly" };
const monthly: RecurrencePattern = { ...daily, pattern_type: "monthly" };
const evening = { start_time: "18:00", end_time: "19:00" };
const noTimes = { start_time: null, end_time: null };

describe("a rule in words", () => {
  test.each<[RecurrencePattern, string, string, string]>([
    [daily, "2026-11-17", "Every day", "Todos los días"],
    [{ ...daily, interval_value: 2 }, "2026-11-17", "Every 2 days", "Cada 2 días"],
    [weekly, "2026-11-17", "Every Tuesday", "Todos los martes"],
    [{ ...weekly, days_of_week: [6] }, "2026-11-21", "Every Saturday", "Todos los sábados"],
    [{ ...weekly, days_of_week: [2] }, "2026-11-18", "Every Tuesday", "Todos los martes"],
    [
      { ...weekly, days_of_week: [4, 2] },
      "2026-11-17",
      "Every Tuesday and Thursday",
      "Todos los martes y jueves",
    ],
    [
      { ...weekly, days_of_week: [0, 6, 5] },
      "2026-11-20",
      "Every Friday, Saturday and Sunday",
      "Todos los viernes, sábados y domingos",
    ],
    [{ ...weekly, days_of_week: [0, 1, 2, 3, 4, 5, 6] }, "2026-11-17", "Every day", "Todos los días"],
    [
      { ...weekly, interval_value: 2, days_of_week: [2] },
      "2026-11-17",
      "Every 2 weeks on Tuesday",
      "Cada 2 semanas, los martes",
    ],
    [
      { ...weekly, interval_value: 3, days_of_week: [1, 3] },
      "2026-11-16",
      "Every 3 weeks on Monday and Wednesday",
      "Cada 3 semanas, los lunes y miércoles",
    ],
    [monthly, "2026-11-17", "On day 17 of every month", "El día 17 de cada mes"],
    [{ ...monthly, day_of_month: 5 }, "2026-11-17", "On day 5 of every month", "El día 5 de cada mes"],
    [
      { ...monthly, interval_value: 2, day_of_month: 1 },
      "2026-11-01",
      "Every 2 months on day 1",
      "Cada 2 meses, el día 1",
    ],
    [
      { ...monthly, day_of_month: 31 },
      "2026-12-31",
      "On day 31 of every month, months without a day 31 are skipped",
      "El día 31 de cada mes, menos en los meses sin día 31",
    ],
    [{ ...monthly, day_of_month: 28 }, "2026-12-28", "On day 28 of every month", "El día 28 de cada mes"],
    [
      { ...daily, end_type: "after_count", end_count: 10 },
      "2026-11-17",
      "Every day, 10 times",
      "Todos los días, 10 veces",
    ],
    [
      { ...daily, end_type: "after_count", end_count: 1 },
      "2026-11-17",
      "Every day, once",
      "Todos los días, una sola vez",
    ],
    [
      { ...weekly, end_type: "by_date", end_date: "2027-03-02" },
      "2026-11-17",
      "Every Tuesday, until March 2, 2027",
      "Todos los martes, hasta el 2 de marzo de 2027",
    ],
    [
      { ...daily, end_type: "never", end_count: 4, end_date: "2027-01-01" },
      "2026-11-17",
      "Every day",
      "Todos los días",
    ],
    [{ ...daily, end_type: "by_date", end_date: "soon" }, "2026-11-17", "Every day", "Todos los días"],
  ])("%j", (pattern, start, english, spanish) => {
    expect(recurrenceInWords(pattern, parseDay(start) ?? 0, noTimes, en)).toBe(english);
    expect(recurrenceInWords(pattern, parseDay(start) ?? 0, noTimes, es)).toBe(spanish);
  });

  test("has its times before its end", () => {
    const pattern: RecurrencePattern = {
      ...weekly,
      interval_value: 2,
      days_of_week: [2],
      end_type: "after_count",
      end_count: 8,
    };
    const start = parseDay("2026-11-17") ?? 0;
    expect(recurrenceInWords({ ...pattern, end_type: "never" }, start, evening, en)).toBe(
      "Every 2 weeks on Tuesday, 6:00 to 7:00\u00a0PM",
    );
    expect(recurrenceInWords(pattern, start, evening, en)).toBe(
      "Every 2 weeks on Tuesday, 6:00 to 7:00\u00a0PM, 8 times",
    );
    expect(recurrenceInWords(pattern, start, evening, es)).toBe(
      "Cada 2 semanas, los martes, de 6:00 a 7:00\u00a0p.\u00a0m., 8 veces",
    );
  });

  test("never uses “every second” or “every other”", () => {
    for (let interval_value = 2; interval_value < 10; interval_value += 1) {
      const text = recurrenceInWords({ ...weekly, interval_value }, 20_000, evening, en);
      expect(text).toContain(`Every ${interval_value} weeks`);
      expect(text).not.toMatch(/second|other/);
    }
  });
});

describe("times in words", () => {
  test.each([
    ["both in the evening", "18:00", "19:30", "6:00 to 7:30\u00a0PM"],
    ["both in the morning", "09:15", "11:00", "9:15 to 11:00\u00a0AM"],
    ["over noon", "11:00", "13:00", "11:00\u00a0AM to 1:00\u00a0PM"],
    ["until noon", "11:00", "12:00", "11:00\u00a0AM to 12:00\u00a0PM"],
    ["from noon", "12:00", "13:00", "12:00 to 1:00\u00a0PM"],
    ["from midnight", "00:00", "01:00", "12:00 to 1:00\u00a0AM"],
    ["past midnight", "22:00", "02:00", "10:00\u00a0PM to 2:00\u00a0AM"],
    ["around the clock back into the same half", "20:00", "19:00", "8:00\u00a0PM to 7:00\u00a0PM"],
    ["around the clock", "18:00", "18:00", "6:00\u00a0PM to 6:00\u00a0PM"],
    ["without end", "18:00", null, "at 6:00\u00a0PM"],
    ["without start", null, "18:00", ""],
    ["unreadable", "soon", "later", ""],
  ])("%s", (_, start_time, end_time, expected) => {
    expect(timesInWords({ start_time, end_time }, en)).toBe(expected);
  });

  test("uses twelve for midnight and noon", () => {
    expect(clockInWords(0, en)).toBe("12:00\u00a0AM");
    expect(clockInWords(720, es)).toBe("12:00\u00a0p.\u00a0m.");
    expect(clockInWords(1500, en)).toBe("1:00\u00a0AM");
  });
});
