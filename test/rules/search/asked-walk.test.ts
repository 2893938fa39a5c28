import { expect, test } from "vitest";
import { askedWalk } from "../../../app/rules/search/asked-walk";

test.each([
  ["how far from the plaza to the surf school", "middle", "the surf school"],
  ["How far is it from La Panga to the beach?", "la panga", "beach"],
  ["la panga to hostel la ola on foot", "la panga", "hostel la ola"],
  ["how far is la panga from hostel la ola", "la panga", "hostel la ola"],
  ["walk to the beach from hostel la ola", "hostel la ola", "beach"],
  ["walk plaza to surf school", "middle", "surf school"],
  ["how far is the surf school", "the surf school", "middle"],
  ["how long to walk to la panga", "la panga", "middle"],
  ["cuánto hay de La Panga a la escuela de surf", "la panga", "la escuela de surf"],
  ["¿qué tan lejos queda la escuela de surf de la plaza?", "la escuela de surf", "middle"],
  ["a pie del hotel los almendros a la playa", "hotel los almendros", "beach"],
])("a walk is asked for: %s", (typed, one, other) => {
  const nameOf = (end: unknown) => (typeof end === "string" ? end : (end as { words: string }).words);
  expect(askedWalk(typed)?.map(nameOf)).toEqual([one, other]);
});

test.each([
  "bus from panama to cambutal",
  "clases de surf a las 9",
  "how far is it",
  "hotel cerca de la playa",
  "from the plaza to the village",
])("no walk: %s", (typed) => expect(askedWalk(typed)).toBeNull());
