type Half = { first_date: string };

/** A series that was split at a date, seen from one of its halves: the one it goes on from, and the one that goes on. */
export type Halves<One extends Half> = { before: One | null; behind: One | null };

/** Of all that come from the same series the two nearest. */
export function halvesAround<One extends Half>(first: string, all: readonly One[]): Halves<One> {
  const sorted = all.toSorted((a, b) => (a.first_date < b.first_date ? -1 : 1));
  return {
    before: sorted.findLast(({ first_date }) => first_date < first) ?? null,
    behind: sorted.find(({ first_date }) => first_date > first) ?? null,
  };
}
