import type { DishView, MenuSection } from "./menu";
import type { DietMark } from "./place-marks";
import { withoutEmpty } from "./structured-data-place";

const diets: Record<DietMark, string> = {
  vegetarian: "https://schema.org/VegetarianDiet",
  vegan: "https://schema.org/VeganDiet",
  gluten_free: "https://schema.org/GlutenFreeDiet",
};

/** The menu on its own page; elsewhere only its address. */
export function menuMarkup(sections: readonly MenuSection[], url: string): object {
  const plain = sections.filter(({ name }) => !name.text);
  const named = sections.filter(({ name }) => name.text);
  return withoutEmpty({
    "@type": "Menu",
    url,
    hasMenuItem: plain.flatMap(({ dishes }) => dishes.map(dishMarkup)),
    hasMenuSection: named.map(({ name, dishes }) => ({
      "@type": "MenuSection",
      name: name.text,
      hasMenuItem: dishes.map(dishMarkup),
    })),
  });
}

function dishMarkup({ name, amount, marks }: DishView): object {
  return withoutEmpty({
    "@type": "MenuItem",
    name: name.text,
    offers: amount === null ? undefined : { "@type": "Offer", price: amount, priceCurrency: "USD" },
    suitableForDiet: marks.map((mark) => diets[mark]),
  });
}
