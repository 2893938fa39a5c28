import type { GuideText } from "../../guide-text";

export const transportation = {
  title: "How to get to Cambutal from Panama City by car or bus",
  description:
    "The road from Panama City to Cambutal, leg by leg: its hours, the bus from Albrook, rental cars, the last fuel.",
  keywords:
    "how to get to Cambutal, Panama City to Cambutal, bus to Tonosí, Albrook terminal, rental car Panama",
  sections: [
    {
      name: "hero",
      kind: "hero",
      title: "Getting to Cambutal",
      subtitle: "One road in at the end: easy in daylight, long by bus, and better with a full tank.",
    },
    {
      name: "costs",
      kind: "costs",
      title: "When to leave, and what it costs",
      description: "Hours and fares change: ask before you rely on them, and bring cash.",
      costs: [
        {
          id: "coach",
          label: "Albrook to Las Tablas",
          note: "One ticket per person, a little more for a surfboard, and a transit card for the turnstile.",
        },
        { id: "local-bus", label: "Las Tablas to Tonosí", note: "You pay on board." },
        { id: "last-bus", label: "Tonosí to Cambutal", note: "You pay on board." },
        {
          id: "taxi",
          label: "Taxi from Tonosí",
          note: "One price for the car, agreed on before you get in.",
        },
        {
          id: "transfer",
          label: "Transfer to the door",
          note: "By the seat or by the van: ask which, and whether waiting is included.",
        },
        {
          id: "rental",
          label: "Rental car",
          note: "By the day, with third-party insurance on top, fuel and a deposit.",
        },
      ],
    },
    {
      name: "the-way",
      kind: "way",
      title: "The road, leg by leg",
      text: "Plan on {{hoursToTown}} by car, stops not counted; on a good day, people say, it's {{goodDay}}. Leave early, with a full tank.",
      total: "{{hoursToTown}}",
      legs: [
        {
          id: "divisa",
          time: "{{driveDivisaShort}}",
          distance: "{{roadDivisa}}",
          note: "West on the Pan-American Highway. At Divisa turn left, south.",
        },
        {
          id: "chitre",
          time: "{{driveChitreShort}}",
          distance: "{{roadChitre}}",
          note: "Fuel, cash and supermarkets. Rental cars.",
        },
        {
          id: "las-tablas",
          time: "{{driveLasTablasShort}}",
          distance: "{{roadLasTablas}}",
          note: "Fill the tank and get cash: both get scarce from here. Hospital with intensive care.",
        },
        {
          id: "tonosi",
          time: "{{driveTonosiShort}}",
          distance: "{{roadTonosi}}",
          note: "The last fuel and the last ATM that we know of: ask before you rely on either. Hospital with an emergency room.",
        },
        {
          id: "cambutal",
          time: "{{driveCambutalShort}}",
          distance: "{{roadCambutal}}",
          note: "No bank and no lifeguards. Come in daylight: the road has holes.",
        },
      ],
      others: [
        {
          id: "pedasi",
          title: "Via Pedasí and the coast",
          description:
            "Longer, and part of it between Venao and Tonosí is in poor shape. From Venao to Cambutal, {{driveVenao}} or more, people say.",
        },
        {
          id: "macaracas",
          title: "Via Macaracas",
          description: "A third road, from Chitré through the hills to Tonosí. Ask about it in Chitré.",
        },
      ],
      source:
        "Coast: Natural Earth, public domain. Roads drawn by hand, not for navigation. Times and distances from travelers and older guidebooks: ask before you rely on them.",
    },
    {
      name: "by-car",
      kind: "text",
      title: "By car",
      text: [
        "The Pan-American Highway to Divisa is a divided highway and the easy half of the trip. From Las Tablas the usual way to Tonosí goes straight across the hills: after heavy rain, ask which road is in best shape.",
        "Allow a little more for cows on the last stretch. Download the map of the whole peninsula before you go: the signal drops between towns, just where the turnoffs are.",
      ].join("\n\n"),
    },
    {
      name: "by-bus",
      kind: "text",
      title: "By bus",
      text: [
        "Cheap, sociable and most of a day: start early. Buy the ticket at the window of the route in the Albrook terminal, and carry a jacket: the air conditioning is serious. From Las Tablas on, the buses are smaller and fewer, and schedules on the internet are old. Some people change in Chitré instead; ask at Albrook too whether a bus runs straight through to Tonosí that day. [Hours and prices](/transportation#costs)",
        "If the timing isn't right for the bus to the beach, take [a taxi](/info?tab=transportation#local-taxi-services) or a transfer from [your hotel](/stay): arrange it before you leave the city, and agree on the price first.",
      ].join("\n\n"),
    },
    {
      name: "rental-car",
      kind: "text",
      title: "Renting a car",
      text: [
        "The simplest way to arrive and to reach more than one beach. Most people rent in Panama City, some in Chitré. A small car reaches the village in dry weather if you go slowly. In the rainy season clearance matters, and a 4x4 helps on side roads and at fords.",
        "Third-party insurance is required in Panama, and your credit card doesn't replace it: ask for the total with it, in writing, before you compare prices. Carry passport, license and contract, because police check cars on the highway, and film the car at pick-up, underneath and tires too.",
      ].join("\n\n"),
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
          description: "After Las Tablas it's truly dark.",
          bullets: [
            "Cattle, horses and dogs sleep on the warm asphalt",
            "Potholes don't show in headlights until you're in them",
            "If you're late, sleep in Las Tablas and drive on at six",
          ],
        },
        {
          id: "rain",
          title: "In the rainy season",
          description: "Roughly {{rainMonths}}, most of it in the afternoon.",
          bullets: [
            "Drive in the morning and stop for the downpour: it passes",
            "Never cross brown, moving water you can't see the bottom of",
          ],
        },
        {
          id: "holidays",
          title: "On holidays",
          description:
            "At Carnival and on the national days of November half the country drives to Azuero, and the road through Las Tablas is at a standstill. Come a day early, with the bed booked.",
        },
        {
          id: "manners",
          title: "Country manners",
          description: "Nobody on this road is in a hurry.",
          bullets: [
            "Flashing headlights mean police, cows or a car on its side ahead",
            "Slow down through villages: there are speed bumps without paint",
          ],
        },
      ],
    },
    {
      name: "money-and-signal",
      kind: "text",
      title: "Money and signal",
      text: [
        "Panama uses the US dollar; the balboa is worth exactly one and exists only as coins. Bring small bills, and cash for your whole stay: {{cardPlaces}} take cards until the connection fails. Tonosí has a bank with an ATM on its square, the only one in the area according to older guidebooks; don't count on one in the village.",
        "Expect mobile data to come and go in the village, and to disappear on the road and at the far beaches. Ask your hotel which network reaches it, and send your arrival time before you leave Las Tablas.",
      ].join("\n\n"),
    },
    {
      name: "airports",
      kind: "text",
      title: "By air",
      text: "Flying saves you part of the road, never all of it. Tocumen is east of Panama City, and you cross all of it: add an hour, or two at rush hour, and sleep in the city if you land after noon. Domestic flights to Chitré come and go: check whether one runs in your month and takes a surfboard. You still need a car or a transfer from there.",
    },
    {
      name: "getting-around",
      kind: "text",
      title: "Once you're here",
      text: [
        "The village is walkable, with a flashlight at night. For the beaches along the coast you want a car, a ride or a boat: fishermen take people, and the tide decides when. Agree on price, time and life jackets before you push off.",
        "Cerro Hoya National Park begins {{cerroHoyaDistance}} west of the village, along a track with fords. Older guidebooks say: in the dry season, at low tide, by 4x4, on horseback or on foot. Go with somebody who knows it.",
        "On the way back, count backwards from your flight and add a night in the city. One tree across the road is enough to miss a plane.",
      ].join("\n\n"),
    },
  ],
} satisfies GuideText;
