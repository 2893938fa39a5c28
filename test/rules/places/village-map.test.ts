import { describe, expect, test } from "vitest";
import { thingNames, things } from "../../../app/rules/pictures/things";
import { metresBetween } from "../../../app/rules/places/distance";
import { glyphOfThing, mapGlyph } from "../../../app/rules/places/map-glyph";
import { groupPlaces } from "../../../app/rules/places/map-groups";
import { inTwoRows, nameOnMap } from "../../../app/rules/places/map-pins";
import { walkingOrder } from "../../../app/rules/places/map-walk";
import { drawnOn, type PlaceOnMap, villageMap } from "../../../app/rules/places/village-map";
import { touch } from "../../../app/rules/town/rectangle";
import { townCoordinates } from "../../../app/rules/town/town";
import { landmarkIn, onVillageMap } from "../../../app/rules/town/village";

const { latitude, longitude } = townCoordinates;

function place(name: string, north: number, east: number, more: Partial<PlaceOnMap> = {}): PlaceOnMap {
  return {
    ...{ kind: "restaurant", slug: name, category: "Cafe", path: `/eat/${name}`, glyph: "cup", note: null },
    name,
    address: "",
    latitude: latitude + north / 110_950,
    longitude: longitude + east / 110_050,
    ...more,
  };
}

/** Places of a typical village: mostly along the road, in random order. */
function village(count: number): PlaceOnMap[] {
  let seed = 7;
  const chance = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: count }, (_, index) => {
    const along = -1450 + 2200 * chance();
    return place(`Fonda del Mar ${index}`, along * 0.25 + 120 * chance(), along);
  });
}

describe("the ground", () => {
  test("a hundred meters are a hundred meters in every direction", () => {
    const here = onVillageMap(townCoordinates);
    for (const [north, east] of [
      [100, 0],
      [0, 100],
      [-70, 70],
    ] as const) {
      const there = { latitude: latitude + north / 110_950, longitude: longitude + east / 110_050 };
      const drawn = onVillageMap(there);
      const metres = 2 * Math.hypot(drawn.x - here.x, drawn.y - here.y);
      expect(metres / metresBetween(townCoordinates, there)).toBeCloseTo(1, 2);
    }
  });

  test("north is up and the sea is to the south", () => {
    const here = onVillageMap(townCoordinates);
    expect(onVillageMap({ latitude: latitude + 0.001, longitude }).y).toBeLessThan(here.y);
    expect(onVillageMap({ latitude, longitude: longitude + 0.001 }).x).toBeGreaterThan(here.x);
  });
});

const farAndNear = [place("Far west", 0, -3300), place("Here", 0, 0), place("Far east", 5000, 7000)];

describe("the walk along the map", () => {
  test("passes the places from west to east, numbered", () => {
    const { mapped } = walkingOrder([place("C", 0, 300), place("A", 0, -800), place("B", 0, 0)]);
    expect(mapped.map(({ name, number }) => `${number} ${name}`)).toEqual(["1 A", "2 B", "3 C"]);
  });

  test("has minutes as the crow flies, at four kilometers an hour, at least one", () => {
    const { leaves } = villageMap([place("A", 0, 0), place("B", 0, 5), place("C", 0, 400)]);
    const steps = leaves.flatMap(({ steps }) => steps.map(({ minutes }) => minutes));
    expect(steps).toEqual([null, 1, 6]);
  });

  test("has places beyond the map with their distance, without minutes", () => {
    const { leaves } = villageMap(farAndNear);
    const told = leaves.flatMap(({ steps }) => steps);
    expect(told.map(({ minutes }) => minutes)).toEqual([null, null, null]);
    expect(told.map(({ place: { away } }) => away && Math.round(away / 100))).toEqual([33, null, 86]);
  });

  test("half a position is ignored: the place is in the list along the shore", () => {
    const { leaves, others } = villageMap([place("Half", 0, 0, { longitude: null })]);
    expect(leaves.every(({ steps }) => steps.length === 0)).toBe(true);
    expect(others.map(({ name }) => name)).toEqual(["Half"]);
  });

  test("places without a position are sorted by their location text, from west to east", () => {
    const somewhere = { latitude: null, longitude: null };
    const { others } = villageMap([
      place("Unknown", 0, 0, { ...somewhere, address: "Casa azul" }),
      place("Bus", 0, 0, { ...somewhere, address: "Parada de buses" }),
      place("Boats", 0, 0, { ...somewhere, address: "Desembarcadero, lado oeste de la playa" }),
      place("Church", 0, 0, { ...somewhere, address: "Esquina de la iglesia" }),
    ]);
    expect(others.map(({ name }) => name)).toEqual(["Boats", "Church", "Bus", "Unknown"]);
    expect(landmarkIn("").order).toBeGreaterThan(landmarkIn("via a tonosi").order);
  });
});

