/** Direct answers besides the most common ones. */
export const moreAnswers = {
  unknown: {
    titles: {
      sharks: "Sharks: we don't know",
      toilets: "Public toilets: we don't know of any",
      camping: "Camping: we don't know where you may",
      drones: "Drones: we don't know the rules",
    },
    text: "The guide has nothing on this yet. Ask where you're staying, or us:",
    more: "Services in the guide",
  },
  ask: "The guide doesn't know everything. Ask us:",
  alsoAsked: "You also asked:",
  surfmonths: {
    title: "The best months for waves",
    text: "The season runs from {{swellMonths}} and is most consistent from {{swellBestMonths}}, when storms far to the south send the swell. The tide decides more than the month does.",
  },
  beachdrive: {
    title: "Driving on the beach",
    text: "Don't drive on the beach unless the tide is low. Only then can you pass the beach stretches of the track, and cars get trapped: ask first. Keep away from river mouths: crocodiles.",
    more: "The sea today, with its hours",
  },
  swim: {
    title: "Before you swim",
    text: "Don't count on a lifeguard. A darker, calmer lane between breaking waves, running out to sea, is a rip current. It won't pull you under. It will tire you if you fight it: swim along the beach, then in where the waves break.",
    more: "Surf: staying safe",
    current: "A current takes you out",
  },
  walk: "Good for a walk on the beach: {{hours}}.",
  tideAt: "At {{time}} the sea stands at {{height}}. The beach is widest at low water.",
};
