import { expect, test } from "vitest";
import { offerOf, placesOffering } from "../../../app/rules/info/service-places";
import { activityCategories, activityTypes } from "../../../app/rules/places/categories";
import { isOneOf } from "../../../app/rules/site/one-of";

const places = ["Repair", "Rentals", "Shop", "Lessons"].map((business_type) => ({ business_type }));

test("surf schools come before board rentals, and shops that only sell or repair boards aren't listed", () => {
  expect(placesOffering("surf-lessons", places).map((one) => one.business_type)).toEqual([
    "Lessons",
    "Rentals",
  ]);
});

test("a service lists four at most, and none of other services", () => {
  const teachers = Array.from({ length: 9 }, () => ({ business_type: "Lessons" }));
  expect(placesOffering("surf-lessons", teachers)).toHaveLength(4);
  expect(placesOffering("emergency", teachers)).toEqual([]);
  expect(placesOffering("constructor", teachers)).toEqual([]);
});

test("the categories of a service exist on /do", () => {
  const offer = offerOf("surf-lessons");
  const types = isOneOf(activityCategories, offer?.category) ? activityTypes[offer.category] : [];
  expect(types).toEqual(expect.arrayContaining([...(offer?.types ?? [])]));
});
