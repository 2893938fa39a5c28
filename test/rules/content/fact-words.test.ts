import { describe, expect, test } from "vitest";
import { factWords } from "../../../app/rules/content/fact-words";
import { cacheTagOfSection } from "../../../app/rules/content/section-cache-tag";
import { builtInFacts, factsUnder } from "../../../app/rules/town/facts";
import { builtInWords } from "../../../app/server/http/changed-words";

const { en, es } = { en: builtInWords.words.en.fact, es: builtInWords.words.es.fact };

describe("A fact of the town", () => {
  test("is worded in each language", () => {
    expect([en("turtleMonths"), es("turtleMonths")]).toEqual(["July to December", "de julio a diciembre"]);
    expect([en("dryMonths"), es("DryMonths")]).toEqual([
      "mid-December to April",
      "De mediados de diciembre a abril",
    ]);
    expect([en("goodDay"), es("goodDay")]).toEqual(["4 to 5 hours", "de 4 a 5 horas"]);
    expect([en("fromTonosi"), es("fromTonosi")]).toEqual(["20 to 45 minutes", "de 20 a 45 minutos"]);
    expect([en("driveDivisaShort"), es("driveDivisaShort")]).toEqual(["about 3\u00a0h", "unas 3\u00a0h"]);
    expect([en("cardPlaces"), es("cardPlaces")]).toEqual(["some places", "algunos lugares"]);
    expect([en("cerroHoyaDistance"), en("puntaMalaDistance")]).toEqual(["about 22\u00a0km", "60\u00a0km"]);
    expect([en("nobodyKnows"), en("time")]).toEqual([undefined, undefined]);
  });

  test("shows how certain it is", () => {
    expect([en("whaleMonthsSaid"), en("turtleMonthsSaid"), en("rainMonthsSaid")]).toEqual([
      "July to October",
      "usually July to December",
      "May to November, people say",
    ]);
    expect(es("RainMonthsSaid")).toBe("De mayo a noviembre, según dicen");
  });

  test("is derived from others if possible: the way is the sum of its legs", () => {
    expect([en("hoursToTown"), es("fromLasTablas")]).toEqual([
      "5\u00a0h\u00a050 to 6\u00a0h\u00a015",
      "de 1\u00a0h\u00a040 a 2\u00a0h\u00a005",
    ]);
    expect(en("driveVenao")).toBe("45\u00a0min to 1\u00a0h");
    expect([en("lastWhales"), es("lastWhales")]).toEqual(["October", "octubre"]);
  });

  test("shows what's in season in each month", () => {
    expect([1, 3, 9, 12].map((month) => en(`month${month}`))).toEqual([
      "Dry, cooler sea.",
      "Dry, the first swell, cooler sea.",
      "Lots of rain, swell, whales, most turtles.",
      "Dry from mid-month, turtles.",
    ]);
    expect(es("month10")).toBe("Mucha lluvia, olas, últimas ballenas, más tortugas.");
  });

  test("that an admin has corrected is used everywhere, including what's derived from it", () => {
    const facts = factsUnder({
      facts: [
        { id: "driveCambutal", amount: "30", certainty: "high" },
        { id: "turtleMonths", amount: "8-11", certainty: "high" },
        { id: "whaleMonths", amount: "99" },
        { id: "unheardOf", amount: "3" },
      ],
    });
    const word = factWords(facts, builtInWords.words.en);
    expect(word("fromTonosi")).toBe("about 30 minutes");
    expect(word("fromLasTablas")).toBe("about 1\u00a0h\u00a050");
    expect(word("turtleMonthsSaid")).toBe("August to November");
    expect([word("month7"), word("month8")]).toEqual([
      "Rain, swell, the first whales.",
      "Rain, swell, whales, turtles.",
    ]);
    expect(word("whaleMonths")).toBe("July to October");
    expect(facts.has("unheardOf")).toBe(false);
  });

  test("is used on every page, so a correction purges them all", () => {
    expect(cacheTagOfSection({ page_path: "/es/info", section_name: "town-facts" })).toBe("pages");
    expect(cacheTagOfSection({ page_path: "/es/info", section_name: "services" })).toBe("page:/info");
  });

  test("is unchanged if nothing usable is stored", () => {
    for (const stored of [null, "text", [], {}, { facts: "none" }, { facts: [null, 3, { id: 7 }] }])
      expect(factsUnder(stored)).toBe(builtInFacts);
  });
});
