import type { DirectoryText } from "../../directory-text";

export const info = {
  title: "Businesses in Cambutal: shops, drivers and workshops",
  description:
    "Local businesses of Playa Cambutal with addresses and numbers: transport, repairs, shops, services.",
  keywords:
    "Cambutal information, Cambutal businesses, Cambutal services, Cambutal transport, Cambutal shops",
  hero: {
    title: "Information Guide",
    subtitle: "Everything you need to know about Cambutal",
    imageSrc: "",
  },
  intro: {
    title: "Businesses in town",
    text: "Shops, drivers, guides and workshops, listed by the people who run them. A message first saves a trip: many work alone and open when they're home.",
  },
  tips: {
    title: "Good to know",
    description: "How business works in a small town.",
    cards: [
      {
        id: "message",
        title: "Write before you go",
        description: "WhatsApp is how most people here answer. A short message in simple Spanish works best.",
      },
      {
        id: "cash",
        title: "Bring cash",
        description: "There isn't always a card reader, and not always a signal for it.",
      },
      {
        id: "sunday",
        title: "Sundays are slow",
        description:
          "Many rest on Sundays and on national holidays. Fill the tank and the fridge on Saturday.",
      },
    ],
  },
  "add-listing": {
    title: "Is your business missing?",
    text: "Add it with its address and number. We read every listing before it goes up.",
  },
} satisfies DirectoryText;
