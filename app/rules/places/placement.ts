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
