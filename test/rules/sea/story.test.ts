import { describe, expect, test } from "vitest";
import { placesOpenLate } from "../../../app/rules/places/open-late";
import { predictDays } from "../../../app/rules/sea/predicted-days";
import { boxOf, type TextBlock } from "../../../app/rules/sea/story-block";
import { type StoryCard, type StoryEntry, storyInWords } from "../../../app/rules/sea/story-card";
import { storyLayout } from "../../../app/rules/sea/story-layout";
import { storySea, storySky } from "../../../app/rules/sea/story-sea";
import { storyMeasures, storyShapes } from "../../../app/rules/sea/story-shape";
import { parseDay } from "../../../app/rules/time/days";
import { localMinutesOfDay, timeText } from "../../../app/rules/time/panama-time";

const monday = parseDay("2026-11-23") ?? 0;
const length = 400;
const table = predictDays(Array.from({ length: length + 2 }, (_, index) => monday - 1 + index));

const wordsOf = (isNight: boolean) => ({
  clock: (at: number) => {
    const [time = "", half = ""] = timeText(new Date(at), "es").split(/\u00a0(.*)/s);
    return [time, half] as const;
  },
  water: ({ kind, metres, at }: { kind: string; metres: number; at: number }) =>
    `${kind === "high" ? "llena" : "seca"}, ${metres.toFixed(1)}\u00a0m${
      isNight && localMinutesOfDay(new Date(at)) < 960 ? " · mié" : ""
    }`,
  sun: isNight ? "amanecer · mié" : "puesta del sol",
});
const words = wordsOf(false);

const entry = (head: string, text = "La Panga", label = "5:30\u00a0p.\u00a0m."): StoryEntry => ({
  label,
  head,
  text,
  portrait: "festival-night-rose-beach-5",
});
const card = (title: string, entries: StoryEntry[], notes: string[] = []): StoryCard => ({
  title,
  entries,
  notes,
  under: "Miércoles 23 de septiembre",
  more: (count) => `y ${count} más en la guía`,
  site: "Guía de Playa Cambutal",
  addresses: ["playacambutal.example/es/events/limpieza-de-playa", "playacambutal.example/es"],
});

const long = "Campeonato Interprovincial de Surf Juvenil y Encuentro de Guardavidas";
const cards: Record<string, StoryCard> = {
  "with nothing on": card("Hoy en Cambutal", []),
  "with one event": card(
    "Hoy en Cambutal",
    [entry("Canciones al atardecer")],
    ["Abierto hasta: El Último Bar"],
  ),
  "with three": card(
    "Hoy en Cambutal",
    ["Yoga", "Cine en la Arena", "Fogata"].map((one) => entry(one)),
  ),
  "with five long ones": card(
    "Esta noche en Cambutal",
    Array.from({ length: 5 }, () => entry(long, "Casa Comunal, frente a la cancha de Cambutal")),
    ["Abierto hasta: Horno de Mar 10:00\u00a0p.\u00a0m., El Último Bar 11:00\u00a0p.\u00a0m."],
  ),
  "of a long name": card(long, [
    entry(
      "De 11:30\u00a0a.\u00a0m. a 3:00\u00a0p.\u00a0m. y de 6:00\u00a0p.\u00a0m. a 9:30\u00a0p.\u00a0m.",
      "Calle de la playa, 300 metros después del puente, a mano derecha, casa azul",
    ),
  ]),
  "of a name without a space": card("Otorrinolaringológicamenteaniversariodelapescaderíadecambutal", [
    entry("Otorrinolaringológicamenteaniversariodelapescaderíadecambutal"),
  ]),
};

function drawn(day: number, isNight: boolean, one: StoryCard, shape: (typeof storyShapes)[number]) {
  const [own, next] = table.sky.slice(day - monday + 1, day - monday + 3);
  const sky = storySky(day, isNight, own, next);
  const sea = storySea(table.waters, sky, shape);
  return { sky, sea, texts: storyLayout(one, sea, sky, wordsOf(isNight), shape) };
}

const said = (block: TextBlock) => block.lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join(" ");

/** Texts that overflow their space or overlap others. */
function faults(blocks: readonly TextBlock[], shape: (typeof storyShapes)[number]): string[] {
  const { width, height, top } = storyMeasures[shape];
  const foot = shape === "tall" ? 1640 : height - 30;
  return blocks.flatMap((block, index) => {
    const box = boxOf(block);
    const isOut = box.left < 40 || box.right > width - 40 || box.top < top - 1 || box.bottom > foot;
    const met = blocks.slice(index + 1).filter((other) => {
      const next = boxOf(other);
      const isBeside = next.left >= box.right || next.right <= box.left;
      return !isBeside && next.top < box.bottom && next.bottom > box.top;
    });
    return [
      ...(isOut ? [`${said(block)} leaves the ${shape} card`] : []),
      ...met.map((other) => `${said(block)} lies on ${said(other)}`),
    ];
  });
}

