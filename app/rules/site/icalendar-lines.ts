/** A property of iCalendar or vCard (RFC 5545, 2426): name with parameters, and value. */
export type Line = readonly [name: string, value: string];

const longestLine = 75;

/** Ends lines with CRLF and folds them at 75 octets, never inside a character. */
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

/** Commas, semicolons and line breaks are special in values. */
export function escapeText(text: string): string {
  return text
    .replace(/\\/g, "\\\\")
    .replace(/[;,]/g, "\\$&")
    .replace(/\r\n|[\r\n\u2028\u2029]/g, "\\n")
    .replace(/\t/g, " ")
    .replace(/\p{Cc}|\p{Cs}/gu, "");
}

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
