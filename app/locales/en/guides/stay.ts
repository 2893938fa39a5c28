import type { DirectoryText } from "../../directory-text";

export const stay = {
  title: "Where to stay in Cambutal, Panama: hotels and cabins",
  description:
    "Hotels, hostels, cabins and rentals in Playa Cambutal: the price of a night, what's in it and where to find it.",
  keywords: "Cambutal hotels, where to stay Cambutal, Cambutal hostel, surf lodge Panama, Cambutal cabins",
  hero: {
    title: "Where to stay in Cambutal",
    subtitle:
      "From a bunk near the break to a room that faces the sea. Prices are per night, from the owners themselves.",
    imageSrc: "",
  },
  intro: {
    title: "Pick the sound you wake up to",
    text: "Near the beach you hear the waves, up the hill you hear the monkeys. Roads between them are dark at night, so check the map before you book and ask whether you need a car.",
  },
  tips: {
    title: "Booking tips",
    description: "There aren't many beds. When they're gone, they're gone.",
    cards: [
      {
        id: "high-season",
        title: "High season, {{highSeasonMonths}}",
        description: "Book 3 to 4 months ahead. New Year, Carnival and Easter go first.",
      },
      {
        id: "low-season",
        title: "Low season, {{lowSeasonMonths}}",
        description:
          "1 to 2 months ahead is plenty, except for the national days in November, and the surf is better. Ask about longer stays.",
      },
      {
        id: "ask",
        title: "Ask before you pay",
        description:
          "Hot water, air conditioning, a backup for power cuts: don't take any of them for granted here.",
      },
    ],
  },
  "add-listing": {
    title: "Do you have rooms?",
    text: "Add your property with its prices, pictures and booking link. We read every listing before it goes up.",
  },
} satisfies DirectoryText;
