export const admin = {
  title: "Admin",
  waiting: "Waiting for review",
  kinds: {
    restaurant: "Restaurants",
    hotel: "Hotels",
    activity: "Activities",
    business: "Businesses",
    event: "Events",
    series: "Event series",
    post: "Posts",
  },
};
