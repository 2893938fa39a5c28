import { describe, expect, test } from "vitest";
import { type Known, likelyDuplicates } from "../../../app/rules/places/likely-duplicates";

let count = 0;
const place = (name: string, given: Partial<Known> = {}): Known => ({
  kind: "restaurant",
  id: `p${++count}`,
  name,
  phones: [],
  latitude: null,
  longitude: null,
  starts: null,
  opening: null,
  ...given,
});
const found = (one: Known, others: Known[]) => likelyDuplicates([one], others).get(one.id) ?? [];
const sameOf = (one: Known, other: Known) => found(one, [other]).map(({ same }) => same);

describe("Two submissions are likely one place", () => {
  test.each([
    ["Fonda El Almendro", "El Almendro"],
    ["Los Almendros", "los almendró"],
    ["Café Ñandú", "Cafe Nandu"],
    ["Hotel Villa Tortuga", "Villa Tortuga Cabañas"],
  ])("by their names: %s, %s", (one, other) => {
    expect(sameOf(place(one), place(other))).toEqual([["name"]]);
  });

  test.each([
    ["La Panga", "La Popa"],
    ["Casa Sol", "Casa Mar"],
    ["Fonda Prueba", "Surf Prueba"],
    ["Restaurante Playa Cambutal", "Surf School Cambutal"],
  ])("but not %s and %s", (one, other) => {
    expect(sameOf(place(one), place(other))).toEqual([]);
  });

  test("by a number, however it's written and whatever it's for", () => {
    const one = place("La Panga", { phones: ["6000-0001", null] });
    expect(sameOf(one, place("Mariscos", { kind: "business", phones: [null, "+507 6000 0001"] }))).toEqual([
      ["phone"],
    ]);
  });

  test("by the position on the map, not by the street", () => {
    const one = place("La Panga", { latitude: 7.2833, longitude: -80.5167 });
    expect(sameOf(one, place("Mar", { latitude: 7.28345, longitude: -80.5168 }))).toEqual([["place"]]);
    expect(sameOf(one, place("Mar", { latitude: 7.2843, longitude: -80.5167 }))).toEqual([]);
  });
});

describe("An event", () => {
  const friday = "2026-11-27T18:00";
  const event = (name: string, starts: string) => place(name, { kind: "event", starts });
  test("is a likely duplicate with the same name at the same time", () => {
    expect(sameOf(event("Fire on the beach", friday), event("fire on the Beach", friday))).toEqual([
      ["name", "time"],
    ]);
  });

  test("may share its time or its name with others, and its name with a place", () => {
    expect(sameOf(event("Yoga", friday), event("Bingo", friday))).toEqual([]);
    expect(sameOf(event("Yoga", friday), event("Yoga", "2026-12-04T18:00"))).toEqual([]);
    expect(sameOf(event("La Panga", friday), place("La Panga"))).toEqual([]);
  });
});

describe("A post", () => {
  const post = (name: string, opening: string) => place(name, { kind: "post", opening });
  const turtles = "From July to November the turtles come up the beach at night to lay their eggs";

  test("is a duplicate by its title or by its text, even with a few changed words", () => {
    expect(sameOf(post("Turtles by night", turtles), post("turtles, by night!", "Other words"))).toEqual([
      ["name"],
    ]);
    expect(sameOf(post("Turtles", turtles), post("Eggs", turtles.replace("lay", "leave")))).toEqual([
      ["text"],
    ]);
    expect(sameOf(post("One", ""), post("Two", ""))).toEqual([["text"]]);
  });

  test("with its own text is no duplicate, and neither is a place with its name", () => {
    expect(sameOf(post("Surf in Cambutal", turtles), post("Hotel in Cambutal", "Where to sleep"))).toEqual(
      [],
    );
    expect(sameOf(post("One", ""), post("Two", turtles))).toEqual([]);
    expect(sameOf(post("La Panga", turtles), place("La Panga"))).toEqual([]);
  });
});

test("The most similar one comes first, three at most, and nothing is its own duplicate", () => {
  const one = place("La Panga", { phones: ["6000-0001"] });
  const others = [
    place("La Panga"),
    place("Panga", { phones: ["60000001"] }),
    place("Panga"),
    place("The Panga"),
  ];
  const doubles = found(one, [one, ...others]);
  expect(doubles).toHaveLength(3);
  expect(doubles[0]?.same).toEqual(["name", "phone"]);
});
