import { describe, expect, test } from "vitest";
import type { Found } from "../../../app/rules/search/found";
import { asTyped } from "../../../app/rules/search/highlighting";
import { withPool } from "../../../app/rules/search/hotel-pool";
import { withSongs } from "../../../app/rules/search/music-words";
import { ownDays, weekdaysSaid } from "../../../app/rules/search/other-weekdays";
import { readQuery } from "../../../app/rules/search/query";
import { quickAnswerOf } from "../../../app/rules/search/quick-answers";
import { questionsIn } from "../../../app/rules/search/said-otherwise";

const typedIn = (typed: string) => readQuery(typed).terms.map((term) => term.typed);
const both = (text: string) => ({ en: { text, lang: "en" as const }, es: { text, lang: "en" as const } });
const place = (text: string, more: Partial<Found> = {}): Found => ({
  kind: "restaurant",
  ref: "1",
  path: "/eat/bar",
  name: both("The Last Bar"),
  text: both(text),
  more: "",
  tags: "",
  ...more,
});

describe("A question in other words", () => {
  test.each([
    ["hospital with intensive care", "health"],
    ["cuidados intensivos", "health"],
    ["may I drive on the beach", "beachdrive"],
    ["May I drive on the beach; do I need a 4x4?", "beachdrive"],
    ["May I camp?", "camping"],
    ["are we allowed to camp", "camping"],
    ["can I pitch a tent on the beach", "camping"],
    ["¿se puede acampar en la playa?", "camping"],
    ["may I fly a drone", "drones"],
    ["are there sharks in the water", "sharks"],
    ["4G", "signal"],
    ["hay internet o 4G", "signal"],
    ["¿funciona el celular?", "signal"],
    ["does my phone work there", "signal"],
    ["how do I pay", "cash"],
    ["¿cómo se paga?", "cash"],
    ["do they take credit cards", "cash"],
    ["do you take Visa", "cash"],
    ["veggie", "diet"],
    ["I own a café: how do I list it, what does it cost?", "owners"],
    ["tengo un café: ¿cómo lo publico y cuánto cuesta?", "owners"],
    ["is the water safe to swim for children", "swim"],
    ["can kids swim here", "swim"],
    ["is it safe to swim", "swim"],
    ["¿puedo nadar con marea baja?", "swim"],
    ["¿es seguro nadar con niños?", "swim"],
    ["¿el mar es seguro?", "swim"],
    ["can I walk the beach at noon", "tide"],
    ["beach walk at noon", "tide"],
    ["can I pay by card", "cash"],
    ["do places take credit cards or do I need cash", "cash"],
    ["calm water for a toddler", "swim"],
    ["how do I add my café to this site", "owners"],
    ["pasaje de regreso a la capital", "bus"],
  ])("has the answer of the plain one: %s", (typed, answer) => {
    expect(quickAnswerOf(readQuery(typed))).toBe(answer);
  });

  test.each([
    "visa",
    "swimming pool",
    "swim with turtles",
    "phone",
    "beach walk",
    "list of hotels",
    "tengo hambre",
  ])("isn't heard in %s", (typed) => {
    expect(quickAnswerOf(readQuery(typed))).toBeNull();
  });

  test('keeps the month of May, which "may I" isn\'t', () => {
    expect(typedIn("may I bring my dog")).toEqual(["dog"]);
    expect(typedIn("surf in may")).toEqual(["surf", "may"]);
    expect(typedIn("May weather")).toEqual(["may", "weather"]);
    expect(typedIn("rain in May my first trip")).toContain("may");
    expect(readQuery("may 5").day).toBe("date5n5");
  });

  test("about going out tonight asks what's on", () => {
    for (const typed of [
      "where to go out tonight",
      "where can we go out tonight",
      "¿dónde salir esta noche?",
    ])
      expect([typed, typedIn(typed)]).toEqual([typed, ["tonight"]]);
  });

  test("may name an hour after which somebody wants to eat, and no number of minutes", () => {
    expect(readQuery("food after 9pm").hour).toEqual([21 * 60]);
    expect(readQuery("dinner after 8").hour).toEqual([8 * 60, 20 * 60]);
    expect(readQuery("comida después de las 9 de la noche").hour).toEqual([21 * 60]);
    expect(readQuery("after 5 minutes").hour).toBeNull();
  });

  test("is split from another one, but the parts of a thing aren't", () => {
    expect(questionsIn("drive on the beach; do I need a 4x4?")).toEqual([
      "drive on the beach",
      "do I need a 4x4",
    ]);
    expect(questionsIn("¿hay cajero y dónde puedo comer?")).toEqual(["hay cajero", "dónde puedo comer"]);
    expect(questionsIn("bed and breakfast")).toEqual(["bed and breakfast"]);
  });
});

describe("Music", () => {
  test("is asked for without its being live, and an event of songs and a guitar is music", () => {
    expect(typedIn("live music")).toEqual(["music"]);
    expect(typedIn("música en vivo")).toEqual(["musica"]);
    const [term] = readQuery("música").terms;
    expect(term?.synonyms).toContain("guitarra");
    expect(withSongs(term ?? expect.fail()).synonyms).toContain("canciones");
    const [pizza] = readQuery("pizza").terms;
    expect(withSongs(pizza ?? expect.fail())).toBe(pizza);
  });

  test("of a guitar isn't all music", () => {
    expect(readQuery("guitar").terms[0]?.synonyms).toEqual([]);
  });
});

describe("A place's own words about a thing", () => {
  const friday = { first: "2026-11-27", last: "2026-11-27" };
  const saturday = { first: "2026-11-28", last: "2026-11-28" };
  const { terms } = readQuery("live music");

  test("may name other days than the one asked for", () => {
    const bar = place("Cold beer. Live music on Saturdays, until the neighbors ask nicely.");
    expect(ownDays(bar, terms, friday)).toBe("other");
    expect(ownDays(bar, terms, saturday)).toBe("named");
    expect(ownDays(place("Live music. Closed on Mondays."), terms, friday)).toBeNull();
    expect(ownDays(place("Closed on Mondays."), terms, friday)).toBeNull();
    expect(ownDays(place("Music on Saturdays.", { tags: "music" }), terms, friday)).toBeNull();
  });

  test("name days singly, from one to another, or all of them", () => {
    const days = (text: string) => [...weekdaysSaid(text)].sort();
    expect(days("Música los sábados")).toEqual([6]);
    expect(days("Friday to Sunday")).toEqual([0, 5, 6]);
    expect(days("de viernes a domingo")).toEqual([0, 5, 6]);
    expect(days("every night but Mondays")).toHaveLength(7);
    expect(days("los fines de semana")).toEqual([0, 6]);
    expect(days("whenever the band comes")).toEqual([]);
  });
});

test("a river pool is no hotel's pool, whatever the language", () => {
  const hotel = (text: string, more = "") => place(text, { kind: "hotel", more });
  const river = hotel("A river pool between the trees");
  const built = hotel("Twelve rooms", "WiFi Swimming pool");
  const both = hotel("A river pool, and a pool of our own");
  const { terms } = readQuery("hotel con piscina");
  expect(withPool([river, built, both], terms)).toEqual([built, both]);
  expect(withPool([river], readQuery("hotel").terms)).toEqual([river]);
});

test("a word that a phrase was read as is never shown", () => {
  expect(asTyped(["openlate", "veggie"], "Veggie food late night")).toEqual(["Veggie"]);
  expect(asTyped(["beachdrive"], "drive on the beach")).toEqual([]);
});
