import { expect, test } from "vitest";
import type { Found } from "../../../app/rules/search/found";
import { asTyped } from "../../../app/rules/search/highlighting";
import { readQuery } from "../../../app/rules/search/query";
import { isAbout, isRefused, tellingText, whyFound } from "../../../app/rules/search/why-found";

const both = (en: string, es: string) => ({
  en: { text: en, lang: "en" as const },
  es: { text: es, lang: "es" as const },
});
const inBoth = (en: string, es: string) => ({
  en: [{ text: en, lang: "en" as const }],
  es: [{ text: es, lang: "es" as const }],
});
const songs: Found = {
  kind: "event",
  ref: "songs",
  path: "/events/songs",
  name: both("Songs at Sunset", "Canciones al atardecer"),
  text: both("A guitar and the sun.", "Una guitarra y el sol."),
  said: inBoth("They pay with fried fish.", "Se les paga con pescado frito."),
  more: "They pay with fried fish. Se les paga con pescado frito.",
  tags: "event evento social",
  type: "social",
};
const terms = (typed: string) => readQuery(typed).terms;
const why = (found: Found, typed: string, language: "en" | "es") =>
  whyFound(found, [found.name[language], tellingText(found, terms(typed), language)], terms(typed), language);
const nothing = { inOther: null, marks: [], ofMenu: [], lackedMarks: [], isOfKind: false, tag: null };

test("an event found by another word shows its text, in the reader's language", () => {
  expect(tellingText(songs, terms("fish"), "en").text).toBe("They pay with fried fish.");
  expect(tellingText(songs, terms("pescado"), "es").text).toBe("Se les paga con pescado frito.");
  expect(tellingText(songs, terms("guitar"), "en").text).toBe("A guitar and the sun.");
  expect(why(songs, "fish", "en")).toEqual(nothing);
});

test("a restaurant found by a dish shows it", () => {
  const fish = { path: "/eat/panga#1", ...both("Fish soup · $6", "Sopa de pescado · $6") };
  const panga: Found = { ...songs, kind: "restaurant", said: undefined, dishes: [fish] };
  expect(tellingText(panga, terms("fish"), "en").text).toBe("Fish soup · $6");
});

test("a charter found by “fish” shows its kind, a place found by “children” its mark", () => {
  const silent: Found = { ...songs, said: undefined };
  const boat: Found = { ...silent, kind: "activity", tags: "fishing fish pesca", type: "Fishing Charters" };
  expect(why(boat, "fish", "en")).toEqual({ ...nothing, isOfKind: true });
  const bar: Found = { ...silent, kind: "restaurant", mark: { children: true } };
  expect(why(bar, "kids", "en")).toEqual({ ...nothing, marks: ["children"] });
  const post: Found = { ...silent, kind: "post", type: undefined, tags: "blog surf" };
  expect(why(post, "surf", "en")).toEqual({ ...nothing, tag: "surf" });
});

test("a place that says no to what was asked is found by its name alone, with its no", () => {
  const panga: Found = {
    ...songs,
    kind: "restaurant",
    name: both("La Panga", "La Panga"),
    mark: { cards: false },
  };
  expect(isRefused(panga, terms("tarjeta"))).toBe(true);
  expect(isRefused(panga, terms("can I pay by card at La Panga?"))).toBe(false);
  expect(why(panga, "tarjeta la panga", "es")).toEqual({ ...nothing, lackedMarks: ["cards"] });
  expect(why({ ...panga, mark: { cards: true } }, "la panga card", "en")).toEqual({
    ...nothing,
    marks: ["cards"],
  });
});

test("a match in the other language only is quoted in that language", () => {
  expect(why({ ...songs, type: undefined }, "fried", "es").inOther).toMatchObject({ lang: "en" });
});

test("a partial match lists the missing words, as typed", () => {
  const lacking = terms("Fish jardín").filter((term) => !isAbout(songs, term));
  expect(
    asTyped(
      lacking.map(({ typed }) => typed),
      "Fish jardín",
    ),
  ).toEqual(["jardín"]);
});
