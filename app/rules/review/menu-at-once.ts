import { foldText } from "../site/fold-text";

/** What identifies a dish, and its facts. */
export type Dish = { dish: string; section: string; price: number | null; marks: readonly string[] };

/**
 * The part of an edited menu that's public at once: prices, marks and removed dishes. New or changed texts wait for
 * review; until then a renamed dish keeps its name.
 */
export function menuAtOnce(live: readonly Dish[], edited: readonly Dish[]): Dish[] {
  const successors = successorsOf(live, edited);
  return live.flatMap((dish) => {
    const now = successors.get(dish);
    return now ? [{ ...dish, price: now.price, marks: now.marks }] : [];
  });
}

/** Matches dishes by name; others by their neighbour. */
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
    [...found].flatMap(([old, edited], index) => [[old, index] as const, [edited, index] as const]),
  );
  take((menu, dish) => {
    const before = menu.slice(0, menu.indexOf(dish)).findLast((one) => settled.has(one));
    return String(before ? keys.get(before) : "first");
  });
  return found;
}
