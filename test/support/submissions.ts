/** The least each add form needs. */
export const restaurant = { name: "La Cocina de Ana", category: "Seafood", address: "Beside the church" };
export const hotel = {
  name: "Casa del Faro",
  category: "Cabanas",
  description: "Four cabins above the break.",
  address: "At the end of the road",
  affiliate_url: "https://booking.example/casa-del-faro",
};
export const activity = {
  business_name: "Olas y Tablas",
  category: "surf",
  business_type: "Lessons",
  description: "Lessons for beginners, every morning.",
  hours: "6:00 AM - 5:00 PM",
  whatsapp: "6000-0001",
  address: "On the beach",
};
export const business = { name: "Lavandería Brisa", category: "Services", address: "Main street" };

export const addForms = [
  { path: "/add-restaurant", typed: restaurant, table: "restaurant_listings", done: "/eat", name: "name" },
  {
    path: "/add-hotel",
    typed: hotel,
    table: "hotel_listings",
    done: "/profile?tab=listings",
    name: "name",
  },
  {
    path: "/add-activity",
    typed: activity,
    table: "adventure_business_listings",
    done: "/do",
    name: "business_name",
  },
  {
    path: "/add-business",
    typed: business,
    table: "business_listings",
    done: "/info?tab=businesses",
    name: "name",
  },
] as const;

/** A form token like a page's. */
export function newToken(): string {
  return crypto.randomUUID().replaceAll("-", "");
}
