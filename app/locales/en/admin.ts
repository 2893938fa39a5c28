export const admin = {
  title: "Admin",
  waiting: "Waiting for review",
  /** "the oldest came 3 days ago" */
  oldest: "the oldest came {{age}}",
  gap: "Missing in the settings: {{settings}}",
  gaps: {
    access: "Until it's there, nobody can act as an admin.",
    google: "Until it's there, nobody can sign in through Google, and the sign-in page doesn't offer it.",
    openid:
      "Until it's there, nobody can sign in through your own provider, and the sign-in page doesn't offer it.",
    letter: "Until it's there, no letter is mailed; it's still published.",
  },
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
