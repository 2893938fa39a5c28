/** What /do lists for a service: a category, and these types of it, the first ones first. */
export type Offer = { category: string; types: readonly string[] };

const offers: Readonly<Record<string, Offer>> = {
  "surf-lessons": { category: "surf", types: ["Lessons", "Rentals"] },
};

export function offerOf(service: string): Offer | null {
  return Object.hasOwn(offers, service) ? (offers[service] ?? null) : null;
}

const mostShown = 4;

export function placesOffering<P extends { business_type: string }>(
  service: string,
  places: readonly P[],
): P[] {
  const types = offerOf(service)?.types ?? [];
  return types.flatMap((type) => places.filter((place) => place.business_type === type)).slice(0, mostShown);
}
