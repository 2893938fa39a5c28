import { expect, test } from "vitest";
import { formatPrice } from "../../../app/rules/places/prices";

test.each([
  [95, "USD", "$95"],
  [1200, "USD", "$1,200"],
  [0, "EUR", "€0"],
  [1234567, "MXN", "MX$1,234,567"],
  [80, "COP", "COP\u00a080"],
])("%d in %s is %s", (amount, currency, text) => {
  expect(formatPrice(amount, currency)).toBe(text);
});

test("a balboa is a dollar, with one format for both", () => {
  expect(formatPrice(1200.5, "PAB")).toBe("$1,200.50");
});
