import { expect, test } from "vitest";
import { bearersIn, possibleNames } from "../../../app/rules/search/whole-names";

const named = (name: string) => ({ name_en: name, name_es: name });

test("every row of words may be a name", () => {
  expect(possibleNames("La Panga, kitchen")).toEqual([
    "la panga",
    "la panga kitchen",
    "panga",
    "panga kitchen",
    "kitchen",
  ]);
});

test("whose name is typed comes in the order typed, and a name within a longer one isn't meant", () => {
  const all = ["hostel la ola", "la panga", "la ola", "surf"].map(named);
  const bearers = bearersIn(all, "from La Panga to Hostel La Ola");
  expect(bearers.map(({ name_en }) => name_en)).toEqual(["la panga", "hostel la ola"]);
});
