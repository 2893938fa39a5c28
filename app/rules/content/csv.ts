const mark = "\ufeff";
/** What a spreadsheet would take for a formula. */
const formula = /^'*[=+\-@\t\r]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** For Excel: marked as UTF-8, and without anything it would calculate. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return mark + csvRows(rows);
}

export function csvRows(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const plain = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
    return /["\n\r,;]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
  };
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** Also reads semicolons, which Excel writes where the comma is a decimal separator. */
export function readCsv(text: string): string[][] {
  const plain = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const separator = separatorOf(plain);
  // Anything after a closing quote is dropped.
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
