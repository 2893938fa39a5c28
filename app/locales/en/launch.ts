/** What somebody on the spot looks at before visitors come. */
export const launch = {
  title: "Before launch",
  left_one:
    "{{count}} thing is left. Nobody could check it from afar; each title leads to the screen where it is changed.",
  left_other:
    "{{count}} things are left. Nobody could check them from afar; each title leads to the screen where it is changed.",
  nothingLeft: "Everything was looked at and filled in.",
  done_one: "{{count}} done",
  done_other: "{{count}} done",
  missing_one: "{{count}} missing",
  missing_other: "{{count}} missing",
  filled: "Filled in",
  tick: "Mark as checked",
  untick: "Check again",
  checks: {
    numbers: {
      title: "Local emergency numbers",
      text: "Local police, tourist police, Red Cross. Until a number stands there, the pages say that none is confirmed.",
    },
    facilities: {
      title: "Hospitals, health center and clinic",
      text: "Where each one is and the number that is answered there.",
    },
    departures: {
      title: "Hours of the buses",
      text: "Ask at Albrook, in Las Tablas and in Tonosí which still run, and when: there and back, on Sundays and holidays too. What the demonstration made up counts as missing.",
    },
    prices: {
      title: "Prices of the way here",
      text: "Each with the day somebody asked. Without both nothing is shown.",
    },
    earthquake: {
      title: "After the earthquake of October 9, 2026",
      text: "Are roads, water, houses and the beach in use? If not, say so in a notice.",
    },
    road: {
      title: "The facts of the town: road, months, distances",
      text: "Drive the road once and ask about the months. What is corrected here changes on every page.",
    },
    money: {
      title: "Cash, signal and power",
      text: "Whether the machine in Tonosí works, which network reaches the village, how long power cuts last.",
    },
    water: {
      title: "Tap water",
      text: "Whether it may be drunk in Cambutal. Until somebody knows, the guide says bottled or boiled.",
    },
    "first-aid": {
      title: "First aid",
      text: "Somebody who knows first aid reads every line of it once, in both languages.",
    },
    breaks: {
      title: "The surf spots",
      text: "Somebody who surfs them reads what each is, at which tide, and for whom.",
    },
    map: {
      title: "The map of the village",
      text: "Walk the road and the shore once with a GPS. Until then the page says that they're drawn by eye.",
    },
    entry: {
      title: "Entry and length of stay",
      text: "Ask Migración how long visitors may stay today. The sources don't agree.",
    },
    land: {
      title: "Land and the shore",
      text: "A lawyer reads the pages on buying land, above all the public strip by the sea.",
    },
    privacy: {
      title: "Who runs this guide",
      text: "Whoever is responsible reads the privacy page and the terms and stands by them.",
    },
  },
};
