import { type PlaceMark, type PlaceMarks, placeMarks } from "./place-marks";

/** One object's tags: "diet:vegan" to "yes". */
type OsmTags = Readonly<Record<string, string>>;

/** Values that mean yes or no; others leave the mark unanswered. */
type Reading = Record<string, { yes: readonly string[]; no: readonly string[] }>;

const diet = { yes: ["yes", "only"], no: ["no"] };

const readings: Record<PlaceMark, Reading> = {
  vegetarian: { "diet:vegetarian": diet },
  vegan: { "diet:vegan": diet },
  gluten_free: { "diet:gluten_free": diet },
  // A high chair or play corner says yes; their absence says nothing.
  children: { kids_area: { yes: ["yes"], no: [] }, highchair: { yes: ["yes"], no: [] } },
  dogs: { dog: { yes: ["yes", "leashed"], no: ["no"] } },
  // "limited" means a step or an unreachable part: neither yes nor no.
  step_free: { wheelchair: { yes: ["yes", "designated"], no: ["no"] } },
  cards: {
    "payment:cards": { yes: ["yes", "only"], no: ["no"] },
    "payment:credit_cards": { yes: ["yes", "only"], no: [] },
    "payment:debit_cards": { yes: ["yes", "only"], no: [] },
  },
  wifi: { internet_access: { yes: ["wlan"], no: ["no"] } },
  parking: { parking: { yes: ["yes", "surface", "customers"], no: ["no"] } },
};

/** Marks these tags answer. */
export function marksOfOsmTags(tags: OsmTags): PlaceMarks {
  const marks = placeMarks.flatMap((mark) => {
    const said = Object.entries(readings[mark]).map(([key, { yes, no }]) => {
      const value = tags[key] ?? "";
      return yes.includes(value) ? true : no.includes(value) ? false : null;
    });
    if (said.includes(true)) return [[mark, true]];
    return said.includes(false) ? [[mark, false]] : [];
  });
  return Object.fromEntries(marks);
}
