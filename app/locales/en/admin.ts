export const admin = {
  title: "Admin",
  waiting: "Waiting for review",
  kinds: {
    restaurants: "Restaurants",
    hotels: "Hotels",
    activities: "Activities",
    businesses: "Businesses",
    events: "Events",
    event_series: "Event series",
  },
};
