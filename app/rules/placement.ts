/** A page shows so many cards; the "next" link carries the key of the last one. */
export const cardsPerPage = 24;

/** Behind every premium place: one column orders a list, and one index serves it. */
export const ordinaryPlacement = 1_000_000;

export type Placed = { placement: number; shuffle: number; id: string | number };

/** Premium listings stand first, by `display_order`; the rest share one place and follow their shuffle. */
export function placementOf(listing: { is_premium: boolean; display_order: number | null }): number {
  if (!listing.is_premium) return ordinaryPlacement;
  const order = listing.display_order ?? ordinaryPlacement;
  return Number.isNaN(order)
    ? ordinaryPlacement - 1
    : Math.min(Math.max(Math.trunc(order), 0), ordinaryPlacement - 1);
}

export function comparePlaced(a: Placed, b: Placed): number {
  return a.placement - b.placement || a.shuffle - b.shuffle || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** Every number below `count` once, in random order: dealt like cards, so that no two listings tie. */
export function dealShuffles(count: number, random: () => number): number[] {
  const cards = Array.from({ length: count }, (_, index) => index);
  for (let left = count - 1; left > 0; left -= 1) {
    const drawn = Math.min(Math.floor(random() * (left + 1)), left);
    [cards[left], cards[drawn]] = [cards[drawn] as number, cards[left] as number];
  }
  return cards;
}

/** The number of a listing that is approved between two deals. */
export function drawShuffle(random: () => number): number {
  return Math.floor(random() * 2 ** 31);
}
