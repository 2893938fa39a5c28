const mark = "\ufeff";
/** What a table program would take for a formula. */
const formula = /^'*[=+\-@\t\r]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** A table as Excel reads it: told to be UTF-8, and with nothing in it that would be calculated. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return mark + csvRows(rows);
}

/** Further rows of such a table. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const plain = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
    return /["\n\r,;]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
  };
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** Reads a table back, also one that was saved with semicolons, as Excel does where a comma is in every number. */
export function readCsv(text: string): string[][] {
  const plain = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const separator = separatorOf(plain);
  // Behind a closing quote nothing may stand; what does is left out.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"[^${separator}\\n]*|([^${separator}\\n]*))(${separator}|\\n|$)`,
    "y",
  );
  const rows: string[][] = [[]];
  for (let end: string | undefined = separator; end; ) {
    const [, quoted, bare = "", next] = cell.exec(plain) ?? [];
    rows.at(-1)?.push(withoutMark(quoted?.replaceAll('""', '"') ?? bare));
    if (next === "\n") rows.push([]);
    end = next;
  }
  return rows.filter((row) => row.some((one) => one.trim()));
}

export function withoutMark(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

function separatorOf(text: string): string {
  const line = text.split("\n", 1)[0] ?? "";
  const count = (one: string) => line.split(one).length;
  return [",", ";", "\t"].reduce((best, one) => (count(one) > count(best) ? one : best));
}
