import { expect, test } from "vitest";
import { formatPrice, priceFrom } from "../../../app/rules/places/prices";

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

test("a hotel's price is for a night, and an activity's is in dollars", () => {
  expect(priceFrom("hotel", { price_from: 40, currency: "EUR" })).toEqual({
    amount: 40,
    text: "€40",
    word: "places.stay.from",
  });
  expect(priceFrom("activity", { price_from: 35 })).toMatchObject({ text: "$35", word: "places.do.from" });
  expect(priceFrom("activity", { price_from: null })).toBeNull();
});
