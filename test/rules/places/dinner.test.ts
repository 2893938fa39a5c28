import { expect, test } from "vitest";
import { dinnerHours } from "../../../app/rules/places/dinner";
import { dayOfCivil } from "../../../app/rules/time/days";

const monday = dayOfCivil(2026, 11, 23);
const place = (Monday: string, rest: { isClosed?: boolean; kitchenUntil?: string } = {}) => ({
  ...{ hours: { Monday, Tuesday: "Closed" }, isClosed: false, kitchenUntil: null, ...rest },
});

test.each<[string, ReturnType<typeof place>, [number, number] | null]>([
  ["open from noon to nine", place("12:00 PM - 9:00 PM"), [12 * 60, 21 * 60]],
  ["open at noon and again in the evening", place("11 AM - 3 PM, 6:30 PM - 10 PM"), [18.5 * 60, 22 * 60]],
  ["open past midnight", place("5:00 PM - 2:00 AM"), [17 * 60, 26 * 60]],
  ["whose kitchen closes before it does", place("12 PM - 11 PM", { kitchenUntil: "9:30 PM" }), [720, 1290]],
  ["open around the clock", place("Open 24 hours"), [0, 1440]],
  ["whose kitchen closes at half past six", place("8 AM - 9 PM", { kitchenUntil: "6:30 PM" }), null],
  ["open for breakfast", place("7:00 AM - 2:00 PM"), null],
  ["that only opens at night", place("9:00 PM - 2:00 AM"), null],
  ["that is closed", place("Closed"), null],
  ["asleep until next season", place("12:00 PM - 9:00 PM", { isClosed: true }), null],
  ["whose hours nobody can read", place("when the tide is right"), null],
])("dinner at a place %s", (_, given, expected) => {
  const found = dinnerHours(given, monday);
  expect(found && [found.opens, found.closes]).toEqual(expected);
  expect(dinnerHours(given, monday + 1)).toBeNull();
});

test("tells the kitchen's last order from the closing of the doors", () => {
  const tavern = place("12 PM - 11 PM", { kitchenUntil: "9:30 PM" });
  expect(dinnerHours(tavern, monday)?.doorsClose).toBe(23 * 60);
  expect(dinnerHours(place("12 PM - 9:30 PM", { kitchenUntil: "9:30 PM" }), monday)?.doorsClose).toBeNull();
});

test("is unknown for a place without hours", () => {
  expect(dinnerHours({ hours: null, isClosed: false, kitchenUntil: null }, monday)).toBeNull();
});
