/** Some columns of a table under their own names, for a question that asks for these. */
export function columnsOf<Table extends object, Name extends keyof Table & string>(
  table: Table,
  ...names: readonly Name[]
): Pick<Table, Name> {
  return Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<Table, Name>;
}
