/** A section with the position from its row or its built-in place. */
export type PlacedName = { name: string; order: number };

/** Sorted by position; equal ones keep their order. */
export function inOrder<Section extends PlacedName>(sections: readonly Section[]): Section[] {
  return [...sections].sort((a, b) => a.order - b.order);
}

/** Sections that need new positions to move one to a place (1 is the first); none where it's there already. */
export function movedTo(sections: readonly PlacedName[], name: string, place: number): PlacedName[] {
  const others = inOrder(sections).filter((one) => one.name !== name);
  const one = sections.find((section) => section.name === name);
  if (!one) return [];
  const at = Math.max(0, Math.min(others.length, place - 1));
  const wanted = [...others.slice(0, at), one, ...others.slice(at)];
  const isThere = wanted.every((section, index) => section === inOrder(sections)[index]);
  if (isThere) return [];
  return wanted
    .map((section, index) => ({ name: section.name, order: index + 1, before: section.order }))
    .filter(({ order, before }) => order !== before)
    .map(({ name: moved, order }) => ({ name: moved, order }));
}

/** Counted from 1; 0 where it's missing. */
export function placeOf(sections: readonly PlacedName[], name: string): number {
  return inOrder(sections).findIndex((section) => section.name === name) + 1;
}
