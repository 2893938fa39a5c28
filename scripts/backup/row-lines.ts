import type { Table } from "./schema";

const weightOfPage = 500_000;

/** About half a megabyte a page, whatever a row weighs. */
export function nextPageSize(rows: number, bytes: number): number {
  return Math.min(1000, Math.max(1, Math.floor(weightOfPage / Math.max(1, bytes / rows))));
}

/** As JSON; a table with binary columns isn't supported. */
export function lineOf(table: Table, row: readonly unknown[]): string {
  if (row.some((value) => typeof value === "object" && value !== null))
    throw new Error(`${table.name} holds bytes, which a backup cannot keep yet.`);
  return JSON.stringify(row);
}

/** Groups lines for one statement each. */
export async function* parcels(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string[]> {
  let parcel: string[] = [];
  let weight = 0;
  for await (const line of lines) {
    if (parcel.length > 0 && (weight + line.length > weightOfPage || parcel.length >= 500)) {
      yield parcel;
      parcel = [];
      weight = 0;
    }
    parcel.push(line);
    weight += line.length;
  }
  if (parcel.length > 0) yield parcel;
}
