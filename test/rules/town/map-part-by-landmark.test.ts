import { expect, test } from "vitest";
import { foldText } from "../../../app/rules/site/fold-text";
import { dotsBesideStretch, mapPartByLandmark, roadOut } from "../../../app/rules/town/map-part-by-landmark";
import { mapLeaf, mapWidth } from "../../../app/rules/town/village";

test("the words of an address tell a stretch of the village, in both languages", () => {
  const beach = mapPartByLandmark(foldText("On the sand, five minutes on foot from the plaza"));
  expect(beach).toEqual(mapPartByLandmark(foldText("En la arena, a cinco minutos a pie de la plaza")));
  const west = mapPartByLandmark(foldText("Desembarcadero, lado oeste de la playa"));
  expect(west?.middle.x).toBeLessThan(beach?.middle.x ?? 0);
  expect(mapPartByLandmark("lado este de la playa")?.middle.x).toBeGreaterThan(beach?.middle.x ?? 0);
});

test("a street seen from the beach is the street, and words of the land behind it tell no stretch", () => {
  const street = mapPartByLandmark(foldText("Segunda calle desde la playa, Cambutal"));
  expect(street).toEqual(mapPartByLandmark("plaza"));
  expect(mapPartByLandmark(foldText("Tierra adentro, a 2 km de la playa"))).toBeNull();
});

test("the beach break is in the water, not on the sand", () => {
  const wave = mapPartByLandmark(foldText("Beach break in front of the village"));
  const sand = mapPartByLandmark(foldText("La playa frente al pueblo"));
  expect(mapPartByLandmark(foldText("Las olas de playa, frente al pueblo"))).toEqual(wave);
  expect(wave && wave.middle.y - wave.down).toBeGreaterThan(sand ? sand.middle.y + sand.down : Number.NaN);
});

test("the soccer field and the bus stop share a stretch, each with its own drawing", () => {
  const field = mapPartByLandmark(foldText("The soccer field"));
  const stop = mapPartByLandmark(foldText("La parada de buses"));
  expect(field?.middle).toEqual(stop?.middle);
  expect([field?.thing?.name, stop?.thing?.name]).toEqual(["pitch", "shelter"]);
});

test("a deck has its own drawing, and the sand has boards for who teaches surfing there", () => {
  const thingOf = (words: string, isOfSurf = false) => mapPartByLandmark(words, isOfSurf)?.thing?.name;
  expect(thingOf("the deck above the beach")).toBe("deck");
  expect(thingOf("on the sand")).toBeUndefined();
  expect(thingOf("on the sand", true)).toBe("boards");
  expect(thingOf("plaza", true)).toBeUndefined();
});

test("words that tell nothing have none", () => {
  expect(mapPartByLandmark(foldText("Camino a Tonosí, tierra adentro"))).toBeNull();
  expect(mapPartByLandmark("")).toBeNull();
});

test("a stretch lies within the part of the map it's drawn on", () => {
  for (const words of ["lado oeste", "lado este", "playa", "beach break", "plaza", "cancha"]) {
    const { part, middle, across, down } = mapPartByLandmark(words) ?? expect.fail(words);
    expect(part.left).toBeGreaterThanOrEqual(0);
    expect(part.left + part.width).toBeLessThanOrEqual(mapWidth);
    expect(part.top + part.height).toBeLessThanOrEqual(mapLeaf.height);
    expect(middle.x - across).toBeGreaterThan(part.left);
    expect(middle.x + across).toBeLessThan(part.left + part.width);
    expect(middle.y - down).toBeGreaterThan(part.top);
    expect(middle.y + down).toBeLessThan(part.top + part.height);
  }
});

test("the two places nearest to a stretch stand on its map, and none beyond its edges", () => {
  const beach = mapPartByLandmark("playa") ?? expect.fail();
  const names = dotsBesideStretch(beach, [
    { name: "Resort", latitude: 7.2778, longitude: -80.5462 },
    { name: "Somewhere", latitude: null, longitude: null },
    { name: "Hostel", latitude: 7.2836, longitude: -80.5171 },
    { name: "Tacos", latitude: 7.2838, longitude: -80.516 },
    { name: "Café", latitude: 7.2841, longitude: -80.5152 },
  ]).map(({ name }) => name);
  expect(names).toEqual(["Tacos", "Hostel"]);
});

test("the road to Tonosí leaves each of these maps at its right edge, uphill in the east", () => {
  const outOf = (words: string) => {
    const { part } = mapPartByLandmark(words) ?? expect.fail(words);
    return { part, out: roadOut(part) ?? expect.fail(words) };
  };
  for (const words of ["lado oeste", "playa", "plaza", "cancha"]) {
    const { part, out } = outOf(words);
    expect(out.x).toBe(part.left + part.width);
    expect(out.y).toBeGreaterThan(part.top);
    expect(out.y).toBeLessThan(part.top + part.height);
  }
  expect(outOf("cancha").out.y).toBeLessThan(outOf("lado oeste").out.y);
});
