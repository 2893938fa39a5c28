export type CategoryCount = { category: string; count: number };
type CategoryChoice = { category: string | null; count: number; isCurrent: boolean };

/** Everything, each non-empty category, and the chosen one. */
export function categoryChoices(
  categories: readonly string[],
  counts: readonly CategoryCount[],
  chosen: string | undefined,
): CategoryChoice[] {
  const known = new Map(counts.map(({ category, count }) => [category, count]));
  const others = counts.map(({ category }) => category).filter((one) => one && !categories.includes(one));
  const visible = [...categories, ...others].filter((one) => known.get(one) || one === chosen);
  return [
    { category: null, count: totalOf(counts, undefined), isCurrent: chosen === undefined },
    ...visible.map((category) => ({
      category,
      count: known.get(category) ?? 0,
      isCurrent: category === chosen,
    })),
  ];
}

/** The chosen category's total. */
export function totalOf(counts: readonly CategoryCount[], chosen: string | undefined): number {
  return counts.reduce((sum, { category, count }) => sum + (!chosen || category === chosen ? count : 0), 0);
}
