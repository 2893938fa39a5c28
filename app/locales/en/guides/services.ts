const police = {
  name: "Police",
  description: "A theft, a fight, a threat, a crash with people hurt.",
};
const localPolice = {
  name: "Local police station",
  description: "For reports and papers that can wait until morning.",
};
const touristPolice = {
  name: "Tourist police",
  description: "Lost passports and trouble in a language you don't speak.",
};

/** The words of the built-in services; their numbers, hours and icons stand in the rules, under the same ids. */
export const services = {
  title: "Services",
  services: {
    emergency: {
      name: "Emergency",
      details: "First aid, and the nearest emergency room: Tonosí, {{fromTonosi}} by car.",
      fullDescription:
        "Call 911 first. Say where you are, what happened, how many are hurt, and stay on the line. There's no signal everywhere on this coast: if you have none, send somebody to the nearest house or hotel.\n\nThe nearest emergency room is at the rural hospital in Tonosí, {{fromTonosi}} by car. Ask 911 whether an ambulance can come or whether somebody should drive you.",
      emergencyNumbers: {
        general: {
          name: "Any emergency",
          description: "An ambulance, the police or the fire department, anywhere in Panama.",
        },
        police,
        fire: { name: "Firefighters", description: "Fire, gas, somebody trapped in a car." },
        "civil-protection": {
          name: "SINAPROC",
          description:
            "Civil protection: floods, landslides, somebody missing at sea, alerts after an earthquake. Short number: 335.",
        },
        "local-police": localPolice,
        "tourist-police": touristPolice,
        "red-cross": { name: "Red Cross", description: "Ambulances and first aid." },
      },
      facilities: {
        "tonosi-hospital": {
          name: "Rural hospital, Tonosí",
          description: "The nearest emergency room, {{fromTonosi}} by car.",
          services: ["Emergency room", "Beds for patients"],
        },
        "health-center": {
          name: "Local health center",
          description:
            "Small wounds, fevers, prescriptions. Ask in the village where it is and whether it's open today.",
          services: ["First aid", "Consultations"],
        },
        "regional-hospital": {
          name: "Regional hospital, Las Tablas",
          description: "By car, {{fromLasTablas}}: ask before you rely on it. For what Tonosí can't treat.",
          services: ["Emergency room", "Intensive care", "CT scanner"],
        },
        "private-clinic": {
          name: "Private clinic",
          description: "Ask where it is and how far. Bring a card, cash and your insurance papers.",
          services: ["Consultations"],
        },
      },
    },
    "surf-lessons": {
      name: "Surf Lessons",
      details: "Who teaches and who rents boards, and the day's tide at the beach break.",
      fullDescription:
        "Lessons run every day while the weather and the tide allow. Beginners do best on the sand of the village beach on a small day; the points to the west are rock and not for learning.\n\nTeachers and boards are listed under [surf](/do?category=surf). Ask how many students go with one teacher, whether the board and a rash guard are included, and what happens if the sea is too rough.",
    },
    "car-rental": {
      name: "Car Rental",
      details: "Cars and ATVs, the insurance that must be in the price, and who repairs them.",
      fullDescription:
        "Most people rent in Panama City, some in Chitré. Third-party insurance is required in Panama, web prices often leave it out, and a credit card doesn't replace it: ask for the total in writing.\n\n[The main road](/transportation) suits a small car in dry weather. West of the village there are fords, mud and stretches of beach, where cars get trapped by the tide.",
    },
    security: {
      name: "Security",
      details: "How to avoid trouble, who to call, and the report that insurers and consulates ask for.",
      fullDescription:
        "Leave nothing in a parked car, lock the room when you surf, and keep a photo of your passport away from the passport.\n\nIf something is taken, report it: insurers ask for the paper, and so do consulates.",
      emergencyNumbers: { police, "local-police": localPolice, "tourist-police": touristPolice },
    },
    "language-school": {
      name: "Language School",
      details: "Spanish for visitors, English for locals, by appointment.",
      fullDescription:
        "Lessons are by appointment. Ask for a first one before you pay for a week, how many are in each group, and whether there's class when the power is out.",
    },
    maintenance: {
      name: "Maintenance",
      details: "Plumbing, power, pumps, roofs and gardens; in an emergency at any hour.",
      fullDescription:
        "[People who look after houses](/info?tab=real-estate#property-management) here know salt, rain and power cuts. Planned work is done Monday to Saturday from 7\u00a0AM to 5\u00a0PM, emergency repairs at any hour.\n\nAsk for a price before the work, pay for material against its receipt, and keep the number of somebody who knows your pump.",
    },
  },
};
