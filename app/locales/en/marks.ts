/** What people ask of a place before they come. */
export const marks = {
  title: "Good to know",
  filter: "Only those with",
  yes: {
    vegetarian: "Vegetarian dishes",
    vegan: "Vegan dishes",
    gluten_free: "Gluten-free dishes",
    children: "Good for children",
    dogs: "Dogs welcome",
    step_free: "Step-free",
    cards: "Cards accepted",
    wifi: "WiFi",
    parking: "Parking",
  },
  no: {
    vegetarian: "Nothing vegetarian",
    vegan: "Nothing vegan",
    gluten_free: "Nothing gluten-free",
    children: "Not for children",
    dogs: "No dogs",
    step_free: "Steps on the way",
    cards: "No cards",
    wifi: "No WiFi",
    parking: "No parking",
  },
  /** Of places whose menu has such dishes. */
  ofMenu: {
    vegetarian: "Vegetarian dishes on its menu",
    vegan: "Vegan dishes on its menu",
    gluten_free: "Gluten-free dishes on its menu",
  },
  search: {
    says: "These say so themselves. Where it matters, ask before you go.",
    all: { restaurant: "All places to eat", hotel: "All places to stay", activity: "All things to do" },
  },
  form: {
    title: "What guests ask",
    lead: "Answer what you know. What you leave blank shows nothing on your page, not even no. Yes to a diet means a proper dish on most days; step-free means no step at the entrance or inside.",
    holds: "Diets, children, dogs, cards, parking",
    holdsPlain: "Children, dogs, cards, WiFi, parking",
    answers: { open: "Not said", yes: "Yes", no: "No" },
    note: "In your words",
    noteHint: "One line, for example: dogs on the terrace, cards from $10, a vegan plate every day.",
  },
};
