import { quoted, type Table } from "./schema";

export const noPosition = (table: Table): null[] => table.order.map(() => null);

/** The next rows after a position; null is the beginning. */
export function pageQuery({ name, columns, order }: Table, isFirst: boolean): string {
  const keys = order.map(quoted).join(", ");
  const behind = isFirst ? "" : `WHERE (${keys}) > (${order.map(() => "?").join(", ")})`;
  return `SELECT ${columns.map(quoted).join(", ")} FROM ${quoted(name)} ${behind} ORDER BY ${keys} LIMIT ?`;
}

export function positionOf({ columns, order }: Table, row: readonly unknown[]): unknown[] {
  return order.map((name) => row[columns.indexOf(name)]);
}

/**
 * Inserts lines: all of them, replacing what the new guide's jobs have written meanwhile, or only missing ones. A row
 * whose reference was deleted during the backup is skipped, as deleting it would have done.
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
  // The row number may belong to another row by now.
  const isOwn = (column: string) => which === "all" || column !== "rowid" || order[0] !== "rowid";
  const written = columns.filter(isOwn);
  const how = which === "all" ? "REPLACE" : "IGNORE";
  const into = `INSERT OR ${how} INTO ${quoted(name)} (${written.map(quoted).join(", ")})`;
  const where = known.length > 0 ? ` WHERE ${known.join(" AND ")}` : "";
  return `${into} SELECT ${written.map(value).join(", ")} FROM json_each(?)${where}`;
}
