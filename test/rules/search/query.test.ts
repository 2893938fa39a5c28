import { describe, expect, test } from "vitest";
import { dangersOf, dangerWords } from "../../../app/rules/search/dangers";
import type { Found } from "../../../app/rules/search/found";
import { highlightWords } from "../../../app/rules/search/highlighting";
import { affordableFirst, areDearer } from "../../../app/rules/search/price-limit";
import { askedTerm, expressionOf, readQuery, restOf, withMeanings } from "../../../app/rules/search/query";
import { datesOf } from "../../../app/rules/search/query-day";
import { momentOf } from "../../../app/rules/search/query-hour";
import { asksWayBack, quickAnswerOf } from "../../../app/rules/search/quick-answers";
import { type Match, namedAlone, rank } from "../../../app/rules/search/ranking";
import { meantBy } from "../../../app/rules/search/synonyms";
import { localDay } from "../../../app/rules/time/panama-time";

const terms = (typed: string) => readQuery(typed).terms;
const typedIn = (typed: string) => terms(typed).map((term) => term.typed);

describe("a query", () => {
  test("is split into folded words, without meaningless ones", () => {
    expect(typedIn("  Where is the BEST Café in Cambutal? ")).toEqual(["cafe"]);
    expect(typedIn("¿Dónde hay pizza y música?")).toEqual(["pizza", "musica"]);
    expect(typedIn("yoga lunes yoga")).toEqual(["yoga", "lunes"]);
    expect(typedIn("anything for kids, and with whom?")).toEqual(["kids"]);
    expect(typedIn("¿Hay algo para niños, y con quién?")).toEqual(["ninos"]);
  });

  test("keeps a meaningless word if there's no other", () => {
    expect(typedIn("today")).toEqual(["today"]);
    expect(typedIn("Cambutal")).toEqual(["cambutal"]);
  });

  test("leaves out what only asks, beside what it's about", () => {
    expect(typedIn("how do I get to Santiago?")).toEqual(["santiago"]);
    expect(typedIn("can I bring my dog?")).toEqual(["dog"]);
    expect(typedIn("¿puedo llevar a mi perro?")).toEqual(["perro"]);
    expect(typedIn("how do I get here?")).toEqual(["getting"]);
    expect(typedIn("how long does it take to get there?")).toEqual(["getting"]);
    expect(typedIn("¿dónde se come pescado?")).toEqual(["comer", "pescado"]);
  });

  test("has no words in emoji, punctuation and blanks", () => {
    for (const nothing of ["", "   ", "🏄‍♂️🌊", "*\"'()", null, undefined])
      expect(terms(nothing as string)).toEqual([]);
  });

  test("is cut at an unlikely length", () => {
    expect(terms("abcd ".repeat(5000))).toHaveLength(1);
    expect(terms(Array.from({ length: 500 }, (_, index) => `w${index}`).join(" "))).toHaveLength(6);
    expect(readQuery("x".repeat(10_000)).text).toHaveLength(100);
  });

  test("may have a limit for the price per night, which a place or a time isn't", () => {
    for (const [typed, priceLimit, words] of [
      ["room with a pool under $80", 80, ["room", "pool"]],
      ["hotel hasta 120 dólares la noche", 120, ["hotel"]],
      ["menos de 60", 60, ["hotel"]],
      ["sleep tonight under 80", 80, ["sleep"]],
      ["under 80 tonight", 80, ["hotel"]],
      ["cabin below 75 a night with dogs", 75, ["cabin", "dogs"]],
      ["abierto hasta 22", null, ["22"]],
      ["less than 20 minutes", null, ["less", "than", "20", "minutes"]],
      ["room under 80 that takes a dog", 80, ["room", "dog"]],
      ["beach in less than 30 minutes", null, ["beach", "less", "than", "30", "minutes"]],
      ["hotel a menos de 50 km", null, ["hotel", "menos", "50", "km"]],
    ] as const) {
      expect([typed, readQuery(typed).priceLimit]).toEqual([typed, priceLimit]);
      expect(
        restOf(readQuery(typed)).map((term) => term.typed),
        typed,
      ).toEqual(words);
    }
  });

  test("with a price keeps only the beds that cost no more, and where there's none lists those without a price before the dearer ones", () => {
    const bed = (amount: number | null | undefined) =>
      ({ kind: amount === undefined ? "activity" : "hotel", price: amount ? { amount } : amount }) as Found;
    const found = [240, undefined, null, 80, 60].map(bed);
    const prices = (limit: number | null) =>
      affordableFirst(found, limit).map(({ price }) => (price ? price.amount : price));
    expect(prices(80)).toEqual([80, 60, undefined]);
    expect(prices(50)).toEqual([null, 240, 80, 60, undefined]);
    expect(prices(null)).toEqual([240, undefined, null, 80, 60]);
    const lesson = { kind: "activity", price: { amount: 40 } } as Found;
    expect(affordableFirst([lesson, bed(240)], 80)).toEqual([bed(240), lesson]);
  });

  test("with a price that no bed has is told so", () => {
    const bed = (amount: number | null) => ({ kind: "hotel", price: amount ? { amount } : null }) as Found;
    expect(areDearer([bed(240), bed(95)], 80)).toBe(true);
    expect(areDearer([bed(240), bed(null)], 80)).toBe(false);
    expect(areDearer([bed(240), bed(60)], 80)).toBe(false);
    expect(areDearer([bed(240)], null)).toBe(false);
    expect(areDearer([], 80)).toBe(false);
  });

  test('asks where to eat by "dónde como", and for the way by "cómo llego"', () => {
    expect(terms("¿Dónde como pescado?").map(({ typed }) => typed)).toEqual(["comer", "pescado"]);
    expect(terms("¿Cómo llego?").map(({ typed }) => typed)).toEqual(["llegar"]);
  });

  test("about a bus leaves the village when it names another town, and comes when it names this one", () => {
    const isBack = (typed: string) => asksWayBack(readQuery(typed));
    for (const out of [
      "bus to Las Tablas",
      "bus from Cambutal",
      "bus a Panamá",
      "bus para Chitré",
      "last bus",
    ])
      expect([out, isBack(out)]).toEqual([out, true]);
    for (const there of [
      "bus",
      "bus to Cambutal",
      "bus de Panamá a Cambutal",
      "last bus to Playa Cambutal",
      "último bus Las Tablas Cambutal mañana",
    ])
      expect([there, isBack(there)]).toEqual([there, false]);
  });

  test("for tonight means eight until half past, then now", () => {
    const at = (instant: string) =>
      momentOf([20 * 60], new Date(instant), localDay(new Date(instant))).toISOString();
    expect(at("2026-11-25T22:00:00Z")).toBe("2026-11-26T01:00:00.000Z");
    expect(at("2026-11-26T01:29:00Z")).toBe("2026-11-26T01:00:00.000Z");
    expect(at("2026-11-26T03:35:00Z")).toBe("2026-11-26T03:35:00.000Z");
  });

  test("is shown without control characters", () => {
    expect(readQuery("low\u0000 \u001b tide\n").text).toBe("low tide");
  });

  test("never contains operators of the index", () => {
    expect(terms('NOT("a" OR kind:event) * ^b').map(expressionOf)).toEqual([
      '"~not"',
      '"~kind"*',
      '"~event"*',
      '"~b"*',
    ]);
  });

  test("matches short words as a whole once it's sent, and as prefixes while typing", () => {
    const asked = (typed: string, isTyping: boolean) =>
      askedTerm(terms(typed)[0] ?? fail(typed), 0, isTyping);
    expect(asked("bus", false).expression).not.toContain("*");
    expect(asked("bus", true).whole).toContain('"~bus"*');
    expect(asked("pesca", false).expression).toContain('"~pesca"*');
    expect(asked("pesca", false).whole).not.toContain("*");
  });

  test("also matches its singular and synonyms in the other language", () => {
    expect(terms("tortugas")[0]).toMatchObject({ stems: ["tortuga"], isPrefix: true });
    expect(terms("tortugas")[0]?.synonyms).toContain("turtles");
    expect(terms("bus to panama city").map(({ typed, isPrefix }) => [typed, isPrefix])).toEqual([
      ["bus", false],
      ["city", true],
    ]);
  });
});

