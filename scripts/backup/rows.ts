import { quoted, type Table } from "./schema";

const weightOfPage = 500_000;

export const noPosition = (table: Table): null[] => table.order.map(() => null);

/** The next rows behind a position; null stands before the first. */
export function pageQuery({ name, columns, order }: Table, isFirst: boolean): string {
  const keys = order.map(quoted).join(", ");
  const behind = isFirst ? "" : `WHERE (${keys}) > (${order.map(() => "?").join(", ")})`;
  return `SELECT ${columns.map(quoted).join(", ")} FROM ${quoted(name)} ${behind} ORDER BY ${keys} LIMIT ?`;
}

export function positionOf({ columns, order }: Table, row: readonly unknown[]): unknown[] {
  return order.map((name) => row[columns.indexOf(name)]);
}

/** So many rows at once that a page weighs about half a megabyte, whatever a row of this table weighs. */
export function nextPageSize(rows: number, bytes: number): number {
  return Math.min(1000, Math.max(1, Math.floor(weightOfPage / Math.max(1, bytes / rows))));
}

/** A row as a line; bytes have no place in one. */
export function lineOf(table: Table, row: readonly unknown[]): string {
  if (row.some((value) => typeof value === "object" && value !== null))
    throw new Error(`${table.name} holds bytes, which a backup cannot keep yet.`);
  return JSON.stringify(row);
}

/** Lines in parcels that one statement takes. */
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

/**
 * Writes a parcel of lines: all of them, before which what a job of the new guide wrote meanwhile gives way, or only what
 * is missing. A row that refers to one that is not there, deleted while the backup was made, is left out as its deletion
 * would have done.
 */
export function insertQuery(
  { name, columns, order, parents }: Table,
  which: "all" | "missing" = "all",
): string {
  const value = (column: string) => `value ->> ${columns.indexOf(column)}`;
  const known = parents
    .filter(({ table }) => table !== name)
    .map(
      ({ table, from, to }) =>
        `(${value(from)} IS NULL OR EXISTS (SELECT 1 FROM ${quoted(table)} AS parent WHERE parent.${quoted(to)} = ${value(from)}))`,
    );
  // By now the number of a lost row may be another row's.
  const isOwn = (column: string) => which === "all" || column !== "rowid" || order[0] !== "rowid";
  const written = columns.filter(isOwn);
  const how = which === "all" ? "REPLACE" : "IGNORE";
  const into = `INSERT OR ${how} INTO ${quoted(name)} (${written.map(quoted).join(", ")})`;
  const where = known.length > 0 ? ` WHERE ${known.join(" AND ")}` : "";
  return `${into} SELECT ${written.map(value).join(", ")} FROM json_each(?)${where}`;
}