describe.each(storyShapes)("The %s card", (shape) => {
  test.each(Object.keys(cards))(
    "%s has no overlapping text and none beyond its edge, all year, day and night",
    (name) => {
      const found = new Set<string>();
      for (let day = monday; day < monday + length - 2; day += name === "with one event" ? 1 : 13) {
        for (const isNight of [false, true]) {
          const { texts } = drawn(day, isNight, cards[name] ?? card("", []), shape);
          for (const fault of faults(texts.blocks, shape)) found.add(fault);
        }
      }
      expect([...found].slice(0, 5)).toEqual([]);
    },
  );

  test("has the sun's time above the water, however high that is", () => {
    for (let day = monday; day < monday + length - 2; day++) {
      const { sea } = drawn(day, false, cards["with one event"] ?? card("", []), shape);
      const high = storyMeasures[shape].high;
      expect(sea.sun?.y).toBeGreaterThan(high - 100);
    }
  });

  test.each(Object.keys(cards))("%s shows its location, and has no text too small to read", (name) => {
    const one = cards[name] ?? card("", []);
    for (const isNight of [false, true]) {
      const { texts } = drawn(monday, isNight, one, shape);
      expect(texts.blocks.map(said)).toContain(one.addresses[0]);
      const lower = texts.blocks.filter(({ lines }) => (lines[0]?.y ?? 0) > storyMeasures[shape].low + 60);
      const single = name !== "of a name without a space";
      for (const { lines } of single ? lower : [])
        for (const { runs } of lines)
          for (const { size, text } of runs)
            if (!/^\u00a0/.test(text)) expect(size, text).toBeGreaterThanOrEqual(23);
    }
  });

  test("says how many more there are than fit", () => {
    const { texts } = drawn(monday, false, cards["with five long ones"] ?? card("", []), shape);
    const shown = texts.medallions.length;
    expect(shown).toBeLessThanOrEqual(storyMeasures[shape].most);
    expect(texts.blocks.map(said)).toContain(`y ${5 - shown} más en la guía`);
  });
});

describe("A card", () => {
  test("has a text alternative in sentences", () => {
    const one = cards["with one event"] ?? card("", []);
    const { sea } = drawn(monday, false, one, "tall");
    expect(storyInWords(one, sea, words, 3).replaceAll("\u00a0", " ")).toBe(
      "Hoy en Cambutal, Miércoles 23 de septiembre. 5:30 p. m., Canciones al atardecer, La Panga. " +
        "Abierto hasta: El Último Bar. 8:19 a. m., seca, 0.2 m. 2:34 p. m., llena, 3.0 m. 8:38 p. m., seca, 0.3 m. " +
        "puesta del sol 6:01 p. m.",
    );
  });

  test("for a day beyond the tide table has a flat sea without times", () => {
    const sky = storySky(monday + 9000, false, undefined, undefined);
    const sea = storySea([], sky, "tall");
    expect(sea.marks).toEqual([]);
    expect(sea.sun).toBeNull();
    expect(sea.body).toMatch(/^M0 /);
    expect(faults(storyLayout(card("Hoy", []), sea, sky, words, "tall").blocks, "tall")).toEqual([]);
  });

  test("lists those who close last, and nobody who is closed, closed for the season or never closes", () => {
    const now = new Date("2026-11-23T17:00:00Z");
    const place = (name: string, Monday: string, closed_for_season = false) => ({
      name,
      closed_for_season,
      hours: { Monday },
    });
    const places = [
      place("Bar", "5:00 PM - 11:00 PM"),
      place("Desayunos", "6:00 AM - 11:00 AM"),
      place("Horno", "12:00 PM - 10:00 PM"),
      place("Dormido", "12:00 PM - 10:00 PM", true),
      { ...place("Siempre", ""), hours: { Monday: "24 hours", Tuesday: "24 hours" } },
      { name: "Nadie sabe", closed_for_season: false, hours: null },
    ];
    expect(placesOpenLate(places, now).map(({ name, closes }) => [name, closes])).toEqual([
      ["Horno", 1320],
      ["Bar", 1380],
    ]);
  });
});
