import { describe, expect, test } from "vitest";
import { guides } from "../../../app/locales/guides";
import { onMap, wayMap } from "../../../app/rules/content/way-map";
import { briefTime, timePlaces, townLabels, waterPlaces } from "../../../app/rules/content/way-map-labels";
import { textWidth } from "../../../app/rules/pictures/fitted-text";
import { languages } from "../../../app/rules/site/language";
import { fillFacts } from "../../../app/rules/site/words";
import { type Box, touch } from "../../../app/rules/town/rectangle";
import { towns } from "../../../app/rules/town/road";
import { builtInWords } from "../../../app/server/http/changed-words";

/** The map's width on screens of 320, 390 and 768 pixels, and its letters' size there. */
const screens = [
  { width: 284, letters: 13.3 },
  { width: 354, letters: 15 },
  { width: 598, letters: 17.4 },
];

type Word = { text: string; box: Box };

function word(text: string, x: number, baseline: number, size: number, isEnd: boolean): Word {
  const width = textWidth(text, "strong", size);
  const left = isEnd ? x - width : x;
  return { text, box: [left, baseline - 0.72 * size, left + width, baseline + 0.05 * size] };
}

function wordsOn({ width, letters }: (typeof screens)[number], language: (typeof languages)[number]): Word[] {
  const height = (width * wayMap.height) / wayMap.width;
  const { sections } = fillFacts(guides[language].transportation, builtInWords.words[language].fact);
  const way = sections.find(({ kind }) => kind === "way");
  const legs = way?.kind === "way" ? way.legs : [];
  const capital = language === "en" ? "Panama City" : "Ciudad de Panamá";
  return [
    ...townLabels.map(({ town, side, up = 0, away = 11, size }) => {
      const place = onMap(towns[town]);
      const [x, y] = [(place.x / wayMap.width) * width, (place.y / wayMap.height) * height];
      const spot = towns[town];
      const name = "name" in spot ? spot.name : capital;
      if (size === "end") {
        const em = 1.375 * letters;
        return word(name, x + 0.9 * em, y + 1.6 * em, em, false);
      }
      const em = size === "small" ? 0.875 * letters : letters;
      return word(name, side === "left" ? x - away : x + away, y + 5 - up, em, side === "left");
    }),
    ...legs.flatMap(({ id, time }) => {
      const place = timePlaces[id];
      if (!place) return [];
      return word(
        briefTime(time),
        place.x * width,
        place.y * height,
        0.875 * letters,
        place.anchor === "end",
      );
    }),
    ...Object.values(waterPlaces).map((place) =>
      word("Golfo de Panamá", place.x * width, place.y * height, letters, "anchor" in place),
    ),
    word("to 6 h 15", 0.96 * width, 0.4 * height + 3 * letters, 1.5 * letters, true),
  ];
}

describe.each(languages)("The words on the map of the way in %s", (language) => {
  test.each(screens)("stand apart and within its frame where it's $width pixels wide", (screen) => {
    const words = wordsOn(screen, language);
    for (const [index, { text, box }] of words.entries()) {
      expect(box[0], text).toBeGreaterThan(0);
      expect(box[2], text).toBeLessThan(screen.width);
      for (const other of words.slice(index + 1))
        expect(touch(box, other.box), `${text} and ${other.text}`).toBe(false);
    }
  });
});

test.each([
  ["about 1 h 20", "~1 h 20"],
  ["unos 35 min", "~35 min"],
  ["20 to 45 min", "20–45 min"],
  ["20 a 45\u00a0min", "20–45\u00a0min"],
  ["an hour, or two after rain", "an hour, or two after rain"],
])("%s is %s on the map", (time, brief) => {
  expect(briefTime(time)).toBe(brief);
});
