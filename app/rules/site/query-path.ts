type Values = Record<string, string | null | undefined>;

/** An address with the parameters that have a value, in the order they are given. */
export function queryPath(path: string, values: Values): string {
  const given = Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
