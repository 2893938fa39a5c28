/** Where a page of a list ended: the next one starts behind it. */
export type ListKey = readonly [placement: number, shuffle: number, id: string];
type Row = { placement: number; shuffle: number; id: string };
/** `next` is null at the end of the list. */
export type ListPage<R> = { rows: R[]; next: ListKey | null };

export function keyOf({ placement, shuffle, id }: Row): ListKey {
  return [placement, shuffle, id];
}

/** One row more than a page was asked for: it says that there is a next page. */
export function pageOf<R extends Row>(found: readonly R[], perPage: number): ListPage<R> {
  const rows = found.slice(0, perPage);
  const last = rows.at(-1);
  return { rows, next: found.length > perPage && last ? keyOf(last) : null };
}

/**
 * The wanted ones among the rows looked through. The next page starts behind the last one shown, or behind the last
 * one looked at; it is the end only when the rows ran out before the limit of the look.
 */
export function pageOfWanted<R extends Row>(
  looked: readonly R[],
  isWanted: (row: R) => boolean,
  limits: { perPage: number; looked: number },
): ListPage<R> {
  const rows: R[] = [];
  for (const row of looked) {
    if (!isWanted(row)) continue;
    if (rows.length === limits.perPage) return { rows, next: keyOf(rows.at(-1) as R) };
    rows.push(row);
  }
  const last = looked.at(-1);
  return { rows, next: looked.length >= limits.looked && last ? keyOf(last) : null };
}
