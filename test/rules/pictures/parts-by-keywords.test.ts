import { expect, test } from "vitest";
import { namedAccent } from "../../../app/rules/pictures/parts-by-keywords";

test.each([
  ["Fish tacos from a window in a blue wall", "sea"],
  ["Tacos por la ventana de una pared azul", "sea"],
  ["La casa amarilla", "sun"],
  ["The red door behind the church", "coral"],
  ["A blue-eyed cook and a green salad", undefined],
])("%s: %s", (description, accent) => {
  expect(namedAccent({ name: "", description })).toBe(accent);
});
