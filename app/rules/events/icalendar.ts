import { civilOfDay, formatTime } from "../time/days";
import { timeZone } from "../town/town";

/** A property of RFC 5545: its name with parameters, and its value as it stands. */
export type Line = readonly [name: string, value: string];

const longestLine = 75;

/** Lines end with CRLF and are folded at 75 octets, never inside a character. */
export function writeLines(lines: readonly Line[]): string {
  return lines.map(([name, value]) => `${foldLine(`${name}:${value.replace(/\p{Cc}/gu, "")}`)}\r\n`).join("");
}

export function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > longestLine) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Commas, semicolons and line breaks mean something in a value, so in a text they are escaped. */
export function escapeText(text: string): string {
  return text
    .replace(/\\/g, "\\\\")
    .replace(/[;,]/g, "\\$&")
    .replace(/\r\n|[\r\n\u2028\u2029]/g, "\\n")
    .replace(/\t/g, " ")
    .replace(/\p{Cc}|\p{Cs}/gu, "");
}

/** "20261121" */
export function dateValue(dayNumber: number): string {
  const { year, month, day } = civilOfDay(dayNumber);
  return String(year * 10_000 + month * 100 + day).padStart(8, "0");
}

/** "20261121T183000", a time of Panama where TZID says so; minutes may run past midnight. */
export function localValue(dayNumber: number, minutes: number): string {
  return `${dateValue(dayNumber + Math.floor(minutes / 1440))}T${formatTime(minutes).replace(":", "")}00`;
}

/** "20261121T233000Z" */
export function utcValue(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** Panama has kept one offset since long before any event here. */
export const timeZoneLines: readonly Line[] = [
  ["BEGIN", "VTIMEZONE"],
  ["TZID", timeZone],
  ["BEGIN", "STANDARD"],
  ["DTSTART", "19700101T000000"],
  ["TZOFFSETFROM", "-0500"],
  ["TZOFFSETTO", "-0500"],
  ["TZNAME", "EST"],
  ["END", "STANDARD"],
  ["END", "VTIMEZONE"],
];

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
