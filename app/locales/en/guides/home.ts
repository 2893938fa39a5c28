import type { HomeText } from "../../guide-text";

export const home = {
  title: "Playa Cambutal Guide: surf, stay and eat in Panama",
  description:
    "A local guide to Playa Cambutal, Panama: where to eat and sleep, what's on, tides, the surf, and the way to it.",
  keywords: "Cambutal, Playa Cambutal, Panama surf town, Azuero peninsula, Tonosí, Los Santos, where to stay",
  socialTitle: "Playa Cambutal: where the road ends and the swell begins",
  hero: {
    title: "Where the road ends and the swell begins",
    subtitle:
      "A fishing village on the south coast of Azuero. Where to sleep, where to eat, when to paddle out and how to get here.",
  },
  intro: {
    title: "Small town, big ocean",
    text: [
      "Cambutal is in the district of Tonosí, in Los Santos province. On a good day it's {{goodDay}} behind the wheel from Panama City. After Tonosí there's mostly cattle, hills and fence posts. Then the Pacific fills the windshield.",
      "People come for the waves, from {{swellMonths}}, and for what goes with them: fish landed the same morning, howler monkeys at first light, very little to do after nine at night. Bring cash and fill the tank before the last stretch. You'll find doctors, drivers and emergency numbers in the [information guide](/info).",
      "Owners list their own places and keep their own hours here. Someone reads every listing before you see it. And before you fall for a piece of land, read [what buying here means](/real-estate) and [what the law says](/legal).",
    ].join("\n\n"),
  },
  cards: {
    title: "Start here",
    description: "Six things people ask about before they come.",
    cards: [
      {
        id: "hotels",
        title: "Where to stay",
        description:
          "From hostel bunks to rooms facing the sea. Book 3 to 4 months ahead for {{highSeasonMonths}}.",
        link: "/stay",
        category: "Beds",
      },
      {
        id: "restaurants",
        title: "Where to eat",
        description: "Who's open right now, what they cook and whether the kitchen closes in the afternoon.",
        link: "/eat",
        category: "Food",
      },
      {
        id: "surf",
        title: "Surf guide",
        description: "Season, tides and safety, and what each kind of break asks of you.",
        link: "/surf",
        category: "Waves",
      },
      {
        id: "yoga",
        title: "Yoga and fitness",
        description: "Classes and training for the shoulders you used this morning.",
        link: "/do?category=fitness",
        category: "Wellness",
      },
      {
        id: "wildlife",
        title: "Wildlife and tours",
        description:
          "Turtles, whales and howler monkeys, each in its own months, with guides who know where to look.",
        link: "/do?category=tours",
        category: "Nature",
      },
      {
        id: "transport",
        title: "Getting here",
        description: "By bus or by car, where to fill up and where to get cash, leg by leg.",
        link: "/transportation",
        category: "The road",
      },
    ],
  },
  "surf-featured": {
    title: "Surf from {{swellMonths}}",
    description:
      "The season runs from {{swellMonths}} and is most consistent from {{swellBestMonths}}, with waves of {{waveHeight}}. The tide moves a lot here, and it decides more than the forecast does. Read up before you wax the board.",
    link: "/surf",
    linkText: "Read the surf guide",
    imageOnRight: true,
  },
  "cuisine-featured": {
    title: "Ask what came in today",
    description:
      "Whole fried snapper, ceviche, shrimp in garlic, patacones with everything. Lunch starts around\u00a011:30, dinner around\u00a06, and some kitchens rest from 3\u00a0to\u00a05. Come hungry and carry small bills.",
    link: "/eat",
    linkText: "See where to eat",
    imageOnRight: false,
  },
} satisfies HomeText;
