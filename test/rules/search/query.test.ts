import { describe, expect, test } from "vitest";
import { excerptAround, markWords } from "../../../app/rules/search/marking";
import { expressionOf, readQuery } from "../../../app/rules/search/query";
import { quickAnswerOf } from "../../../app/rules/search/quick-answers";
import { type Match, rank } from "../../../app/rules/search/ranking";
import { meantBy } from "../../../app/rules/search/synonyms";

const terms = (typed: string) => readQuery(typed).terms;
const typedIn = (typed: string) => terms(typed).map((term) => term.typed);

describe("what a visitor types", () => {
  test("is taken apart into folded words, without those that say nothing", () => {
    expect(typedIn("  Where is the BEST Café in Cambutal? ")).toEqual(["cafe"]);
    expect(typedIn("¿Dónde hay música en vivo?")).toEqual(["musica", "vivo"]);
    expect(typedIn("yoga lunes yoga")).toEqual(["yoga", "lunes"]);
  });

  test("keeps a word that says nothing when there is no other", () => {
    expect(typedIn("today")).toEqual(["today"]);
    expect(typedIn("Cambutal")).toEqual(["cambutal"]);
  });

  test("has no words in emoji, signs and silence", () => {
    for (const nothing of ["", "   ", "🏄‍♂️🌊", "*\"'()", null, undefined])
      expect(terms(nothing as string)).toEqual([]);
  });

  test("is cut where nobody types on", () => {
    expect(terms("abcd ".repeat(5000))).toHaveLength(1);
    expect(terms(Array.from({ length: 500 }, (_, index) => `w${index}`).join(" "))).toHaveLength(6);
    expect(readQuery("x".repeat(10_000)).text).toHaveLength(100);
  });

  test("is repeated to whoever typed it without what nobody can type", () => {
    expect(readQuery("low\u0000 \u001b tide\n").text).toBe("low tide");
  });

  test("never speaks the index's own language", () => {
    expect(terms('NOT("a" OR kind:event) * ^b').map(expressionOf)).toEqual([
      '"~not"',
      '"~kind"*',
      '"~event"*',
      '"~b"*',
    ]);
  });

  test("also stands for its singular and for the same thing in the other language", () => {
    expect(terms("tortugas")[0]).toMatchObject({ stems: ["tortuga"], isPrefix: true });
    expect(terms("tortugas")[0]?.synonyms).toContain("turtles");
    expect(terms("bus to panama city").map(({ typed, isPrefix }) => [typed, isPrefix])).toEqual([
      ["bus", false],
      ["city", true],
    ]);
  });
});

test("a slip in a word that stands for others is read as that word and the others", () => {
  expect(meantBy("pescadria")).toEqual(expect.arrayContaining(["pescaderia", "seafood", "mariscos"]));
  expect(meantBy("pescaderia")).toEqual([]);
  expect(meantBy("xylophone")).toEqual([]);
});

describe("an answer on the spot", () => {
  test.each([
    ["tide", "tide"],
    ["low tide today", "tide"],
    ["mareas", "tide"],
    ["marea baja hoy", "tide"],
    ["Atardecer", "sun"],
    ["nearest ATM", "cash"],
    ["cajero", "cash"],
    ["médico", "health"],
    ["emergancy", "health"],
    ["bus to panama city", "bus"],
    ["wifi", "signal"],
    ["taxi", "taxi"],
    ["gasolina", "fuel"],
  ])("is given to %s", (typed, answer) => {
    expect(quickAnswerOf(readQuery(typed))).toBe(answer);
  });

  test.each(["pizza", "hotel with wifi", "fish taxi", "bus tour cerro hoya", "sunset music", "", "bust"])(
    "is not forced on %s",
    (typed) => {
      expect(quickAnswerOf(readQuery(typed))).toBeNull();
    },
  );
});

const match = (ref: string, name: string, more: Partial<Match> = {}): Match => ({
  kind: "restaurant",
  ref,
  name_en: name,
  name_es: name,
  tags: "",
  tier: 1,
  ...more,
});
const order = (typed: string, matches: Match[]) => rank(matches, terms(typed), "en").map(({ ref }) => ref);

describe("what comes first", () => {
  test("is the whole name, then a word of it, then its beginning, then a tag, then the words", () => {
    const found = [
      match("words", "la panga", { tier: 2 }),
      match("tag", "casa azul", { tags: "pizza italian" }),
      match("beginning", "pizzalandia norte"),
      match("word", "la gran pizza"),
      match("whole", "pizza"),
    ];
    expect(order("pizza", found)).toEqual(["whole", "word", "beginning", "tag", "words"]);
  });

  test("is what the reader's own words say before what only the other language says", () => {
    const found = [match("other", "la panga", { tier: 3 }), match("own", "la olla", { tier: 2 })];
    expect(order("breakfast", found)).toEqual(["own", "other"]);
  });

  test("forgives a slip, and drops what has nothing of a word", () => {
    const found = [match("right", "hotel los almendros"), match("wrong", "hotel la panga")];
    expect(order("hotel almendrs", found)).toEqual(["right"]);
  });

  test("puts places before events before posts when all fit equally", () => {
    const found = (["post", "event", "restaurant"] as const).map((kind) => match(kind, "tacos", { kind }));
    expect(order("tacos", found)).toEqual(["restaurant", "event", "post"]);
  });
});

describe("the words that were found", () => {
  const marked = (text: string, typed: string) =>
    markWords(text, terms(typed))
      .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
      .join("");

  test("are marked as they stand, accents and all", () => {
    expect(marked("Pescadería y café: CAFÉS", "cafe pescaderia")).toBe("[Pescadería] y [café]: [CAFÉS]");
    expect(marked("The tide will tire you", "tide")).toBe("The [tide] will tire you");
    expect(marked("Tacos <b>del</b> mar", "taco")).toBe("[Tacos] <b>del</b> mar");
    expect(marked("nothing here", "pizza")).toBe("nothing here");
  });

  test("bring the part of a long text along in which they stand", () => {
    const long = `${"Somebody wrote a great deal about the road. ".repeat(10)}Then there was pizza at last, and everybody was glad. ${"More words follow. ".repeat(10)}`;
    const excerpt = excerptAround(long, terms("pizza"));
    expect(excerpt).toContain("pizza at last");
    expect(excerpt.length).toBeLessThan(160);
    expect(excerpt).toMatch(/^… .* …$/);
    expect(excerptAround("Short.", terms("pizza"))).toBe("Short.");
    expect(excerptAround(long, terms("castle"))).toMatch(/^Somebody .* …$/);
  });
});
