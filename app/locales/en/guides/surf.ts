import type { GuideText } from "../../guide-text";

export const surf = {
  title: "Surfing Cambutal, Panama: season, tides and safety",
  description:
    "When to surf Cambutal, how big it gets, what beach, point, reef and river mouth ask of you, and at which tide.",
  keywords:
    "surf Cambutal, Cambutal surf season, Panama surf, Azuero waves, Pacific tides, surf safety Panama",
  sections: [
    {
      name: "hero",
      kind: "hero",
      title: "Surf Cambutal",
      subtitle: "When it works, what it asks of you, and what to know before your first paddle out.",
    },
    {
      name: "season-facts",
      kind: "facts",
      title: "The short version",
      facts: [
        {
          id: "season",
          label: "Season",
          value: "{{swellMonths}}",
          note: "Most consistent from {{swellBestMonths}}, when storms far to the south send the swell.",
        },
        {
          id: "waves",
          label: "Wave height",
          value: "{{waveHeight}}",
          note: "The big days come with long-period south swells. Between them it can be small and gentle.",
        },
        {
          id: "tide",
          label: "Tide",
          value: "Six hours, low to high",
          note: "And it's large: the same spot can be two different waves. [The month's tides](/tides)",
        },
        {
          id: "water",
          label: "Water",
          value: "Boardshorts or a bikini",
          note: "Bring a thin top for the sun. From {{coolMonths}}, north winds can cool the sea.",
        },
      ],
    },
    {
      name: "year",
      kind: "year",
      title: "The year at a glance",
      text: "Strong colors are what our sources agree on. Pale or dashed ones, and all of the rain and wind, are what people say.",
      rows: [
        { id: "swell", label: "Swell", when: "{{swellMonths}}, most consistent {{swellBestMonths}}" },
        { id: "rain", label: "Rain", when: "{{rainMonthsSaid}}" },
        { id: "wind", label: "Wind", when: "off the land when dry, people say" },
        { id: "turtles", label: "Turtles", when: "mostly {{turtleBestMonths}}" },
        { id: "whales", label: "Whales", when: "humpbacks, {{whaleMonths}}" },
        {
          id: "holidays",
          label: "Holidays",
          when: "flags; hollow ones are fairs. Carnival and Easter fall in the pale bands: book early",
        },
      ],
      months: [
        { id: "1", label: "January", text: "{{month1}} Mil Polleras in Las Tablas." },
        { id: "2", label: "February", text: "{{month2}} Carnival, in some years in March." },
        { id: "3", label: "March", text: "{{month3}}" },
        { id: "4", label: "April", text: "{{month4}} Easter now or in March, and the fair of La Villa." },
        { id: "5", label: "May", text: "{{month5}}" },
        { id: "6", label: "June", text: "{{month6}}" },
        {
          id: "7",
          label: "July",
          text: "{{month7}} Santa Librada in Las Tablas, about the 20th.",
        },
        { id: "8", label: "August", text: "{{month8}}" },
        { id: "9", label: "September", text: "{{month9}} La Mejorana in Guararé." },
        { id: "10", label: "October", text: "{{month10}}" },
        {
          id: "11",
          label: "November",
          text: "{{month11}} Days off on the 3rd, 4th, 5th, 10th and 28th.",
        },
        { id: "12", label: "December", text: "{{month12}} Days off on the 8th, 20th and 25th." },
      ],
    },
    {
      name: "season",
      kind: "text",
      title: "When to come",
      text: [
        "Winter storms in the southern hemisphere send swell across half the Pacific. This coast faces it.",
        "The months of swell are also the green ones. Mornings are often clear and still, clouds build over the hills after noon, and rain falls in the afternoon or at night. Surf early. If the wind comes up, come back for the last hour of light.",
        "In the dry months the waves are smaller. North winds blow off the land and tidy up whatever swell there is. They're good months to learn in, and busy ones for rooms: {{highSeasonMonths}} is high season for places to stay.",
        "Look at three things in a forecast: the period (over 14 seconds means power, even when the height looks modest), the direction (south and southwest do the work) and the wind at dawn. Then check [the tide table](/tides) for the day.",
      ].join("\n\n"),
    },
    {
      name: "breaks",
      kind: "cards",
      title: "What each kind of break asks of you",
      description: "Be honest about which one you can do today.",
      cards: [
        {
          id: "beach-break",
          title: "Beach break",
          description: "The peaks shift with every swell, and with size they close out and hit hard.",
          bullets: [
            "Patience, a good duck dive or the sense to wait for a lull",
            "Watch ten minutes first and find where nobody gets caught inside",
            "Shuffle your feet in the shallows: stingrays rest in the sand",
          ],
        },
        {
          id: "point",
          title: "Point",
          description:
            "Waves wrap around a headland: longer rides, a longer paddle, and everybody sitting on the same spot.",
          bullets: [
            "Fit shoulders, a clean take-off and manners in the line-up",
            "Find out where people get in and out, over which rocks and at what tide",
            "Sets sweep you down the point: keep a landmark and check it",
          ],
        },
        {
          id: "reef",
          title: "Reef and rock",
          description: "Often there's too little water over it at low tide.",
          bullets: [
            "A sure take-off and falling flat, never head first",
            "Booties help on the walk in and out: urchins and barnacles",
            "Don't surf one for the first time alone, or on a dropping tide",
          ],
        },
        {
          id: "river-mouth",
          title: "River mouth",
          description:
            "Sand carried down by the river makes very good banks. The current never stops working.",
          bullets: [
            "Strong paddling and local advice",
            "Stay out after heavy rain: brown water, logs and whatever the river picked up",
            "Crocodiles live here: no dawn, no dusk, no dogs",
          ],
        },
      ],
    },
    {
      name: "spots",
      kind: "spots",
      title: "Names you'll hear",
      description:
        "What we could confirm about each, and no more. The reefs are black lava, each with its own tide: for the rest, ask in the village.",
      facts: [
        {
          id: "cambutal",
          label: "Partly confirmed",
          value: "Cambutal",
          note: "Sand. Soft, short waves on a small day; learners start here.",
        },
        {
          id: "guanico",
          label: "What people say",
          value: "Guánico Abajo",
          note: "Beach and rock, they say.",
        },
        {
          id: "playa-negra",
          label: "What people say",
          value: "Playa Negra",
          note: "The first point to the west, they say.",
        },
        {
          id: "411",
          label: "What people say",
          value: "411",
          note: "Long, over a ledge and not for learning, they say.",
        },
        {
          id: "dinosaurios",
          label: "What people say",
          value: "Dinosaurios",
          note: "Rock, they say.",
        },
        {
          id: "horcones",
          label: "What people say",
          value: "Horcones",
          note: "Sand, they say.",
        },
        {
          id: "corto-circuito",
          label: "Partly confirmed",
          value: "Corto Circuito",
          note: "Beyond two creeks and two rivers, by track and on foot. The wave itself: ask in the village.",
        },
        {
          id: "pedregal",
          label: "Partly confirmed",
          value: "Río Pedregal",
          note: "A river mouth, by 4x4 and at low tide only. The tide comes back: ask before you drive.",
        },
        {
          id: "venao",
          label: "Partly confirmed",
          value: "Venao",
          note: "Sand, on all tides. Crowded, and closes out when it's big.",
        },
      ],
    },
    {
      name: "tides",
      kind: "text",
      title: "Tides",
      text: [
        "If you learned to surf in the Caribbean or the Mediterranean, the tide will surprise you. The Pacific side of Panama has a large one. In the gulf, around Panama City, it can reach about five meters. Out here it's less, and still enough to cover a beach you walked across at breakfast.",
        "From low to high takes a little over six hours, and each day's tides come about fifty minutes later than the day before. Around new and full moon the range is widest and the currents run hardest. Around the half moons everything is gentler.",
        "Rock and reef usually want mid to high tide. Many beach breaks are best halfway, with the tide coming in. Before you paddle out, know which way the water is going and where you'll land in two hours. Don't park on the sand, and don't leave your bag on it.",
      ].join("\n\n"),
    },
    {
      name: "safety",
      kind: "cards",
      title: "Staying safe",
      description:
        "Don't count on a lifeguard. The nearest emergency room is at the rural hospital in Tonosí.",
      cards: [
        {
          id: "rips",
          title: "Rip currents",
          description:
            "A darker, calmer lane between breaking waves, running out to sea. It won't pull you under. It will tire you if you fight it.",
          bullets: [
            "Keep your board: it floats",
            "Paddle or swim along the beach, then in where the waves break",
            "If you can't get out of it, float, raise an arm and call",
          ],
        },
        {
          id: "rocks",
          title: "Rocks",
          description:
            "Rocks you see at low tide are still there at high tide, with a foot of water over them.",
          bullets: [
            "See a new spot at low tide before you surf it at high",
            "Cover your head when you fall, and come up with your hands first",
            "Wash every cut with clean water the same day. They infect quickly in this heat",
          ],
        },
        {
          id: "crocodiles",
          title: "River mouths",
          description:
            "You'll rarely see a crocodile, but they're here. They like the brown, slow water where rivers meet the sea.",
          bullets: [
            "Don't wade or swim across a river mouth or estuary",
            "Ask in the village what has been seen this week",
          ],
        },
        {
          id: "sun",
          title: "Sun and heat",
          description:
            "You're seven degrees from the equator. Two hours at ten in the morning is enough to ruin a trip.",
          bullets: [
            "Long sleeves, zinc on the face, a hat for the walk",
            "Drink before you're thirsty, and carry more water than you think",
            "Tell someone where you're paddling out and when you'll be back",
          ],
        },
      ],
    },
    {
      name: "gear",
      kind: "text",
      title: "Boards, wax and the bus",
      text: [
        "Bring the board you ride at home, and a second one with more volume if you can. Learners do best on a soft board that you can rent or that comes with [a lesson](/do?category=surf).",
        "Pack tropical wax, two leashes, a spare set of fins with the key, and resin that cures in the sun.",
        "On the bus, board bags ride underneath or on the roof. Ask before you buy the ticket, expect to pay something for the board, and choose the full-size bus for the long leg. On the small buses after Las Tablas one board may fit and three won't. Take the fins out, pad nose and tail, and load it yourself. For a rental car, bring soft racks and two straps.",
      ].join("\n\n"),
    },
    {
      name: "etiquette",
      kind: "text",
      title: "In the water",
      text: [
        "Say good morning: it costs nothing. In a town this size you'll see the same faces at dinner.",
        "The surfer closest to where the wave breaks has it. Don't drop in, don't paddle around people to the inside, hold on to your board, and say sorry when you get it wrong. Whoever paddles out gives way to whoever is riding: go around behind, even if the white water gets you.",
        "Come in ones and twos rather than as a car full of friends. If a break is above your level, watch it: the people on it will tell you where to go instead. Take your trash home, leave shells and turtle nests alone, and keep lights off the beach at night in nesting months.",
      ].join("\n\n"),
    },
  ],
} satisfies GuideText;
