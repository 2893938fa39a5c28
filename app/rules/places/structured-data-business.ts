import { type DescribedPlace, placeMarkup } from "./structured-data-place";

/** The businesses of a list; each stands on the list's own page. */
export function businessesMarkup(businesses: DescribedPlace[]): object[] {
  if (businesses.length === 0) return [];
  const itemListElement = businesses.map((business, index) => {
    const { "@context": _, ...item } = placeMarkup("LocalBusiness", business);
    return { "@type": "ListItem", position: index + 1, item };
  });
  return [{ "@context": "https://schema.org", "@type": "ItemList", itemListElement }];
}