test("with a misspelled synonym matches the correct one and its synonyms", () => {
  expect(meantBy("pescadria")).toEqual(expect.arrayContaining(["pescaderia", "seafood", "mariscos"]));
  expect(meantBy("pescaderia")).toEqual([]);
  expect(meantBy("xylophone")).toEqual([]);
});

describe("a direct answer", () => {
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
    ["how much is the bus", "bus"],
    ["cuánto cuesta el bus", "bus"],
    ["police", "health"],
    ["primeros auxilios", "health"],
    ["my child drank tap water", "water"],
    ["mi hijo tomó agua del grifo", "water"],
    ["tomé agua de la pluma", "water"],
    ["can I drink the tap water", "water"],
    ["bus desde la capital", "bus"],
    ["último bus a Panamá", "bus"],
    ["when to surf", "surf"],
    ["cuándo surfear", "surf"],
    ["teléfono taxi", "taxi"],
    ["taxi ahora", "taxi"],
    ["taxi number", "taxi"],
    ["próximo bus de regreso", "bus"],
    ["wi-fi that holds a call", "signal"],
    ["guardar la guía sin señal", "signal"],
    ["save the guide offline", "signal"],
    ["where do I get cash", "cash"],
    ["¿dónde saco plata?", "cash"],
    ["does the power go out?", "power"],
    ["¿se va mucho la luz?", "power"],
    ["hay luz", "power"],
    ["when do turtles come", "turtles"],
    ["¿cuándo vienen las tortugas?", "turtles"],
    ["temporada de ballenas", "whales"],
    ["what to do on a rainy day", "rain"],
    ["qué hacer si llueve", "rain"],
    ["the next holiday", "holiday"],
    ["próximo feriado", "holiday"],
  ])("is given to %s", (typed, answer) => {
    expect(quickAnswerOf(readQuery(typed))).toBe(answer);
  });

  test("is given to an admin's synonyms", () => {
    const query = readQuery("guagua");
    expect(quickAnswerOf(query)).toBeNull();
    const terms = withMeanings(query.terms, [{ word: "guagua", means: "bus" }]);
    expect(quickAnswerOf({ ...query, terms })).toBe("bus");
  });

  test.each([
    "pizza",
    "playa",
    "dinner tonight",
    "hotel with wifi",
    "fish taxi",
    "bus tour cerro hoya",
    "sunset music",
    "",
    "bust",
    "my child",
    "mi hijo",
    "kids taxi",
    "surf lessons",
    "capital",
    "turtles",
    "gira de ballenas",
  ])("isn't given to %s", (typed) => {
    expect(quickAnswerOf(readQuery(typed))).toBeNull();
  });
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

