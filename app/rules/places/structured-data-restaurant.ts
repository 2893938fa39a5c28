import type { WeekHours } from "./hours";
import { openingHours } from "./opening-hours-markup";
import { type DescribedPlace, placeMarkup, withoutEmpty } from "./structured-data-place";

type DescribedRestaurant = DescribedPlace & {
  category: string;
  cuisine: string;
  hours: WeekHours | null;
  closed_for_season: boolean;
  hasMenu: boolean;
};

const types: Record<string, string> = {
  Cafe: "CafeOrCoffeeShop",
  "Bar & Tapas": "BarOrPub",
  "Bar & Grill": "BarOrPub",
  "Fast Food": "FastFoodRestaurant",
};

/** A place that is closed for the season claims no hours. */
export function restaurantMarkup(restaurant: DescribedRestaurant): object {
  const { category, cuisine, hours, closed_for_season, hasMenu, url } = restaurant;
  return withoutEmpty({
    ...placeMarkup(types[category] ?? "Restaurant", restaurant),
    servesCuisine: types[category] ? undefined : cuisine,
    priceRange: "$$",
    openingHours: closed_for_season ? [] : openingHours(hours),
    menu: hasMenu ? `${url}?tab=menu` : undefined,
  });
}
