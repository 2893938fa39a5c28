/** How the facts of the town are said wherever a text names one: `{{turtleMonths}}` is "July to December". */
export const facts = {
  months: { span: "{{from}} to {{until}}", one: "{{from}}", middle: "mid-{{month}}" },
  time: {
    span: {
      minutes: "{{least}} to {{most}} minutes",
      hours: "{{least}} to {{most}} hours",
      both: "{{least}} to {{most}}",
    },
    one: { minutes: "about {{least}} minutes", hours: "about {{least}} hours", both: "about {{least}}" },
  },
  /** On the map and in tables. */
  short: {
    span: {
      minutes: "{{least}} to {{most}}\u00a0min",
      hours: "{{least}} to {{most}}\u00a0h",
      both: "{{least}} to {{most}}",
    },
    one: { minutes: "about {{least}}\u00a0min", hours: "about {{least}}\u00a0h", both: "about {{least}}" },
  },
  clock: "{{hours}}\u00a0h\u00a0{{minutes}}",
  km: { high: "{{km}}\u00a0km", medium: "about {{km}}\u00a0km", low: "about {{km}}\u00a0km" },
  feet: { span: "{{least}} to {{most}} feet", one: "{{least}} feet" },
  shares: { few: "few places", some: "some places", most: "most places" },
  /** How sure it is. */
  said: { high: "{{fact}}", medium: "usually {{fact}}", low: "{{fact}}, people say" },
  month: {
    dry: "dry",
    drySoon: "dry from mid-month",
    rain: "rain",
    rainFirst: "the first rain",
    rainBest: "lots of rain",
    swell: "swell",
    swellFirst: "the first swell",
    swellLast: "the last swell",
    cool: "cooler sea",
    whale: "whales",
    whaleFirst: "the first whales",
    whaleLast: "the last whales",
    turtle: "turtles",
    turtleBest: "most turtles",
  },
};
