import type { EventType } from "./event-types";

/** Words for each type, in order of priority: a class for children is listed for families. */
const words: [EventType, RegExp][] = [
  ["kids", /\b(niñ[oa]s?|infantil(es)?|kids?|child(ren)?s?)\b/],
  [
    "class",
    /\b(clases?|curso|taller(es)?|lecci[oó]n(es)?|class(es)?|courses?|workshops?|lessons?|yoga|pilates|zumba|surf ?camp)\b/,
  ],
];

/** The type an event's title suggests, in either language. */
export function typeOfTitle(title: string): EventType | null {
  const text = title.toLowerCase();
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
