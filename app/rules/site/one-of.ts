export function isOneOf<const Word extends string>(words: readonly Word[], value: unknown): value is Word {
  return words.some((word) => word === value);
}
