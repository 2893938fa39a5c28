import Papa from "papaparse";
import { withoutMark } from "../content/csv";
import { type FileRefusal, limits } from "./file-limits";

export type Table = { columns: string[]; rows: string[][] };

export type ReadTable = { ok: true; table: Table } | { ok: false; refusal: FileRefusal };

const refuse = (refusal: FileRefusal): ReadTable => ({ ok: false, refusal });

/** Commas, semicolons or tabs. */
export function readTable(text: string): ReadTable {
  const { data } = Papa.parse<string[]>(withoutPreface(text), {
    delimitersToGuess: [",", ";", "\t"],
    skipEmptyLines: "greedy",
    preview: limits.rows + 2,
  });
  const [head = [], ...rows] = data;
  if (head.length > limits.columns) return refuse("columns");
  if (rows.length === 0) return refuse("empty");
  if (rows.length > limits.rows) return refuse("rows");
  const all = [head, ...rows];
  if (all.some((row) => row.length > limits.columns)) return refuse("columns");
  if (all.some((row) => row.some((cell) => cell.length > limits.cell))) return refuse("cell");
  const columns = head.map((name) => name.trim());
  return {
    ok: true,
    table: { columns, rows: rows.map((row) => columns.map((_, at) => row[at]?.trim() ?? "")) },
  };
}

/** The byte order mark, and the line that tells Excel its separator. */
function withoutPreface(text: string): string {
  return text.replace(/^\ufeff/, "").replace(/^"?sep=[,;\t]"?\r?\n/i, "");
}

/** What a spreadsheet would calculate; numbers, phone numbers and names with an @ are fine. */
export function isFormula(cell: string): boolean {
  return /^(=|[+\-@]\s*[a-z_][\w.]*\s*[(|!])/i.test(cell);
}

/** Without the mark that keeps spreadsheets from calculating it. */
export const plainCell = withoutMark;
