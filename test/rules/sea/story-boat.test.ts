import { expect, test } from "vitest";
import { predictDays } from "../../../app/rules/sea/predicted-days";
import { boxOf } from "../../../app/rules/sea/story-block";
import { boatBox } from "../../../app/rules/sea/story-boat";
import { storyLayout } from "../../../app/rules/sea/story-layout";
import { storySea, storySky } from "../../../app/rules/sea/story-sea";
import { storyMeasures, storyShapes } from "../../../app/rules/sea/story-shape";
import { parseDay } from "../../../app/rules/time/days";

const monday = parseDay("2026-11-23") ?? 0;
const days = Array.from({ length: 400 }, (_, index) => monday + index);
const table = predictDays([monday - 1, ...days, monday + days.length]);
const card = {
  title: "Hoy en Cambutal",
  under: "Miércoles 23 de septiembre",
  entries: [],
  more: String,
  notes: [],
  site: "Guía de Playa Cambutal",
  addresses: ["playacambutal.example/es"],
};
const words = {
  clock: () => ["12:38", "a.\u00a0m."] as const,
  water: ({ metres }: { metres: number }) => `llena, ${metres.toFixed(1)}\u00a0m · mié`,
  sun: "puesta del sol",
};

test.each(storyShapes)("the %s card's boat is apart from every label, all year, day and night", (shape) => {
  const { scale } = storyMeasures[shape];
  const near = days.flatMap((day) =>
    [false, true].filter((isNight) => {
      const [own, next] = table.sky.slice(day - monday + 1, day - monday + 3);
      const sky = storySky(day, isNight, own, next);
      const { blocks, boat } = storyLayout(card, storySea(table.waters, sky, shape), sky, words, shape);
      const box = boat && boatBox(boat, scale);
      return blocks
        .filter(({ lines }) => lines.some(({ runs }) => runs.some(({ text }) => text.startsWith("llena"))))
        .map(boxOf)
        .some(
          ({ left, right, top }) =>
            !box || (left < box.right + 24 && right > box.left - 24 && top < box.bottom + 10),
        );
    }),
  );
  expect(near).toEqual([]);
});
