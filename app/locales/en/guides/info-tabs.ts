import type { TabText } from "../../info-text";

/** What the page says of itself on its first tab. */
export const infoPage = {
  title: "Cambutal Information Guide - Essential Travel Info",
  description:
    "Emergency numbers, hospitals, first aid, services, land, law and transport in Playa Cambutal: who to call first.",
  keywords:
    "Cambutal information, Cambutal emergency number, hospital Tonosí, Cambutal services, Cambutal transport",
};

/** The built-in words of the tabs of /info that lead to a guide; the id of a topic is its section's name. */
export const infoTabs = {
  "real-estate": {
    meta: {
      title: "Real estate services in Cambutal: who to ask",
      description:
        "Managers, agents and developers around Playa Cambutal: what each one does, what to ask before you pay.",
    },
    title: "Real Estate",
    text: "Three kinds of people you'll meet before and after buying here, and what to ask each. General information, not legal advice.",
    more: "Buying land in Cambutal: the guide",
    topics: {
      "property-management": {
        title: "Property Management",
        text: "A house by the sea needs looking after. Salt, rain and power cuts wear it down every week, so somebody has to open it, air it and be there when the pump stops.",
        points: [
          "Agree in writing how often the house is opened, and get pictures each time",
          "Ask who holds the keys and who pays the bills, and see the receipts",
          "Power cuts around Tonosí have lasted for hours: ask what happens to the fridge and the well",
        ],
      },
      "real-estate-agents": {
        title: "Real Estate Agents",
        text: "An agent works for whoever pays the commission. Ask for the license, and bring a lawyer of your own.",
        points: [
          "First question: titled land with a number in the Public Registry, or a right of possession? The second isn't title",
          "Beaches are public, and so is a strip above the high-tide line: ask where it ends on this lot",
          "No deposit before your own lawyer has read the papers",
        ],
      },
      "property-development": {
        title: "Property Development",
        text: "From an empty lot to a roof: water, power and access come before the view.",
        points: [
          "Ask where the water comes from in March, and count the poles to the nearest power line",
          "Building takes a permit from the municipality in Tonosí; near the shore or a river, environmental ones too",
          "Pay by stages, against drawings and against work you can touch",
        ],
      },
    },
  },
  legal: {
    meta: {
      title: "Legal services in Cambutal: lawyers, permits, visas",
      description:
        "Property, business and immigration law around Playa Cambutal: when to find a lawyer, and what to ask first.",
    },
    title: "Legal",
    text: "Three reasons to look for a lawyer here. Choose one licensed in Panama who works for you alone. General information, not legal advice.",
    more: "Legal resources: the guide",
    topics: {
      "property-law": {
        title: "Property Law",
        text: "Land here is either titled or held by possession, and the papers of each are read differently. A lawyer traces them back through their owners before you pay.",
        points: [
          "Titled land is in the Public Registry; rights of possession aren't",
          "Titling on the coast goes through ANATI, under a law of 2009: ask how far this lot has come",
          "Land on coasts and islands can also be a concession, which ends",
        ],
      },
      "business-formation": {
        title: "Business Formation",
        text: "Most businesses begin with a notice of operation and a tax number. What they may sell depends on who owns them.",
        points: [
          "Retail trade is reserved for Panamanians by the constitution; many service companies are exempt: ask before you rent a shop",
          "A corporation needs a resident agent, who must be a Panamanian lawyer or law firm",
          "Food, drink, tours and rooms need their own permits",
        ],
      },
      "immigration-services": {
        title: "Immigration Services",
        text: "How long you may stay depends on your passport, and what you read about it may be old: ask Migración before you fly.",
        points: [
          "At the border: a passport good for three more months, an onward ticket and proof of funds",
          "Pensioners, investors and citizens of listed countries, among others, have their own permits",
          "Residency is applied for through a lawyer in Panama; leaving for a day doesn't always start a new stay",
        ],
      },
    },
  },
  transportation: {
    meta: {
      title: "Transfers, taxis and car rental for Cambutal",
      description:
        "Airport transfers, taxis, rental cars and shuttles to Playa Cambutal: what to agree on before you leave.",
    },
    title: "Transportation",
    text: "Arrange the last miles before you leave: price, place and time, in a message you can show.",
    more: "Getting here: the guide and its map",
    topics: {
      "airport-transfers": {
        title: "Airport Transfers",
        text: "No bus runs from an airport to the beach. The buses leave from terminals: from the airports of Panama City and Chitré you need a transfer to reach them, or one that goes all the way.",
        points: [
          "Ask your hotel for a driver, and send the flight number",
          "Landing after noon? Sleep in the city: the last part of the road is for daylight",
          "Flights to Chitré come and go: check that yours exists before you book a car to meet it",
        ],
      },
      "local-taxi-services": {
        title: "Local Taxi Services",
        text: "Taxis come from Tonosí, {{fromTonosi}} away. Arrange the way back before the driver leaves.",
        points: [
          "Agree on the price before you get in; a tip isn't expected",
          "Keep the driver's number, and ask how late they work",
          "After heavy rain, ask first whether the road is open",
        ],
      },
      "car-rentals": {
        title: "Car Rentals",
        text: "You can rent a car in Panama City, some in Chitré. In the village, ask what there is before you count on it.",
        points: [
          "Third-party insurance is required and often missing from the web price",
          "A foreign license is good for 90 days; carry your passport with it",
          "In the rainy season ask for clearance, and for a 4x4 west of the village",
        ],
        links: { chitre: "Car rental in Chitré, on the map" },
      },
      "shuttle-services": {
        title: "Shuttle Services",
        text: "Some companies take travelers to the beaches by van. Whether one comes as far as Cambutal changes with the season: ask for door to door.",
        points: [
          "Ask where it stops and what happens if you land late",
          "Ask whether the price is per seat or per van, and what a board costs",
        ],
        links: {
          capital: "Shuttles in Panama City, on the map",
          pedasi: "Shuttles in Pedasí, on the map",
        },
      },
    },
  },
} satisfies Record<string, TabText>;
