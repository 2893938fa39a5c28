import { isOneOf } from "../site/one-of";

/** Stored and used in addresses; the locales have the names people read. */
export const restaurantCategories = [
  "Seafood",
  "Cafe",
  "Bar & Tapas",
  "Bar & Grill",
  "Italian",
  "Japanese",
  "Panamanian",
  "Mexican",
  "International",
  "Fast Food",
] as const;
export const hotelCategories = [
  "Resort",
  "Hotel",
  "Boutique",
  "Eco",
  "Hostel",
  "Cabanas",
  "Vacation Rental",
] as const;
export const businessCategories = [
  "Tourism",
  "Adventure",
  "Transportation",
  "Services",
  "Retail",
  "Entertainment",
] as const;
export const activityCategories = ["surf", "fitness", "tours", "fishing"] as const;

type ActivityCategory = (typeof activityCategories)[number];

export const activityTypes = {
  surf: ["Lessons", "Rentals", "Shop", "Repair"],
  fitness: ["Yoga Classes", "Personal Training", "Group Fitness", "Wellness Retreats"],
  tours: ["Wildlife Tours", "Hiking Tours", "Cultural Tours", "Photography Tours"],
  fishing: ["Fishing Charters", "Fishing Guides", "Equipment Rental", "Fishing Tours"],
} as const satisfies Record<ActivityCategory, readonly string[]>;

const asking: Readonly<Record<string, "rental" | "thing">> = {
  Rentals: "rental",
  "Equipment Rental": "rental",
  Shop: "thing",
  Repair: "thing",
};

/** How to ask about an activity: a lesson or tour has a spot, others rent out, sell or repair things. */
export function questionFor(type: string): "spot" | "rental" | "thing" {
  return asking[type] ?? "spot";
}

export function isActivityType(category: string, type: string): boolean {
  return isOneOf(activityCategories, category) && isOneOf<string>(activityTypes[category], type);
}

/** A stored value outside the list stays available, so that saving keeps it. */
export function choicesWith(words: readonly string[], stored: string | null | undefined): string[] {
  return !stored || words.includes(stored) ? [...words] : [...words, stored];
}
