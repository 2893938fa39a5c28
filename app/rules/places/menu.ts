import { foldText } from "../site/fold-text";
import type { Language } from "../site/language";
import type { LocalText } from "../site/owner-translation";
import { headingIn } from "./menu-headings";
import { type DietMark, dietMarks } from "./place-marks";
import { formatPrice } from "./prices";

/** In one language; "" where nothing was written. */
export type DishWords = { dish: string; section: string; description: string };

/** In its owner's language, with the translation beside it. */
export type Dish = DishWords & {
  /** In dollars; null without one. */
  price: number | null;
  marks: DietMark[];
  twin: DishWords;
};

export const noWords: DishWords = { dish: "", section: "", description: "" };

/** Groups dishes by heading, in order of first use; those without one come first. */
export function inSections<D extends { section: string }>(menu: readonly D[]): D[][] {
  const groups = [...Map.groupBy(menu, ({ section }) => foldText(section))];
  const plain = groups.filter(([section]) => !section);
  return [...plain, ...groups.filter(([section]) => section)].map(([, dishes]) => dishes);
}

/** Of its dishes; vegan ones are vegetarian, too. */
export function marksOfDishes(menu: readonly Dish[]): DietMark[] {
  const said = new Set(menu.flatMap(({ marks }) => marks));
  if (said.has("vegan")) said.add("vegetarian");
  return dietMarks.filter((mark) => said.has(mark));
}

export type DishView = {
  /** Its anchor. */
  id: string;
  name: LocalText;
  description: LocalText;
  price: string;
  amount: number | null;
  marks: DietMark[];
};
export type MenuSection = { name: LocalText; dishes: DishView[] };

/** In the reader's language where there's a translation. */
export function menuSections(menu: readonly Dish[], written: Language, reader: Language): MenuSection[] {
  const local = (own: string, twin: string): LocalText =>
    written !== reader && twin ? { text: twin, lang: reader } : { text: own, lang: own ? written : reader };
  const heading = ({ section, twin }: Dish): LocalText => {
    const usual = written === reader || twin.section ? null : headingIn(reader, section);
    return usual ? { text: usual, lang: reader } : local(section, twin.section);
  };
  const ids = dishIds(menu);
  return inSections(menu).flatMap((dishes) => {
    const [first] = dishes;
    if (!first) return [];
    const shown = dishes.map((dish) => ({
      id: ids.get(dish) ?? "",
      name: local(dish.dish, dish.twin.dish),
      description: local(dish.description, dish.twin.description),
      price: dish.price === null ? "" : formatPrice(dish.price, "USD"),
      amount: dish.price,
      marks: dish.marks,
    }));
    return [{ name: heading(first), dishes: shown }];
  });
}

/** "dish-ceviche-de-corvina" in both languages; the second of the same name gets a number. */
export function dishIds(menu: readonly Dish[]): Map<Dish, string> {
  const counts = new Map<string, number>();
  return new Map(
    menu.map((dish) => {
      const words = foldText(dish.dish).match(/[a-z0-9]+/g) ?? [];
      const base = ["dish", ...words].join("-");
      const count = (counts.get(base) ?? 0) + 1;
      counts.set(base, count);
      return [dish, count > 1 ? `${base}-${count}` : base];
    }),
  );
}
