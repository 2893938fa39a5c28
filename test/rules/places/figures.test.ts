import { expect, test } from "vitest";
import {
  byDay,
  byWeek,
  daysShown,
  type Figures,
  figuresSentence,
  firstDayShown,
  noFigures,
  sumFigures,
} from "../../../app/rules/places/figures";
import { parseDay } from "../../../app/rules/time/days";
import { words } from "../../support/mail-words";

const today = parseDay("2026-12-04") ?? 0;
const on = (day: string, figures: Partial<Figures>) => ({ ...noFigures, ...figures, day });
const rows = [
  on("2026-11-07", { view: 3 }),
  on("2026-11-27", { view: 4, map: 1 }),
  on("2026-12-04", { view: 2 }),
];

test("an owner sees four weeks, today last, including days without visitors", () => {
  const days = byDay(rows, today);
  expect(days).toHaveLength(daysShown);
  expect(days[0]).toEqual(on("2026-11-07", { view: 3 }));
  expect(days[1]).toEqual(on("2026-11-08", {}));
  expect(days.at(-1)).toEqual(on("2026-12-04", { view: 2 }));
  expect(firstDayShown(today)).toBe("2026-11-07");
});

test("weeks are listed latest first, and add up to the total", () => {
  const weeks = byWeek(byDay(rows, today));
  expect(weeks.map(({ first, last, figures }) => [first, last, figures.view])).toEqual([
    ["2026-11-28", "2026-12-04", 2],
    ["2026-11-21", "2026-11-27", 4],
    ["2026-11-14", "2026-11-20", 0],
    ["2026-11-07", "2026-11-13", 3],
  ]);
  expect(sumFigures(weeks.map(({ figures }) => figures))).toEqual(sumFigures(rows));
});

test.each([
  [{ view: 1 }, "In the last four weeks, your page was opened once."],
  [{ view: 120 }, "In the last four weeks, your page was opened 120 times."],
  [
    { view: 120, whatsapp: 14 },
    "In the last four weeks, your page was opened 120 times; visitors tapped WhatsApp 14 times.",
  ],
  [
    { view: 9, whatsapp: 1, call: 3, map: 2 },
    "In the last four weeks, your page was opened 9 times; visitors tapped WhatsApp once, the phone 3 times and the map 2 times.",
  ],
  [{}, ""],
])("a mail for %o says: %j", (figures, sentence) => {
  expect(figuresSentence(words("en"), { ...noFigures, ...figures })).toBe(sentence);
});

test("it names the place if an owner has several, and can be in Spanish", () => {
  const figures = { ...noFigures, view: 31, website: 1, book: 4 };
  expect(figuresSentence(words("en"), { ...figures, website: 0 }, "Hostal del Sol")).toBe(
    "In the last four weeks, the page of Hostal del Sol was opened 31 times; visitors tapped the booking link 4 times.",
  );
  expect(figuresSentence(words("es"), figures)).toBe(
    "En las últimas cuatro semanas abrieron tu página 31 veces; tocaron el sitio web una vez y el enlace para reservar 4 veces.",
  );
});
