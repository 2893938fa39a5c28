/** The last row of a page; the next page starts after it. */
export type ListKey = readonly [placement: number, shuffle: number, id: string];
type Row = { placement: number; shuffle: number; id: string };
/** `next` is null at the end. */
type ListPage<R> = { rows: R[]; next: ListKey | null };

function keyOf({ placement, shuffle, id }: Row): ListKey {
  return [placement, shuffle, id];
}

/** One row more than a page is read, to know whether there's a next page. */
export function pageOf<R extends Row>(found: readonly R[], perPage: number): ListPage<R> {
  const rows = found.slice(0, perPage);
  const last = rows.at(-1);
  return { rows, next: found.length > perPage && last ? keyOf(last) : null };
}

/**
 * Filters the rows that were read. The next page starts after the last one shown or looked at; the list only ends
 * where the rows ran out before the limit.
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

/** A search row: how many were looked at and the last of them, with a match, if there is one. */
type Hit<R> = { card: R | null; looked: number; last: string | null };

/** Continues after the last one shown or looked at. */
export function pageOfSearch<R extends Row>(
  hits: readonly Hit<R>[],
  limits: { perPage: number; looked: number },
): ListPage<R> {
  const { rows, next } = pageOf(
    hits.flatMap(({ card }) => card ?? []),
    limits.perPage,
  );
  const [first] = hits;
  const isEnd = !first || first.looked < limits.looked;
  return { rows, next: next ?? (isEnd ? null : keyIn(first.last)) };
}

/** "placement shuffle id", as the database concatenates them. */
function keyIn(text: string | null): ListKey | null {
  const [, placement, shuffle, id] = text?.match(/^(\d+) (\d+) (.+)$/) ?? [];
  return id === undefined ? null : [Number(placement), Number(shuffle), id];
}

/** Rows read at a time for filters without an index. */
export const placesLooked = 150;

export const cardsPerPage = 24;
