import { activityCategories, isOneOf } from "../../rules/places/categories";

/** Which poster stands in for a photo: neighbours in a list should not all wear the same one. */
const lanterns = "eat";
const restaurants: Record<string, string> = {
  Cafe: "fallback/post",
  "Bar & Tapas": "fallback/event-social",
  "Bar & Grill": "fallback/event-social",
  Italian: lanterns,
  Mexican: lanterns,
  International: lanterns,
};
const cabin = "stay";
const hotels: Record<string, string> = {
  Hostel: "blog",
  Cabanas: cabin,
  "Vacation Rental": cabin,
  Eco: "fallback/activity-tours",
};
const businesses: Record<string, string> = {
  Tourism: "fallback/activity",
  Adventure: "fallback/activity-tours",
  Transportation: "transportation",
  Services: "info",
  Entertainment: "fallback/event-social",
};

export function restaurantScene(category: string): string {
  return restaurants[category] ?? "fallback/restaurant";
}

export function hotelScene(category: string): string {
  return hotels[category] ?? "fallback/hotel";
}

export function businessScene(category: string): string {
  return businesses[category] ?? "fallback/business";
}

export function activityScene(category: string, type = ""): string {
  if (type === "Yoga Classes") return "fallback/card-yoga";
  if (type === "Wildlife Tours") return "fallback/card-wildlife";
  if (type === "Rentals") return "surf";
  return isOneOf(activityCategories, category) ? `fallback/activity-${category}` : "fallback/activity";
}
