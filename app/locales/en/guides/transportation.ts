import type { GuideText } from "../../guide-text";

export const transportation = {
  title: "How to get to Cambutal from Panama City by car or bus",
  description:
    "The 4 to 5 hour road from Panama City to Cambutal leg by leg: buses from Albrook, rental cars, the last fuel and cash, night driving and rain.",
  keywords:
    "how to get to Cambutal, Panama City to Cambutal, bus to Tonosí, Albrook terminal, rental car Panama",
  sections: [
    {
      name: "hero",
      kind: "hero",
      title: "Getting to Cambutal",
      subtitle: "One road in. Easy in daylight, long by bus, and better with a full tank.",
    },
    {
      name: "at-a-glance",
      kind: "facts",
      title: "Before you leave",
      facts: [
        {
          id: "time",
          label: "By car",
          value: "4 to 5 hours from Panama City",
          note: "Driving time. Add lunch, a supermarket stop and Friday traffic out of the city.",
        },
        {
          id: "road",
          label: "The road",
          value: "Divisa, Chitré, Las Tablas, Tonosí, Cambutal",
          note: "The Pan-American to Divisa, then south down the peninsula.",
        },
        {
          id: "fuel",
          label: "Last fuel",
          value: "Las Tablas, then Tonosí",
          note: "Fill up in Las Tablas and treat Tonosí as the spare. Neither keeps city hours.",
        },
        {
          id: "cash",
          label: "Last cash",
          value: "Chitré or Las Tablas",
          note: "Do not count on a cash machine in the village.",
        },
      ],
    },
    {
      name: "by-car",
      kind: "text",
      title: "By car",
      text: [
        "Leave Panama City to the west and stay on the Pan-American Highway past Penonomé and Aguadulce to Divisa. It is a dual carriageway and the easy half of the trip. At Divisa turn left, south, for Chitré.",
        "After Chitré come La Villa de Los Santos, Guararé and Las Tablas. This is where you shop, draw cash and fill the tank. From Las Tablas there are two ways to Tonosí: the shorter one straight across the hills, and the longer one around by Pedasí and the coast. Ask which is in better shape, above all after heavy rain.",
        "From Tonosí a two-lane country road runs to the sea and ends, for most cars, in Cambutal. Allow a good half hour and then some for cows. Download the map of the whole peninsula before you go: the signal drops between towns, just where the junctions are.",
        "Leave before eight in the morning and you arrive for a late lunch. Leave after one and the last hour is dark.",
      ].join("\n\n"),
    },
    {
      name: "by-bus",
      kind: "cards",
      title: "By bus",
      description:
        "Cheap, sociable and most of a day. Start early, so that the last connection has not left when you reach it.",
      cards: [
        {
          id: "albrook",
          title: "1. Albrook to Chitré or Las Tablas",
          description:
            "Coaches leave the Albrook terminal in Panama City through the day for both towns. Buy the ticket at the window of the route and carry a jacket: the air conditioning is serious.",
        },
        {
          id: "tonosi",
          title: "2. On to Tonosí",
          description:
            "Smaller buses go from the terminals of Las Tablas and Chitré to Tonosí. They are few and the last one goes in the afternoon. Ask at Albrook too whether a bus runs straight to Tonosí that day.",
        },
        {
          id: "last-mile",
          title: "3. Tonosí to Cambutal",
          description:
            "The last stretch is a local bus if the hour is right, otherwise a taxi or a transfer from your hotel. Arrange it before you leave the city and agree on the price first.",
        },
      ],
    },
    {
      name: "rental-car",
      kind: "cards",
      title: "Renting a car",
      description:
        "The simplest way to arrive and to reach more than one beach. Most people rent in Panama City, some in Chitré or Pedasí.",
      cards: [
        {
          id: "which",
          title: "Which car",
          description:
            "A small car reaches the village in dry weather if you go slowly. From May to November clearance matters, and a 4x4 is helpful for side roads, hill houses and fords.",
        },
        {
          id: "insurance",
          title: "Insurance",
          description:
            "Third-party cover is compulsory in Panama and your credit card does not replace it. Ask for the total with it included, in writing, before you compare prices.",
        },
        {
          id: "papers",
          title: "Papers",
          description:
            "Carry your passport, your licence from home and the rental contract. Police check cars on the highway. Film the car at pick-up, underneath and tyres too.",
        },
      ],
    },
    {
      name: "on-the-road",
      kind: "cards",
      title: "On the road",
      description: "Nothing here is difficult by day. Most of it is at night.",
      cards: [
        {
          id: "night",
          title: "At night",
          description: "After Las Tablas it is truly dark.",
          bullets: [
            "Cattle, horses and dogs sleep on the warm asphalt",
            "Potholes do not show in headlights until you are in them",
            "If you are late, sleep in Las Tablas or Pedasí and drive at six",
          ],
        },
        {
          id: "rain",
          title: "In the rainy season",
          description: "Roughly May to November, most of it in the afternoon.",
          bullets: [
            "Drive in the morning and stop for the downpour: it passes",
            "Never cross brown, moving water you cannot see the bottom of",
            "Ask in Tonosí about landslides and bridges after days of rain",
          ],
        },
        {
          id: "manners",
          title: "Country manners",
          description: "Nobody on this road is in a hurry.",
          bullets: [
            "Lights flashed at you mean police, cows or a car on its side ahead",
            "Slow down through villages: there are speed bumps without paint",
            "When cattle are driven along the road, stop and let them pass",
          ],
        },
      ],
    },
    {
      name: "money-and-signal",
      kind: "text",
      title: "Money and signal",
      text: [
        "Panama uses the US dollar. The balboa is worth exactly one and exists only as coins. Bring small bills: fifties and hundreds are hard to break anywhere and often refused. Some places take cards until the connection fails, so carry enough cash for your whole stay. The last cash machines are in the larger towns, Chitré and Las Tablas. There may be one working in Tonosí; do not count on one in the village.",
        "Expect mobile data to come and go in the village, and to disappear on the road and at the far beaches. Buy a SIM or eSIM in Panama City, ask your hotel which network reaches it, and send your arrival time before you leave Las Tablas. If you work online, ask for a speed test and what happens when the power goes.",
      ].join("\n\n"),
    },
    {
      name: "airports",
      kind: "cards",
      title: "By air",
      description: "Flying saves you part of the road, never all of it.",
      cards: [
        {
          id: "tocumen",
          title: "Tocumen (PTY)",
          description:
            "The international airport, east of Panama City. You cross the whole city before the road to Azuero begins, so add an hour, or two at rush hour. If you land after noon, sleep in the city.",
        },
        {
          id: "domestic",
          title: "Chitré and Pedasí",
          description:
            "Domestic flights to both come and go. Check whether one runs in your month, how many kilos they allow and whether they take a surfboard. You still need a car or a transfer from there.",
        },
      ],
    },
    {
      name: "getting-around",
      kind: "text",
      title: "Once you are here",
      text: [
        "The village is walkable, with a torch at night. For the beaches along the coast you want a car, a lift or a boat: fishermen take people, and the tide decides when. Agree on price, time and life jackets before you push off.",
        "On the way back, count backwards from your flight and add a night in the city. One tree across the road is enough to miss a plane.",
      ].join("\n\n"),
    },
  ],
} satisfies GuideText;
