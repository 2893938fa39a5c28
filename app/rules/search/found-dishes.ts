import { type Dish, type DishView, menuSections } from "../places/menu";
import { menuParts, menuPath } from "../places/menu-parts";
import type { Language } from "../site/language";
import type { LocalText } from "../site/owner-translation";
import type { Found, FoundDish } from "./found";
import { mentions } from "./highlighting";
import type { Term } from "./query";

/** Each dish links to its part of the menu. */
export function foundDishes(menu: readonly Dish[], slug: string, language: Language): FoundDish[] {
  const read = (reader: Language) =>
    menuParts(menuSections(menu, language, reader)).flatMap((part, index) =>
      part.flatMap(({ dishes }) => dishes.map((dish) => ({ dish, part: index + 1 }))),
    );
  const spanish = read("es");
  return read("en").flatMap(({ dish, part }, index) => {
    const twin = spanish[index]?.dish;
    return twin
      ? {
          path: menuPath(`/eat/${slug}`, part, dish.id),
          en: lineOf(dish),
          es: lineOf(twin),
          marks: dish.marks,
        }
      : [];
  });
}

const lineOf = ({ name, price }: DishView): LocalText => ({
  text: price ? `${name.text} · ${price}` : name.text,
  lang: name.lang,
});

/** The dish that matches the terms, ignoring those that match the place itself; null if that leaves none. */
export function dishAsked({ dishes = [], name, tags }: Found, terms: readonly Term[]): FoundDish | null {
  const says = (text: string) => (term: Term) => mentions(text, { ...term, synonyms: [] });
  const isOfPlace = says(`${name.en.text} ${name.es.text} ${tags}`);
  const own = terms.filter((term) => !isOfPlace(term));
  if (own.length === 0) return null;
  return dishes.find(({ en, es }) => own.every(says(`${en.text} ${es.text}`))) ?? null;
}

const mostDishes = 3;

/** The dishes that a search names, to be shown below their place. */
export function dishesNamed({ dishes = [], name }: Found, terms: readonly Term[], but: FoundDish | null) {
  const says = (text: string) => (term: Term) => mentions(text, { ...term, synonyms: [] });
  const own = terms.filter((term) => !says(`${name.en.text} ${name.es.text}`)(term));
  return dishes
    .filter((dish) => dish !== but && own.some(says(`${dish.en.text} ${dish.es.text}`)))
    .slice(0, mostDishes);
}

/** For "eat …" and "comer …", restaurants come before guides about eating, and those that serve the dish come first. */
export function servingFirst(found: readonly Found[], terms: readonly Term[]): readonly Found[] {
  if (terms.length < 2 || !terms.some(({ typed }) => typed === "eat" || typed === "comer")) return found;
  const places = found.filter(({ kind }) => kind === "restaurant");
  const serving = places.filter((place) => dishAsked(place, terms));
  return [...new Set([...serving, ...places, ...found])];
}
