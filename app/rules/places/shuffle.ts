/** Every number below `count` once, in random order, so that no two listings tie. */
export function shufflePositions(count: number, random: () => number): number[] {
  const cards = Array.from({ length: count }, (_, index) => index);
  for (let left = count - 1; left > 0; left -= 1) {
    const drawn = Math.min(Math.floor(random() * (left + 1)), left);
    [cards[left], cards[drawn]] = [cards[drawn] as number, cards[left] as number];
  }
  return cards;
}
