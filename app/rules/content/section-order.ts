/** A section and where it stands: what a row says, or its place among the built-in ones. */
export type PlacedName = { name: string; order: number };

/** As the page shows them: by their order, and those of one order as they were. */
export function inOrder<Section extends PlacedName>(sections: readonly Section[]): Section[] {
  return [...sections].sort((a, b) => a.order - b.order);
}

/** The sections that need another order so that one of them stands at a place (1 is the first); none where it does already. */
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

/** The place of a section, counted from 1; 0 for one that is not there. */
export function placeOf(sections: readonly PlacedName[], name: string): number {
  return inOrder(sections).findIndex((section) => section.name === name) + 1;
}
