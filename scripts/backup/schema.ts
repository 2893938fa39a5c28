/** An entry of sqlite_schema. */
export type SchemaEntry = { type: "table" | "index" | "view" | "trigger"; name: string; sql: string };
type Parent = { table: string; from: string; to: string };
export type Table = {
  name: string;
  /** Stored columns; first the rowid, unless a column is the rowid. */
  columns: string[];
  /** The order its rows are read in. */
  order: string[];
  parents: Parent[];
};
export type Column = { name: string; type: string; pk: number; hidden: number };

/** SQLite's autoincrement counters, written last. */
export const counters = "sqlite_sequence";

const virtual = /^CREATE VIRTUAL TABLE/i;
export const isVirtual = ({ sql }: { sql: string }) => virtual.test(sql);

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Without generated columns. */
export function tableOf(
  name: string,
  columns: readonly Column[],
  hasRowNumbers: boolean,
  parents: Parent[],
): Table {
  const stored = columns.filter(({ hidden }) => hidden === 0).map((column) => column.name);
  const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  const names = key.map((column) => column.name);
  if (!hasRowNumbers) return { name, columns: stored, order: names, parents };
  const isNumber = key.length === 1 && key[0]?.type.toUpperCase() === "INTEGER";
  if (isNumber) return { name, columns: stored, order: names, parents };
  return { name, columns: ["rowid", ...stored], order: ["rowid"], parents };
}

/** Referenced tables first. */
export function parentsFirst<T extends Table>(tables: readonly T[]): T[] {
  const ordered = new Set<T>();
  const place = (table: T, below: readonly T[]) => {
    if (ordered.has(table) || below.includes(table)) return;
    for (const parent of table.parents) {
      const found = tables.find(({ name }) => name === parent.table);
      if (found) place(found, [...below, table]);
    }
    ordered.add(table);
  };
  const counted = (table: T) => (table.name === counters ? 1 : 0);
  const byName = tables.toSorted(
    (one, other) => counted(one) - counted(other) || (one.name < other.name ? -1 : 1),
  );
  for (const table of byName) place(table, []);
  return [...ordered];
}

/** The order of creating everything; rows are written in between, before there are triggers. */
export function stepsOf(schema: readonly SchemaEntry[]): { before: string[]; after: string[] } {
  const of = (type: SchemaEntry["type"], isIt = (_: SchemaEntry) => true) =>
    schema.filter((entry) => entry.type === type && isIt(entry)).map(({ sql }) => sql);
  const fullText = schema.filter((entry) => /USING fts5\s*\([\s\S]*content\s*=/i.test(entry.sql));
  const filled = fullText.map(
    ({ name }) => `INSERT INTO ${quoted(name)} (${quoted(name)}) VALUES ('rebuild')`,
  );
  return {
    before: [...of("table", (entry) => !isVirtual(entry)), ...of("index")],
    after: [...of("table", isVirtual), ...filled, ...of("view"), ...of("trigger")],
  };
}

/** The order of dropping everything: triggers and views first, referring tables before referenced ones. */
export function dropsOf(schema: readonly SchemaEntry[], tables: readonly Table[]): string[] {
  const drop = (type: string) =>
    schema
      .filter((entry) => entry.type === type)
      .map(({ name }) => `DROP ${type.toUpperCase()} ${quoted(name)}`);
  const madeOf = schema.filter(isVirtual).toReversed();
  const plain = parentsFirst(tables).filter(({ name }) => name !== counters);
  return [
    ...drop("trigger"),
    ...drop("view"),
    ...[...madeOf, ...plain.toReversed()].map(({ name }) => `DROP TABLE ${quoted(name)}`),
    ...(tables.some(({ name }) => name === counters) ? [`DELETE FROM ${counters}`] : []),
  ];
}
