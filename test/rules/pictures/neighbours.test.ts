import { expect, test } from "vitest";
import type { Portrait } from "../../../app/rules/pictures/portrait";
import { choosePortrait, type Sitter } from "../../../app/rules/pictures/portrait-choice";
import { coastOfRoll, rolls, sunOfRoll } from "../../../app/rules/pictures/portrait-parts";
import { demoEvents, demoSeries } from "../../../drizzle/seed/event-stories";
import { demoPlaces, townEvents } from "../../../scripts/portraits/example-sitters";

/** One after the other, each knowing the portraits of its kind so far. */
function settle(sitters: readonly Sitter[]): Portrait[] {
  const taken = new Map<string, Portrait[]>();
  return sitters.map((sitter) => {
    const before = taken.get(sitter.kind) ?? [];
    const portrait = choosePortrait(sitter, before);
    taken.set(sitter.kind, [...before, portrait]);
    return portrait;
  });
}
const skyline = ({ roll }: Portrait) => `${coastOfRoll(roll)} ${sunOfRoll(roll)}`;

test("the places and events of the demonstration have different pictures", () => {
  const written = new Set([...demoEvents, ...demoSeries].map(({ key }) => key));
  const town = [...demoPlaces(), ...townEvents().filter(({ slug }) => written.has(slug))];
  const shown = settle(town).map(({ thing }, at) => `${thing} (${town[at]?.slug})`);
  const things = shown.map((one) => one.split(" ")[0]);
  expect(shown.length).toBeGreaterThan(35);
  expect(shown.filter((one) => things.filter((thing) => one.startsWith(`${thing} `)).length > 1)).toEqual([]);
});

test("twenty surf schools with the same text have different pictures, and neighbors a different coast and sun", () => {
  const schools = Array.from({ length: 20 }, (_, n) => ({
    ...{
      kind: "activity" as const,
      category: "surf",
      name: "Surf school",
      description: "Lessons for everybody.",
    },
    slug: `school_${n}`,
  }));
  const shown = settle(schools);
  const looks = shown.map((one) => `${one.thing} ${one.light} ${one.accent} ${skyline(one)}`);
  expect(new Set(looks).size).toBe(20);
  const alike = shown.filter((one, at) => {
    const before = shown[at - 1];
    return before && before.thing === one.thing && skyline(before) === skyline(one);
  });
  expect(alike).toEqual([]);
});

test("ten rolls give ten skylines, on six coasts with five suns", () => {
  const all = Array.from({ length: rolls }, (_, roll) => roll);
  expect(new Set(all.map((roll) => `${coastOfRoll(roll)} ${sunOfRoll(roll)}`)).size).toBe(10);
  expect(new Set(all.map(coastOfRoll)).size).toBe(6);
  expect(new Set(all.map(sunOfRoll)).size).toBe(5);
});
