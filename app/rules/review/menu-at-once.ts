import { foldText } from "../site/fold-text";

/** What a dish is told by, and the facts of it that hurt when stale; whatever else it has goes along. */
export type Dish = { dish: string; section: string; price: number | null; marks: readonly string[] };

/**
 * What of an owner's change of a menu is public at once: prices, marks, and that a dish isn't served any more. New words,
 * of a new dish or of one that was there, wait for a reader; until then a dish that was renamed keeps the words it had.
 */
export function menuAtOnce(live: readonly Dish[], edited: readonly Dish[]): Dish[] {
  const successors = successorsOf(live, edited);
  return live.flatMap((dish) => {
    const now = successors.get(dish);
    return now ? [{ ...dish, price: now.price, marks: now.marks }] : [];
  });
}

/** Each dish by its name; of the others, the one that stands behind the same neighbour. */
function successorsOf(live: readonly Dish[], edited: readonly Dish[]): Map<Dish, Dish> {
  const found = new Map<Dish, Dish>();
  const take = (nameOf: (menu: readonly Dish[], dish: Dish) => string) => {
    const taken = new Set(found.values());
    const free = Map.groupBy(
      edited.filter((dish) => !taken.has(dish)),
      (dish) => nameOf(edited, dish),
    );
    for (const dish of live) {
      const now = found.has(dish) ? undefined : free.get(nameOf(live, dish))?.shift();
      if (now) found.set(dish, now);
    }
  };
  take((_, { dish, section }) => foldText(`${section}/${dish}`));
  take((_, { dish }) => foldText(dish));
  const settled = new Set([...found.keys(), ...found.values()]);
  const keys = new Map(
    [...found].flatMap(([old, young], index) => [[old, index] as const, [young, index] as const]),
  );
  take((menu, dish) => {
    const before = menu.slice(0, menu.indexOf(dish)).findLast((one) => settled.has(one));
    return String(before ? keys.get(before) : "first");
  });
  return found;
}
