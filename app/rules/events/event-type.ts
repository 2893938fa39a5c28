import type { EventType } from "../places/categories";

/** Words that say what an event is; whom it is for comes first: a class for children stands where parents look. */
const words: [EventType, RegExp][] = [
  ["kids", /\b(niñ[oa]s?|infantil(es)?|kids?|child(ren)?s?)\b/],
  [
    "class",
    /\b(clases?|curso|taller(es)?|lecci[oó]n(es)?|class(es)?|courses?|workshops?|lessons?|yoga|pilates|zumba|surf ?camp)\b/,
  ],
];

/** The type an event's name speaks of, in either language; null where it does not. */
export function typeOfTitle(title: string): EventType | null {
  const text = title.toLowerCase();
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