describe("a day in a query", () => {
  // A Wednesday.
  const today = "2026-11-25";
  const dates = (typed: string) => {
    const { day } = readQuery(typed);
    const { first, last } = datesOf(day ?? "today", today);
    return day === null ? null : first === last ? first : `${first} ${last}`;
  };

  test.each([
    ["tonight", "2026-11-25"],
    ["esta noche", "2026-11-25"],
    ["what is on today", "2026-11-25"],
    ["yoga next monday", "2026-11-30"],
    ["yoga próximo lunes", "2026-11-30"],
    ["yoga el lunes que viene", "2026-11-30"],
    ["music next wednesday", "2026-12-02"],
    ["mañana", "2026-11-26"],
    ["low tide tomorrow", "2026-11-26"],
    ["miércoles", "2026-11-25"],
    ["yoga lunes", "2026-11-30"],
    ["this weekend", "2026-11-28 2026-11-29"],
    ["fin de semana", "2026-11-28 2026-11-29"],
    ["yoga this week", "2026-11-25 2026-12-01"],
    ["yoga esta semana", "2026-11-25 2026-12-01"],
    ["what is on next week", "2026-11-30 2026-12-06"],
    ["eventos la próxima semana", "2026-11-30 2026-12-06"],
    ["música la semana que viene", "2026-11-30 2026-12-06"],
    ["november 28", "2026-11-28"],
    ["yoga on Nov 28th", "2026-11-28"],
    ["28 de noviembre", "2026-11-28"],
    ["the 1st of december", "2026-12-01"],
    ["1 de diciembre de 2026", "2026-12-01"],
    ["tide saturday december 5", "2026-12-05"],
    ["november 25", "2026-11-25"],
    ["november 24", "2027-11-24"],
    ["29 de febrero", "2028-02-29"],
    ["navidad", "2026-12-25"],
    ["what's open on Christmas Eve", "2026-12-24"],
    ["día de la madre", "2026-12-08"],
  ])("is recognized in %s", (typed, date) => {
    expect(dates(typed)).toBe(date);
  });

  test.each([
    "yoga por la mañana",
    "pizza",
    "semana santa",
    "board for a week",
    "sunday school",
    "rain in november",
    "june 31",
    "date2n30",
    "date13n1",
    "date0n0",
    "3 mar",
  ])("isn't recognized in %s", (typed) => {
    expect(dates(typed)).toBe(typed === "sunday school" ? "2026-11-29" : null);
  });

  test("leaves the other words, and none if the day is all", () => {
    const rest = (typed: string) => restOf(readQuery(typed)).map((term) => term.typed);
    expect(rest("yoga lunes")).toEqual(["yoga"]);
    expect(rest("yoga esta semana")).toEqual(["yoga"]);
    expect(rest("events next week")).toEqual([]);
    expect(rest("what to do tomorrow")).toEqual([]);
    expect(rest("open now")).toEqual([]);
    expect(rest("restaurants open now")).toEqual([]);
    expect(rest("is the kitchen still open")).toEqual([]);
    expect(rest("cocina abierta todavía")).toEqual([]);
    expect(rest("pizza open now")).toEqual(["pizza"]);
    expect(rest("how are things")).not.toEqual([]);
  });
});