describe("the pins", () => {
  test.each([1, 3, 8, 12, 20])("of %i places no pins and names overlap", (count) => {
    for (const { pins } of villageMap(village(count)).leaves) {
      for (const [index, pin] of pins.entries()) {
        for (const other of pins.slice(index + 1)) {
          const overlaps = pin.boxes.slice(0, 2).filter((box) => other.boxes.some((one) => touch(box, one)));
          expect(overlaps, `${pin.name} and ${other.name}`).toEqual([]);
        }
      }
    }
  });

  test.each([3, 8, 12])("of %i places no name covers a drawn house, tree or palm", (count) => {
    const hidden = villageMap(village(count)).leaves.flatMap(({ leaf, pins }) =>
      pins.filter(
        ({ rows, boxes: [, words] }) =>
          rows.length > 0 && words && drawnOn(leaf).some((drawn) => touch(words, drawn)),
      ),
    );
    expect(hidden.map(({ name }) => name)).toEqual([]);
  });

  test.each([8, 20])("of %i places, which leave room, no pin stands in the sea", (count) => {
    const heights = villageMap(village(count)).leaves.flatMap(({ pins }) => pins.map(({ cy }) => cy));
    expect(Math.max(...heights)).toBeLessThanOrEqual(388);
  });

  test("every place on a leaf with names has its pin", () => {
    for (const { pins, steps, groups } of villageMap(village(20)).leaves) {
      if (groups.length === 0) expect(pins).toHaveLength(steps.length);
    }
  });

  test("a name longer than its leaf is only cut on the map", () => {
    expect(nameOnMap("La Panga")).toBe("La Panga");
    expect(nameOnMap("Restaurante y Parrilla Doña Carmencita")).toBe("Restaurante y Parrilla…");
  });

  test("a name parts into two rows where the longer of them is shortest", () => {
    expect(inTwoRows("Casa Boutique Marea")).toEqual(["Casa", "Boutique Marea"]);
    expect(inTwoRows("Hatillo")).toEqual(["Hatillo"]);
  });

  test("more than eight on a leaf share pills, whose numbers are a range and hold everybody once", () => {
    for (const { groups, pins, steps } of villageMap(village(150)).leaves) {
      expect(pins).toEqual([]);
      expect(groups.length).toBeLessThanOrEqual(7);
      const held = groups.flatMap(({ places }) => places.map(({ number }) => number));
      expect(held).toEqual(steps.map(({ place: { number } }) => number));
      for (const { label, places } of groups) {
        const ends = [...new Set([places[0]?.number, places.at(-1)?.number])];
        expect(label).toBe(ends.join("–"));
      }
    }
  });

  test("no pills overlap, however many are close", () => {
    const crowd = Array.from({ length: 60 }, (_, index) => ({
      number: index + 1,
      x: 10 + index * 6,
      y: 350,
    }));
    const boxes = groupPlaces(crowd, 120).map(({ x, y, width }) => [
      x - width / 2,
      y - 15,
      x + width / 2,
      y + 15,
    ]);
    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1)) expect(touch(box as never, other as never)).toBe(false);
  });
});

describe("the boards", () => {
  test("what lies beyond the map takes no pin: a board at its edge points there and says how far it is", () => {
    const { leaves } = villageMap(farAndNear);
    const boards = leaves.flatMap(({ signs }) => signs);
    expect(boards.map(({ beyond, name, distance }) => [beyond, name, distance])).toEqual([
      ["west", "Far west", "3.3\u00a0km"],
      ["east", "Far east", "8.6\u00a0km"],
    ]);
    expect(leaves.flatMap(({ pins }) => pins.map(({ name }) => name))).toEqual(["Here"]);
    for (const { box } of boards) {
      expect(box[0]).toBeGreaterThan(0);
      expect(box[2]).toBeLessThan(390);
    }
  });

  test("two on one side have a board each, one above the other; more of them share one", () => {
    const east = (count: number) =>
      villageMap(Array.from({ length: count }, (_, index) => place(`East ${index}`, 400, 3000 + 500 * index)))
        .leaves[2]?.signs ?? [];
    const [first, second] = east(2);
    expect(first && second && touch(first.box, second.box)).toBe(false);
    expect(east(4).map(({ number, name, distance }) => [number, name, distance])).toEqual([
      ["1–4", null, "3.0\u00a0km – 4.5\u00a0km"],
    ]);
  });

  test("no disc and no name of the village lies on a board", () => {
    for (const { pins, signs } of villageMap([...village(12), ...farAndNear]).leaves)
      for (const { boxes } of pins)
        for (const { box } of signs) expect(boxes.slice(0, 2).filter((one) => touch(one, box))).toEqual([]);
  });

  test("far places count for nothing where a leaf has more than it can name", () => {
    const far = Array.from({ length: 6 }, (_, index) => place(`East ${index}`, 400, 3000 + 500 * index));
    const near = Array.from({ length: 5 }, (_, index) => place(`Near ${index}`, 0, 100 * index));
    expect(villageMap([...near, ...far]).leaves[2]?.groups).toEqual([]);
  });
});

test("everything that a place's portrait can show has a sign for its pin", () => {
  const ofPlaces = thingNames.filter((thing) =>
    (["restaurant", "hotel", "activity", "business"] as const).some((kind) => things[thing].of[kind]),
  );
  expect(ofPlaces.filter((thing) => glyphOfThing(thing) === null)).toEqual([]);
  expect(mapGlyph("restaurant", "pizza-dusk-coral-beach-3")).toBe("oven");
  expect(mapGlyph("hotel", null)).toBe("bed");
});
