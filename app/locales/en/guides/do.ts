import type { DirectoryText } from "../../directory-text";

export const doing = {
  title: "Things to do in Cambutal, Panama: surf, tours, fishing",
  description:
    "Surf lessons, yoga, wildlife tours and fishing trips in Playa Cambutal: the hours, the place and who to write to.",
  keywords: "things to do Cambutal, Cambutal surf lessons, Cambutal yoga, Cambutal tours, Cambutal fishing",
  hero: {
    title: "Things to Do in Cambutal, Panama",
    subtitle: "Learn to surf, hike to a waterfall, watch whales, catch dinner.",
    imageSrc: "",
  },
  intro: {
    title: "Experience Cambutal, Panama",
    text: "Everything here depends on tide, swell and season, and the people on this page know all three. Write to them the day before; they'll tell you when, where and in what shoes.",
  },
  tips: {
    title: "Before you go out",
    description: "Small things that make the day.",
    cards: [
      {
        id: "mornings",
        title: "Mornings are for moving",
        description:
          "The wind is down, the monkeys are up and the sun is kind until ten. Tours leave early for a reason.",
      },
      {
        id: "wildlife",
        title: "Wildlife keeps its own calendar",
        description:
          "Humpback whales pass from {{whaleMonths}}. Turtles usually nest from {{turtleMonths}}, most of them from {{turtleBestMonths}}. Ask what's here now.",
      },
      {
        id: "bring",
        title: "What to bring",
        description:
          "Water, a hat, reef-friendly sunscreen, cash, and a dry bag if there's a boat in the plan.",
      },
    ],
  },
  "add-listing": {
    title: "Share Your Business",
    text: "Do you teach, guide, rent or fish in Cambutal? Tell visitors what you do and when. We read every listing before it goes up.",
  },
} satisfies DirectoryText;