describe("an emergency", () => {
  test.each([
    ["stingray", "stingray"],
    ["a stingray stung me", "stingray"],
    ["me picó un alacrán", "scorpion"],
    ["snake bite", "snake"],
    ["me mordió un perro", "bite"],
    ["cut my foot on a rock", "reef"],
    ["bleeding", "cut"],
    ["golpe de calor", "heat"],
    ["accidente de buceo", "diving"],
    ["car crash", "accident"],
  ])("in %s finds its part of the first aid", (typed, part) => {
    expect(dangersOf(readQuery(typed).words)[0]).toBe(part);
  });

  test.each(["dogs", "pet friendly", "surf", "pico de gallo", "diving", "rent a car", "water", "feria"])(
    "isn't recognized in %s",
    (typed) => {
      expect(dangersOf(readQuery(typed).words)).toEqual([]);
    },
  );

  test("is never corrected to anything else", () => {
    for (const word of dangerWords) {
      const { forms, meant } = askedTerm(readQuery(word).terms[0] ?? fail(word), 0);
      expect([word, forms, meant]).toEqual([word, [], ""]);
    }
  });
});

const fail = (word: string): never => {
  throw new Error(`no term for ${word}`);
};

describe("the best match", () => {
  test("is the whole name, then a word of it, then its prefix, then a tag, then text", () => {
    const found = [
      match("words", "la panga", { tier: 2 }),
      match("tag", "casa azul", { tags: "pizza italian" }),
      match("beginning", "pizzalandia norte"),
      match("word", "la gran pizza"),
      match("whole", "pizza"),
    ];
    expect(order("pizza", found)).toEqual(["whole", "word", "beginning", "tag", "words"]);
  });

  test("is in the reader's language before the other one", () => {
    const found = [match("other", "la panga", { tier: 3 }), match("own", "la olla", { tier: 2 })];
    expect(order("breakfast", found)).toEqual(["own", "other"]);
  });

  test("is the whole name, on its own if that has several words", () => {
    const found = [
      match("songs", "songs at la panga"),
      match("panga", "la panga"),
      match("boat", "boat tours"),
    ];
    const refs = (typed: string) => namedAlone(found, readQuery(typed).words).map(({ ref }) => ref);
    expect(refs("La Panga")).toEqual(["panga"]);
    expect(refs("panga")).toEqual(["songs", "panga", "boat"]);
  });

  test("tolerates a typo, and excludes what has no word of the query", () => {
    const found = [match("right", "hotel los almendros"), match("wrong", "hotel la panga")];
    expect(order("hotel almendrs", found)).toEqual(["right"]);
  });

  test("is a place before an event before a post if all match equally", () => {
    const found = (["post", "event", "restaurant"] as const).map((kind) => match(kind, "tacos", { kind }));
    expect(order("tacos", found)).toEqual(["restaurant", "event", "post"]);
  });
});

describe("the matching words", () => {
  const marked = (text: string, typed: string) =>
    highlightWords(text, terms(typed))
      .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
      .join("");

  test("are marked as written, with accents", () => {
    expect(marked("Pescadería y café: CAFÉS", "cafe pescaderia")).toBe("[Pescadería] y [café]: [CAFÉS]");
    expect(marked("The tide will tire you", "tide")).toBe("The [tide] will tire you");
    expect(marked("Tacos <b>del</b> mar", "taco")).toBe("[Tacos] <b>del</b> mar");
    expect(marked("nothing here", "pizza")).toBe("nothing here");
  });
});
