/** The words of a form in its other language, under the names of those they stand beside. */
export function inOtherLanguage<Name extends string>(
  value: { [Field in `translation.${Name}`]: string },
  ...names: readonly Name[]
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, value[`translation.${name}`]])) as Record<
    Name,
    string
  >;
}
