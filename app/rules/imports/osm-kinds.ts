import type { ListingKind } from "../site/listing-kinds";

export type Tags = { readonly [key: string]: string };
/** Our kind for an OpenStreetMap object; `said` is the tag it was told by. */
export type OsmKind = { kind: ListingKind; category: string | null; business_type?: string; said: string };

type Rule = { tags: Record<string, string>; kind: ListingKind; category?: string; business_type?: string };

/** The first match counts; "*" is any value. */
const rules: Rule[] = [
  { tags: { shop: "surf|surfboard" }, kind: "activity", category: "surf", business_type: "Shop" },
  { tags: { amenity: "surf_school" }, kind: "activity", category: "surf", business_type: "Lessons" },
  { tags: { sport: "surfing", leisure: "*" }, kind: "activity", category: "surf", business_type: "Lessons" },
  { tags: { sport: "surfing", amenity: "*" }, kind: "activity", category: "surf", business_type: "Lessons" },
  { tags: { sport: "surfing", club: "*" }, kind: "activity", category: "surf", business_type: "Lessons" },
  { tags: { sport: "yoga" }, kind: "activity", category: "fitness", business_type: "Yoga Classes" },
  {
    tags: { leisure: "fitness_centre" },
    kind: "activity",
    category: "fitness",
    business_type: "Group Fitness",
  },
  { tags: { shop: "fishing" }, kind: "activity", category: "fishing", business_type: "Equipment Rental" },
  { tags: { office: "guide" }, kind: "activity", category: "tours" },
  { tags: { amenity: "cafe|ice_cream" }, kind: "restaurant", category: "Cafe" },
  { tags: { amenity: "bar|pub|biergarten" }, kind: "restaurant", category: "Bar & Tapas" },
  { tags: { amenity: "fast_food|food_court" }, kind: "restaurant", category: "Fast Food" },
  { tags: { amenity: "restaurant" }, kind: "restaurant", category: "International" },
  { tags: { shop: "bakery" }, kind: "restaurant", category: "Cafe" },
  { tags: { leisure: "resort" }, kind: "hotel", category: "Resort" },
  { tags: { tourism: "hotel|motel|guest_house" }, kind: "hotel", category: "Hotel" },
  { tags: { tourism: "hostel" }, kind: "hotel", category: "Hostel" },
  { tags: { tourism: "chalet|wilderness_hut" }, kind: "hotel", category: "Cabanas" },
  { tags: { tourism: "apartment" }, kind: "hotel", category: "Vacation Rental" },
  { tags: { tourism: "camp_site|caravan_site" }, kind: "hotel", category: "Eco" },
  { tags: { tourism: "information" }, kind: "business", category: "Tourism" },
  { tags: { office: "travel_agent" }, kind: "business", category: "Tourism" },
  { tags: { shop: "travel_agency" }, kind: "business", category: "Tourism" },
  {
    tags: { amenity: "taxi|bus_station|car_rental|bicycle_rental|boat_rental|fuel" },
    kind: "business",
    category: "Transportation",
  },
  {
    tags: { amenity: "cinema|nightclub|theatre|arts_centre|casino" },
    kind: "business",
    category: "Entertainment",
  },
  {
    tags: {
      amenity:
        "bank|atm|pharmacy|post_office|car_wash|veterinary|dentist|money_transfer|bureau_de_change|dive_centre",
    },
    kind: "business",
    category: "Services",
  },
  {
    tags: { shop: "laundry|hairdresser|beauty|car_repair|massage|copyshop" },
    kind: "business",
    category: "Services",
  },
  { tags: { amenity: "marketplace" }, kind: "business", category: "Retail" },
  { tags: { shop: "*" }, kind: "business", category: "Retail" },
  { tags: { craft: "*" }, kind: "business", category: "Services" },
  { tags: { office: "*" }, kind: "business", category: "Services" },
];

/** Null for a road, a bench, a beach and anything else that isn't a listing. */
export function osmKindOf(tags: Tags): OsmKind | null {
  const rule = rules.find((one) => Object.entries(one.tags).every(([key, values]) => has(tags[key], values)));
  if (!rule) return null;
  const { kind, category = null, business_type } = rule;
  const said = Object.keys(rule.tags).map((key) => `${key}=${tags[key]}`);
  return { kind, category, ...(business_type ? { business_type } : {}), said: said.join(", ") };
}

function has(value: string | undefined, values: string): boolean {
  if (!value || value === "no" || value === "vacant") return false;
  return values === "*" || value.split(/\s*;\s*/).some((one) => values.split("|").includes(one));
}
