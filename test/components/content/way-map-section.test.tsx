import { describe, expect, test } from "vitest";
import { WayMapSection } from "../../../app/components/content/way-map-section";
import type { GuideWay } from "../../../app/locales/guide-text";
import { guides } from "../../../app/locales/guides";
import { onMap, wayMap } from "../../../app/rules/content/way-map";
import { type Language, languages } from "../../../app/rules/site/language";
import { fillFacts } from "../../../app/rules/site/words";
import { roadLegs, towns } from "../../../app/rules/town/road";
import { builtInWords } from "../../../app/server/http/changed-words";
import { speak } from "../speak";

/** As the map says them, in the road's order. */
const briefTimes = {
  en: ["~3\u00a0h", "~35\u00a0min", "~35\u00a0min", "~1\u00a0h\u00a020", "20–45\u00a0min"],
  es: ["~3\u00a0h", "~35\u00a0min", "~35\u00a0min", "~1\u00a0h\u00a020", "20–45\u00a0min"],
};

function wayIn(language: Language): GuideWay {
  const section = fillFacts(guides[language].transportation, builtInWords.words[language].fact).sections.find(
    ({ kind }) => kind === "way",
  );
  if (section?.kind !== "way") throw new Error("the guide to the road has no map");
  return section;
}

describe.each(languages)("The way here in %s", (language) => {
  const way = wayIn(language);
  const html = speak(language, <WayMapSection section={way} />);
  const [map = "", table = ""] = [html.match(/<svg.*<\/svg>/s)?.[0], html.match(/<table.*<\/table>/s)?.[0]];

  test("has the same data for each leg on the map and in the table, in the road's order", () => {
    expect(way.legs.map(({ id }) => id)).toEqual(roadLegs.map(({ to }) => to));
    for (const [index, { time, distance, note }] of way.legs.entries()) {
      expect(map).toContain(`>${briefTimes[language][index]}</text>`);
      expect(table).toContain(`<td>${time}</td><td>${distance}</td>`);
      expect(table).toContain(note);
    }
  });

  test("names every town beside its mark", () => {
    const capital = language === "en" ? "Panama City" : "Ciudad de Panamá";
    for (const town of Object.values(towns)) {
      const { x, y } = onMap(town);
      const place = [x / wayMap.width, y / wayMap.height].map((share) => `${Math.round(share * 1000) / 10}%`);
      const name = "name" in town ? town.name : capital;
      expect(map).toMatch(new RegExp(`<text[^>]* x="${place[0]}" y="${place[1]}"[^>]*>${name}<`));
    }
  });

  test("is one drawing with an alternative text", () => {
    expect(html).toMatch(/<img src="\/scenes\/maps\/way.svg"[^>]* alt="[^"]{60,}"/);
    expect(map).toContain('aria-hidden="true"');
  });
});

test("a leg removed by an admin leaves its town on the map", () => {
  const way = wayIn("en");
  const html = speak("en", <WayMapSection section={{ ...way, legs: way.legs.slice(1) }} />);
  expect(html).not.toContain("Panama City to Divisa");
  expect(html).toContain(">Divisa</text>");
});
