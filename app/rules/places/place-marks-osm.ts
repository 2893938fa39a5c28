import { type PlaceMark, type PlaceMarks, placeMarks } from "./place-marks";

/** Tags of OpenStreetMap as they stand on one place: "diet:vegan" to "yes". */
export type OsmTags = Readonly<Record<string, string>>;

type Tagging = {
  /** What says yes or no, in OpenStreetMap's own words; missing where it has no word for what the mark says. */
  written?: { key: string; yes: string; no: string };
  /** What is read as yes or no; anything else leaves the mark unasked. */
  read: Record<string, { yes: readonly string[]; no: readonly string[] }>;
};

const diet = (key: string): Tagging => ({
  written: { key, yes: "yes", no: "no" },
  read: { [key]: { yes: ["yes", "only"], no: ["no"] } },
});

const tagging: Record<PlaceMark, Tagging> = {
  vegetarian: diet("diet:vegetarian"),
  vegan: diet("diet:vegan"),
  gluten_free: diet("diet:gluten_free"),
  // A high chair or a corner to play says that children are thought of; that they are says neither.
  children: { read: { kids_area: { yes: ["yes"], no: [] }, highchair: { yes: ["yes"], no: [] } } },
  dogs: {
    written: { key: "dog", yes: "yes", no: "no" },
    read: { dog: { yes: ["yes", "leashed"], no: ["no"] } },
  },
  // "limited" means a step, or a part that cannot be reached: neither yes nor no.
  step_free: {
    written: { key: "wheelchair", yes: "yes", no: "no" },
    read: { wheelchair: { yes: ["yes", "designated"], no: ["no"] } },
  },
  cards: {
    written: { key: "payment:cards", yes: "yes", no: "no" },
    read: {
      "payment:cards": { yes: ["yes", "only"], no: ["no"] },
      "payment:credit_cards": { yes: ["yes", "only"], no: [] },
      "payment:debit_cards": { yes: ["yes", "only"], no: [] },
    },
  },
  wifi: {
    written: { key: "internet_access", yes: "wlan", no: "no" },
    read: { internet_access: { yes: ["wlan"], no: ["no"] } },
  },
  parking: {
    written: { key: "parking", yes: "yes", no: "no" },
    read: { parking: { yes: ["yes", "surface", "customers"], no: ["no"] } },
  },
};

/** A place's marks for OpenStreetMap; what nobody asked says nothing. */
export function osmTagsOf(marks: PlaceMarks): OsmTags {
  const tags = placeMarks.flatMap((mark) => {
    const { written } = tagging[mark];
    const answer = marks[mark];
    return written && answer !== undefined ? [[written.key, answer ? written.yes : written.no]] : [];
  });
  return Object.fromEntries(tags);
}

/** The marks that tags of OpenStreetMap speak of; what they leave open stays unasked. */
export function marksOfOsmTags(tags: OsmTags): PlaceMarks {
  const marks = placeMarks.flatMap((mark) => {
    const said = Object.entries(tagging[mark].read).map(([key, { yes, no }]) => {
      const value = tags[key] ?? "";
      return yes.includes(value) ? true : no.includes(value) ? false : null;
    });
    if (said.includes(true)) return [[mark, true]];
    return said.includes(false) ? [[mark, false]] : [];
  });
  return Object.fromEntries(marks);
}

/** Every key that is read, for whoever asks OpenStreetMap. */
export const osmMarkKeys: readonly string[] = placeMarks.flatMap((mark) => Object.keys(tagging[mark].read));
