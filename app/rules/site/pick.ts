/** Some of what an object has, under the same names: columns of a table for a question, fields of a form for a row. */
export function pick<Whole extends object, Name extends keyof Whole & string>(
  whole: Whole,
  ...names: readonly Name[]
): Pick<Whole, Name> {
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;
}
