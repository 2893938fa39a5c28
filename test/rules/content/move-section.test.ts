import { expect, test } from "vitest";
import { inOrder, movedTo, placeOf } from "../../../app/rules/content/move-section";

const sections = [
  { name: "hero", order: 1 },
  { name: "intro", order: 2 },
  { name: "cards", order: 3 },
];
const after = (given: typeof sections, moved: typeof sections) =>
  inOrder(given.map((one) => moved.find(({ name }) => name === one.name) ?? one)).map(({ name }) => name);

test.each([
  ["cards", 1, ["cards", "hero", "intro"]],
  ["hero", 2, ["intro", "hero", "cards"]],
  ["hero", 99, ["intro", "cards", "hero"]],
  ["intro", 2, ["hero", "intro", "cards"]],
  ["intro", -3, ["intro", "hero", "cards"]],
])("%s at place %i gives %j", (name, place, names) => {
  expect(after(sections, movedTo(sections, name, place))).toEqual(names);
});

test("only what has to move gets another order", () => {
  expect(movedTo(sections, "hero", 2)).toEqual([
    { name: "intro", order: 1 },
    { name: "hero", order: 2 },
  ]);
  expect(movedTo(sections, "hero", 1)).toEqual([]);
  expect(movedTo(sections, "nothing", 1)).toEqual([]);
});

test("sections with equal positions keep their order, and each gets its own position once one is moved", () => {
  const tied = [
    { name: "a", order: 4 },
    { name: "b", order: 4 },
    { name: "c", order: 4 },
  ];
  expect(after(tied, movedTo(tied, "c", 2))).toEqual(["a", "c", "b"]);
});

test("positions are counted from one", () => {
  expect(placeOf(sections, "cards")).toBe(3);
  expect(placeOf(sections, "nothing")).toBe(0);
});
