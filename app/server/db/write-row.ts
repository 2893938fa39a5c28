import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database";
import { statement } from "./statement";

type Columns<Table extends SQLiteTable> = Table["$inferInsert"];
export type RowValues<Table extends SQLiteTable> = Table extends SQLiteTable
  ? { [Name in keyof Columns<Table>]?: Columns<Table>[Name] | SQL }
  : never;
/** `updated_at` grows with every change. */
export type CurrentRow = { id: string; updated_at: number };

type Submitted = SQLiteTable & Record<"user_id" | "form_token", SQLiteColumn>;
type Moderated = SQLiteTable & Record<"id" | "updated_at" | "deleted_at", SQLiteColumn>;

/** Only where every condition holds. */
export function insertRow<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: RowValues<Table>,
  conditions: readonly SQL[] = [],
) {
  return statement(db, insertion(table, row, conditions));
}

/** The same for a form: sending it again writes nothing. */
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

/** Inserts, or updates the columns named in `changed`. Both only where every condition holds. */
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

/** Only as it was read: somebody else's change is never overwritten. */
export function updateUnchanged<Table extends Moderated>(
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

/** Only as it was read. */
export function deleteUnchanged<Table extends Moderated>(db: Database, table: Table, currentRow: CurrentRow) {
  return statement(
    db,
    sql`DELETE FROM ${table} WHERE id = ${currentRow.id} AND updated_at = ${currentRow.updated_at}`,
  );
}

export function setColumns<Table extends SQLiteTable>(table: Table, values: RowValues<Table>): SQL {
  const set = entriesOf(table, values).map(
    ([column, value]) => sql`${sql.identifier(column.name)} = ${value}`,
  );
  return sql.join(set, sql`, `);
}

export function saysSame<Table extends SQLiteTable>(table: Table, values: RowValues<Table>): SQL {
  const same = entriesOf(table, values).map(
    ([column, value]) => sql`${sql.identifier(column.name)} IS ${value}`,
  );
  return sql.join(same, sql` AND `);
}

/** With each value as the column stores it. */
function entriesOf<Table extends SQLiteTable>(table: Table, row: RowValues<Table>): [SQLiteColumn, SQL][] {
  const columns = getTableColumns(table) as Record<string, SQLiteColumn>;
  return Object.entries(row).flatMap(([name, value]): [SQLiteColumn, SQL][] => {
    const column = columns[name];
    if (!column || column.generated || value === undefined) return [];
    return [[column, is(value, SQL) ? value : value === null ? sql`NULL` : sql`${sql.param(value, column)}`]];
  });
}
