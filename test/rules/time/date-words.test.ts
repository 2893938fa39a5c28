import { describe, expect, test } from "vitest";
import { type DateStyle, dateInWords, spanInWords } from "../../../app/rules/time/date-words";

describe("a day in words", () => {
  test.each<[DateStyle, string, string]>([
    ["long", "November 21, 2026", "21 de noviembre de 2026"],
    ["full", "Saturday, November 21, 2026", "sábado 21 de noviembre de 2026"],
    ["day", "Saturday, November 21", "sábado 21 de noviembre"],
    ["short", "Nov 21", "21 nov"],
    ["weekday", "Sat", "sáb"],
    ["weekdayName", "Saturday", "sábado"],
  ])("%s: %s / %s", (style, english, spanish) => {
    expect(dateInWords("2026-11-21", style, "en")).toBe(english);
    expect(dateInWords("2026-11-21", style, "es").replaceAll(".", "")).toBe(spanish);
  });

  test.each([
    ["2026-12-06", "2026-12-12", "December 6 to 12", "Del 6 al 12 de diciembre"],
    ["2026-11-29", "2026-12-05", "November 29 to December 5", "Del 29 de noviembre al 5 de diciembre"],
    ["2026-12-27", "2027-01-02", "December 27 to January 2", "Del 27 de diciembre al 2 de enero"],
  ])("a week has its month once: %s to %s", (from, until, english, spanish) => {
    const en = spanInWords(from, until, "en");
    const es = spanInWords(from, until, "es");
    expect(`${en.first} to ${en.last}`).toBe(english);
    expect(`Del ${es.first} al ${es.last}`).toBe(spanish);
  });

  test("names a month by its first day, or by its short form", () => {
    expect(dateInWords("2026-11", "month", "en")).toBe("November 2026");
    expect(dateInWords("2026-11-30", "month", "es")).toBe("noviembre de 2026");
  });

  test.each(["2026-01-01", "2026-12-31", "2028-02-29"])("is the same day in any time zone: %s", (date) => {
    const day = Number(date.slice(8));
    expect(dateInWords(date, "long", "en")).toContain(` ${day}, ${date.slice(0, 4)}`);
  });

  test("returns an invalid date as it was written", () => {
    for (const text of ["", "soon", "2026-02-30", "2026-13"])
      expect(dateInWords(text, "long", "en")).toBe(text);
  });
});
