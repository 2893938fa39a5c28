import Papa from "papaparse";
import { withoutMark } from "../content/csv";
import { readText } from "../content/text-encoding";

export const limits = { bytes: 20_000_000, rows: 5000, columns: 200, cell: 50_000 } as const;

/** Why a whole file is refused. */
export type FileRefusal =
  | "none"
  | "large"
  | "packed"
  | "binary"
  | "empty"
  | "columns"
  | "rows"
  | "cell"
  | "json"
  | "xml"
  | "entities";
export type Table = { columns: string[]; rows: string[][] };
export type ReadTable = { ok: true; table: Table } | { ok: false; refusal: FileRefusal };

const refuse = (refusal: FileRefusal): ReadTable => ({ ok: false, refusal });

/** Binary and oversized files are refused before they're parsed. */
export function fileText(
  bytes: Uint8Array,
): { ok: true; text: string } | { ok: false; refusal: FileRefusal } {
  if (bytes.length === 0) return { ok: false, refusal: "none" };
  if (bytes.length > limits.bytes) return { ok: false, refusal: "large" };
  // "PK" starts a zip, which is what Excel saves by default.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3) return { ok: false, refusal: "packed" };
  const text = readText(bytes);
  return text.includes("\0") ? { ok: false, refusal: "binary" } : { ok: true, text };
}

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
