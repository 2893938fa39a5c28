/** Where a page of a list ended: the next one starts behind it. */
export type ListKey = readonly [placement: number, shuffle: number, id: string];
type Row = { placement: number; shuffle: number; id: string };
/** `next` is null at the end of the list. */
type ListPage<R> = { rows: R[]; next: ListKey | null };

function keyOf({ placement, shuffle, id }: Row): ListKey {
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

/** A row of a search: how many were looked at and the last of them, beside one that holds the term, if any does. */
type Hit<R> = { card: R | null; looked: number; last: string | null };

/** The found ones of a search. It goes on behind the last one shown, or behind the last one looked at. */
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

/** "placement shuffle id", as the database writes it down. */
function keyIn(text: string | null): ListKey | null {
  const [, placement, shuffle, id] = text?.match(/^(\d+) (\d+) (.+)$/) ?? [];
  return id === undefined ? null : [Number(placement), Number(shuffle), id];
}

/** Where no index serves all of a filter, so many places are looked through at a time. */
export const placesLooked = 150;

/** A page shows so many cards; the "next" link carries the key of the last one. */
export const cardsPerPage = 24;

/** Every number below `count` once, in random order: dealt like cards, so that no two listings tie. */
export function dealShuffles(count: number, random: () => number): number[] {
  const cards = Array.from({ length: count }, (_, index) => index);
  for (let left = count - 1; left > 0; left -= 1) {
    const drawn = Math.min(Math.floor(random() * (left + 1)), left);
    [cards[left], cards[drawn]] = [cards[drawn] as number, cards[left] as number];
  }
  return cards;
}
