import { describe, expect, test } from "vitest";
import { escapeText, foldLine, writeLines } from "../../../app/rules/site/icalendar-lines";

const octets = (text: string) => new TextEncoder().encode(text).length;

describe("a text in a feed", () => {
  test.each([
    ["commas and semicolons", "fish, rice; beans", "fish\\, rice\\; beans"],
    ["backslashes first", "a\\,b", "a\\\\\\,b"],
    ["a line break", "one\ntwo", "one\\ntwo"],
    ["a line break of Windows", "one\r\ntwo", "one\\ntwo"],
    ["an old line break", "one\rtwo", "one\\ntwo"],
    ["a line separator", "one\u2028two", "one\\ntwo"],
    ["control characters", "a\u0000b\u0007c\td", "abc d"],
    ["half a character", "a\ud83cb", "ab"],
    ["colons and quotes as they are", 'at 6:00 "sharp"', 'at 6:00 "sharp"'],
    ["accents and emoji as they are", "Año 🌊", "Año 🌊"],
  ])("%s", (_, text, escaped) => {
    expect(escapeText(text)).toBe(escaped);
  });

  test("can't inject a line", () => {
    expect(writeLines([["SUMMARY", escapeText("x\r\nEND:VCALENDAR")]])).toBe("SUMMARY:x\\nEND:VCALENDAR\r\n");
    expect(writeLines([["URL", "https://example.com/\r\nX:1"]])).toBe("URL:https://example.com/X:1\r\n");
  });
});

describe("a long line", () => {
  test.each([
    ["75 octets stay whole", "x".repeat(75), 1],
    ["76 octets are folded", "x".repeat(76), 2],
    ["letters of two octets", "ñ".repeat(100), 3],
    ["25 signs of three octets stay whole", "—".repeat(25), 1],
    ["26 signs of three octets are folded", "—".repeat(26), 2],
    ["emoji of four octets", "🌊".repeat(60), 4],
    ["nothing", "", 1],
  ])("%s", (_, line, count) => {
    const folded = foldLine(line);
    const lines = folded.split("\r\n");
    expect(lines).toHaveLength(count);
    for (const part of lines) expect(octets(part)).toBeLessThanOrEqual(75);
    for (const part of lines.slice(1)) expect(part[0]).toBe(" ");
    expect(folded.replaceAll("\r\n ", "")).toBe(line);
  });
});
