export type QueryValues = Record<string, string | readonly string[] | null | undefined>;

/** Empty values are left out; a list repeats its parameter. */
export function queryPath(path: string, values: QueryValues): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one) => (one ? [[name, one]] : [])),
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

const tracking =
  /^(utm_\w+|fbclid|gclid|gad_source|gbraid|wbraid|_gl|srsltid|msclkid|ttclid|twclid|yclid|mc_cid|mc_eid|igshid|igsh|ref_src)$/i;

/** Sorted and without tracking parameters, so that one page is one cache entry. */
export function orderedQuery(search: string): string {
  if (search === "") return "";
  const kept = [...new URLSearchParams(search)].filter(([name]) => !tracking.test(name));
  // Repeated names keep their order: the sort is stable.
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(kept).toString();
  return query && `?${query}`;
}
