import type { EventData } from "../../rules/events/event-data";
import type { PlaceData } from "../../rules/places/place-data";

/** What programs find in `/places.json`, field by field. */
const place = {
  id: "Stays the same for as long as the place is listed.",
  kind: "restaurant, hotel, activity or business.",
  url: "Its page here.",
  name: "In the file's language, where the place has one in it.",
  description: "A short text; empty where nobody wrote one.",
  language: "The language of the description: en or es.",
  category: "What it is, in English; never translated, so programs can rely on it.",
  category_name: "The same, as people read it.",
  address: "As its owner wrote it, in words.",
  latitude: "WGS 84, in degrees; null where nobody gave a position.",
  longitude: "The same.",
  phone: "With the country's code, ready to dial.",
  whatsapp: "The same, for WhatsApp.",
  website: "Its own website.",
  opening_hours:
    "In OpenStreetMap's syntax, in the time of Panama. Text that can't be read as hours is in quotes; null where nothing was given.",
  closed_for_season: "true while it's closed for the season; opening_hours then says off.",
  kitchen_until: "When the kitchen takes the last order, where that's before closing.",
  price_from: "What a night costs at least, or an activity for one person; null where nobody gave a price.",
  currency: "Of that price.",
  duration: "How long an activity takes, in words.",
  marks: "Yes or no to what guests ask. What nobody answered isn't there, and isn't a no.",
  image: "The address of its main picture.",
  attribution: "Whose data it is, where it came from a list. Pass it on with the place.",
  updated_at: "When what the public sees last changed.",
} satisfies Record<keyof PlaceData, string>;

const event = {
  id: "Stays the same; of a series each date has its own.",
  url: "Its page here.",
  title: "In the file's language, where there is one.",
  description: "A short text.",
  location: "Where, in words.",
  host: "Who hosts it.",
  event_type: "class, social or kids.",
  event_date: "The day in Panama.",
  start_time: "On Panama's clock; null for a whole day.",
  end_time: "The same; before the start it means the next day.",
  starts_at: "The same moment with its offset from UTC.",
  ends_at: "The same for the end.",
  all_day: "true for a whole day.",
  cancelled: "true once it was called off. It stays in the list.",
  series_instance_date: "Of a series: the day its rule meant, even if the date was moved.",
  attribution: "Whose data it is, where it was imported.",
} satisfies Record<keyof EventData, string>;

/** The town for map apps, calendars and programs. */
export const data = {
  seoTitle: "Playa Cambutal in your map app and calendar",
  description:
    "Every place in Playa Cambutal as a file for your map app or GPS, calendars to follow, and it all as JSON.",
  title: "Take the town with you",
  lead: "Every place with a position, for the map app you already have. Once it's on your phone it needs no signal. Below: calendars to follow, and everything as JSON for programs.",
  files: {
    title: "Playa Cambutal: places",
    description: "Where to eat and stay in Playa Cambutal, Panama.",
    next: "More places",
    licence:
      "As their owners gave it. Places that name OpenStreetMap: © OpenStreetMap contributors, ODbL 1.0.",
  },
  whole: { kml: "For map apps (KML)", gpx: "For GPS (GPX)" },
  parts: { map: "Maps", feeds: "Calendars", programs: "Programs", licence: "Terms" },
  map: "In your map app",
  mapLead:
    "The files hold every place that gave its position, with its hours and number. They're as new as the guide: download them again before your next trip.",
  format: { kml: "KML", gpx: "GPX", geojson: "GeoJSON" },
  formatFor: { kml: "Map apps", gpx: "GPS", geojson: "Programs" },
  all: "Everything",
  kind: { eat: "To eat", stay: "To stay", do: "To do" },
  steps: "Step by step",
  apps: {
    organic: {
      name: "Organic Maps",
      steps:
        "On your phone, download a KML file above.\n\nOpen the downloaded file and choose Organic Maps.\n\nThe places are now under Bookmarks. Download the map of Panama there too, while you have a signal.",
    },
    google: {
      name: "Google My Maps",
      steps:
        "Download a KML file.\n\nAt google.com/mymaps, create a new map and choose Import.\n\nOn your phone it's in Google Maps under Saved, Maps. It needs a signal there.",
    },
    garmin: {
      name: "Garmin",
      steps:
        "Download a GPX file.\n\nOn a handheld: connect it by cable and copy the file into the folder Garmin/GPX.\n\nWithout a cable: open the file on your phone with the app Garmin Explore and sync.",
    },
  },
  feeds: "Calendars and news to follow",
  feedsLead: "Paste an address into your calendar or feed reader, and it keeps itself up to date.",
  feedName: { calendar: "What's on", tides: "Tides", blog: "Blog", newsletter: "Letter" },
  copied: "Copied",
  feed: {
    calendar: "Everything that's on, as it changes. To follow one event alone, use the button on its page.",
    tides: "High and low water, two months ahead.",
    blog: "The latest posts (Atom).",
    newsletter: "The monthly letter (Atom).",
  },
  programs: "For programs",
  programsInside:
    "Everything here as JSON, without a key: two lists with an example and what each field means, a month of tides, and one text for language models.",
  programsRules: "How to ask for them",
  programsLead:
    "JSON in UTF-8, open to any website's scripts and without a key. Spanish is under /es. A list ends with next, the address of what follows, or null; the map files say it in a Link header. Keep the ETag and ask with If-None-Match: what hasn't changed comes back as an empty 304. Fields may be added; none goes away or changes its meaning.",
  places: "All places",
  placesLead:
    "A hundred at a time, in an order that stays. ?kind= takes restaurant, hotel, activity or business; the map files take it, too.",
  events: "What's on from today",
  eventsLead:
    "A hundred at a time, by date, every date of a series. Filters: type=class, social or kids, for calendar.ics as well; from= and to= as 2026-12-31.",
  tides: "Tides of a month",
  tidesLead:
    "?month=2026-12. Each has at (UTC), kind (high or low) and meters above mean lower low water. Not for navigation.",
  llms: "What this site is and where its data is, in one text for language models.",
  forModels: {
    pages: "Pages",
    data: "Data",
    notes:
      "Every page is in English at its address and in Spanish under /es. Dates and times are Panama's, UTC-5 all year.\n\nHours, prices and positions are what the owners gave, reviewed before they appear. Say so when you quote them, name the page, and send people who are in danger to 911, not to a text.",
    map: "The places with a position, for maps",
    example: "with an example and what every field means",
  },
  example: "For example {{name}}.",
  cut: "Long texts are cut here.",
  unfold: "The whole example",
  fields: "What each field means",
  none: "Nothing is listed yet, so there's no example.",
  field: { place, event },
  licence: "What you may do with it",
  licenceLead: "What's there to be used, what to ask for first, and where a source is named.",
  licenceText:
    "Names, positions, hours and numbers are what the owners gave us. Use them to find a place, to show it and to send people there, and check with the place when it matters: we can't promise that all of it is right today.\n\nDescriptions and pictures belong to whoever made them. They're shared here as part of the guide; ask them before you publish them elsewhere.\n\nSome places came from OpenStreetMap. They say so under attribution: ©\u00a0OpenStreetMap contributors, available under the Open Database License 1.0. If you pass them on, keep that line and its terms.",
  osm: "OpenStreetMap's copyright and license",
  fromMap: "Take these places into your map app",
  fromCalendar: "More feeds and files",
};
