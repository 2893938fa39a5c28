import { foldText } from "../site/fold-text";
import type { Language } from "../site/language";

/** Common menu headings in both languages, with other spellings. */
const list: readonly (readonly [en: string, es: string, also?: string])[] = [
  ["Breakfast", "Desayunos", "desayuno"],
  ["Lunch", "Almuerzos", "almuerzo"],
  ["Dinner", "Cenas", "cena"],
  ["Dish of the day", "Plato del día", "menu del dia, daily special, specials, especiales"],
  ["Starters", "Entradas", "starter, appetizers, entrada, para empezar, aperitivos"],
  ["To share", "Para compartir", "picadas, sharing"],
  ["Ceviches", "Ceviches"],
  ["Soups", "Sopas", "soup, sopa"],
  ["Salads", "Ensaladas", "salad, ensalada"],
  ["Main dishes", "Platos fuertes", "mains, main courses, main course, plato fuerte, platos principales"],
  ["Fish", "Pescados", "pescado"],
  ["Seafood", "Mariscos", "del mar, fish and seafood, pescados y mariscos"],
  ["Meat", "Carnes", "carne, meats"],
  ["Chicken", "Pollo"],
  ["Rice", "Arroces", "arroz"],
  ["Pasta", "Pastas"],
  ["Pizza", "Pizzas"],
  ["Burgers", "Hamburguesas", "hamburguesa, burger"],
  ["Sandwiches", "Emparedados", "sandwich, sanduches"],
  ["Tacos", "Tacos"],
  ["Sushi", "Sushi"],
  ["Bowls", "Bowls"],
  ["For children", "Para niños", "kids, kids menu, children, ninos, menu infantil"],
  ["Sides", "Acompañamientos", "side dishes, guarniciones, acompanantes"],
  ["Snacks", "Bocadillos", "frituras"],
  ["Desserts", "Postres", "dessert, postre, dulces"],
  ["Drinks", "Bebidas", "bebida, beverages"],
  ["Soft drinks", "Sodas", "refrescos"],
  ["Juices", "Jugos", "jugos naturales, juice, batidos, smoothies, chichas"],
  ["Coffee", "Café", "cafes"],
  ["Coffee and tea", "Café y té"],
  ["Beer", "Cervezas", "beers, cerveza"],
  ["Wine", "Vinos", "wines, vino"],
  ["Cocktails", "Cócteles", "cocteles, tragos"],
  ["Extras", "Extras", "extra, adicionales"],
];

const known = new Map(
  list.flatMap(([en, es, also = ""]) =>
    [en, es, ...also.split(", ")]
      .filter(Boolean)
      .map((name) => [foldText(name), { en, es }] as [string, Record<Language, string>]),
  ),
);

/** Null for a heading of the place's own. */
export function headingIn(language: Language, written: string): string | null {
  return known.get(foldText(written).trim())?.[language] ?? null;
}
