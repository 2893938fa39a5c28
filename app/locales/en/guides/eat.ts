import type { DirectoryText } from "../../directory-text";

export const eat = {
  title: "Where to eat in Cambutal, Panama: who's open now",
  description:
    "Restaurants, cafes and bars in Playa Cambutal: hours, dishes, numbers, and at a glance who's open now.",
  keywords:
    "Cambutal restaurants, where to eat Cambutal, seafood Cambutal, open now Cambutal, Los Santos food",
  hero: {
    title: "Where to eat in Cambutal",
    subtitle:
      "Fish that was swimming this morning, coffee before the first wave, and the hours each place really keeps.",
    imageSrc: "",
  },
  intro: {
    title: "Ask what came in today",
    text: "The best menu in town often isn't written down. Boats land in the morning, so ask what's fresh before you open the menu. Kitchens are small: if you're a big group, send a message first.",
  },
  tips: {
    title: "Dining tips",
    description: "Three things that save you a walk to a closed door.",
    cards: [
      {
        id: "hours",
        title: "Mind the afternoon gap",
        description:
          "Lunch starts about 11:30\u00a0AM and dinner from 6:00\u00a0PM. Some places close between 3 and 5\u00a0PM, so don't arrive hungry at four.",
      },
      {
        id: "money",
        title: "Dollars, and a card here and there",
        description:
          "Cash in US dollars works everywhere; {{cardPlaces}} take cards. Bring small bills: nobody has change for a fifty.",
      },
      {
        id: "specialties",
        title: "Try what grows and swims here",
        description:
          "Whole fried snapper with patacones, ceviche of corvina, lobster in its season, and hojaldres for breakfast.",
      },
    ],
  },
  "add-listing": {
    title: "Do you cook in Cambutal?",
    text: "Add your place, keep your own hours and show your menu. It costs nothing, and we read every listing before it goes up.",
  },
} satisfies DirectoryText;
