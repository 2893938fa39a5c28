/** A form's translated fields, under the names of the originals. */
export function translatedFields<Name extends string>(
  value: { [Field in `translation.${Name}`]: string },
  ...names: readonly Name[]
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, value[`translation.${name}`]])) as Record<
    Name,
    string
  >;
}
