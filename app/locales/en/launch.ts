/** What somebody on the spot looks at before visitors come. */
export const launch = {
  title: "Before launch",
  left_one:
    "{{count}} thing is left. Nobody could check it from afar; each title leads to the screen where it's changed.",
  left_other:
    "{{count}} things are left. Nobody could check them from afar; each title leads to the screen where it's changed.",
  nothingLeft: "Everything has been checked and filled in.",
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
      text: "Local police, tourist police, Red Cross. Until there's a number, the pages say that none is confirmed.",
    },
    facilities: {
      title: "Hospitals, health center and clinic",
      text: "Where each one is and the number they answer.",
    },
    departures: {
      title: "Hours of the buses",
      text: "Ask at Albrook, in Las Tablas and in Tonosí which buses still run, and when: there and back, on Sundays and holidays too. What the demonstration made up counts as missing.",
    },
    prices: {
      title: "Prices of the way here",
      text: "Each with the day somebody asked. Without both, nothing is shown.",
    },
    letter: {
      title: "Who mails the monthly letter",
      text: "Without a provider of its own, a letter is published and not mailed, and the sign-up says so. docs/deploy.md says what it needs, under “The letter's provider”.",
    },
    earthquake: {
      title: "After the earthquake of October 9, 2026",
      text: "Can the roads, water, houses and beach be used? If not, say so in a notice.",
    },
    road: {
      title: "The facts of the town: road, months, distances",
      text: "Drive the road once and ask about the months. What you correct here changes on every page.",
    },
    money: {
      title: "Cash, signal and power",
      text: "Whether the ATM in Tonosí works, which network reaches the village, how long power cuts last.",
    },
    water: {
      title: "Tap water",
      text: "Whether it's safe to drink in Cambutal. Until somebody knows, the guide says bottled or boiled.",
    },
    "first-aid": {
      title: "First aid",
      text: "Somebody who knows first aid reads every line of it once, in both languages.",
    },
    breaks: {
      title: "The surf spots",
      text: "Somebody who surfs them reads what each one is like, at which tide, and who it's for.",
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
