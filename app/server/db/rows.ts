import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./client";
import { statement } from "./statement";

type Columns<Table extends SQLiteTable> = Table["$inferInsert"];
/** Values of columns, or questions that the database answers while it writes. */
export type RowValues<Table extends SQLiteTable> = Table extends SQLiteTable
  ? { [Name in keyof Columns<Table>]?: Columns<Table>[Name] | SQL }
  : never;
/** A row as somebody read it: `updated_at` grows with every change. */
export type CurrentRow = { id: string; updated_at: number };

type Submitted = SQLiteTable & Record<"user_id" | "form_token", SQLiteColumn>;
type Moderated = SQLiteTable & Record<"id" | "updated_at" | "deleted_at", SQLiteColumn>;

/** Writes a new row where every condition holds. */
export function insertRow<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: RowValues<Table>,
  conditions: readonly SQL[] = [],
) {
  return statement(db, insertion(table, row, conditions));
}

/** The same for what a form makes: the same form sent again writes nothing. */
export function insertSubmitted<Table extends Submitted>(
  db: Database,
  table: Table,
  row: RowValues<Table>,
  conditions: readonly SQL[] = [],
) {
  return statement(
    db,
    sql`${insertion(table, row, conditions)} ON CONFLICT (user_id, form_token) DO NOTHING`,
  );
}

/** Writes a row, or over the one that has its key: there only what is named in `changed`. Both where every condition holds. */
export function putRow<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: RowValues<Table>,
  {
    key,
    changed,
  }: { key: readonly (keyof Columns<Table> & string)[]; changed: readonly (keyof Columns<Table> & string)[] },
  conditions: readonly SQL[] = [],
) {
  const names = (list: readonly string[]) =>
    sql.join(
      list.map((name) => sql.identifier(name)),
      sql`, `,
    );
  const set = changed.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  return statement(
    db,
    sql`${insertion(table, row, conditions)} ON CONFLICT (${names(key)}) DO UPDATE SET ${sql.join(set, sql`, `)}`,
  );
}

function insertion<Table extends SQLiteTable>(
  table: Table,
  row: RowValues<Table>,
  conditions: readonly SQL[],
): SQL {
  const entries = entriesOf(table, row);
  const names = entries.map(([column]) => sql.identifier(column.name));
  const values = entries.map(([, value]) => value);
  const isAllowed = sql.join([sql`1`, ...conditions], sql` AND `);
  return sql`INSERT INTO ${table} (${sql.join(names, sql`, `)}) SELECT ${sql.join(values, sql`, `)} WHERE ${isAllowed}`;
}

/** Changes a row only as it was read: what somebody else changed since is never written over. */
export function updateSeen<Table extends Moderated>(
  db: Database,
  table: Table,
  currentRow: CurrentRow,
  values: RowValues<Table>,
  now: Date,
) {
  const updated_at = Math.max(now.getTime(), currentRow.updated_at + 1);
  return statement(
    db,
    sql`UPDATE ${table} SET ${setColumns(table, { ...values, updated_at } as RowValues<Table>)}
      WHERE id = ${currentRow.id} AND updated_at = ${currentRow.updated_at} AND deleted_at IS NULL`,
  );
}

/** Removes a row only as it was read. */
export function deleteSeen<Table extends Moderated>(db: Database, table: Table, currentRow: CurrentRow) {
  return statement(
    db,
    sql`DELETE FROM ${table} WHERE id = ${currentRow.id} AND updated_at = ${currentRow.updated_at}`,
  );
}

/** What stands behind SET: the columns that are given, each with its value. */
export function setColumns<Table extends SQLiteTable>(table: Table, values: RowValues<Table>): SQL {
  const set = entriesOf(table, values).map(
    ([column, value]) => sql`${sql.identifier(column.name)} = ${value}`,
  );
  return sql.join(set, sql`, `);
}

/** Whether a row says in these columns what is given. */
export function saysSame<Table extends SQLiteTable>(table: Table, values: RowValues<Table>): SQL {
  const same = entriesOf(table, values).map(
    ([column, value]) => sql`${sql.identifier(column.name)} IS ${value}`,
  );
  return sql.join(same, sql` AND `);
}

/** The columns that are given, each with its value as the column stores it. */
function entriesOf<Table extends SQLiteTable>(table: Table, row: RowValues<Table>): [SQLiteColumn, SQL][] {
  const columns = getTableColumns(table) as Record<string, SQLiteColumn>;
  return Object.entries(row).flatMap(([name, value]): [SQLiteColumn, SQL][] => {
    const column = columns[name];
    if (!column || column.generated || value === undefined) return [];
    return [[column, is(value, SQL) ? value : value === null ? sql`NULL` : sql`${sql.param(value, column)}`]];
  });
}
