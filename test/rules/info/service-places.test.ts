import { expect, test } from "vitest";
import { offerOf, placesOffering } from "../../../app/rules/info/service-places";
import { activityCategories, activityTypes, isOneOf } from "../../../app/rules/places/categories";

const places = ["Repair", "Rentals", "Shop", "Lessons"].map((business_type) => ({ business_type }));

test("who teaches stands before who rents boards, and who only sells or repairs them isn't named", () => {
  expect(placesOffering("surf-lessons", places).map((one) => one.business_type)).toEqual([
    "Lessons",
    "Rentals",
  ]);
});

test("a service names four at most, and those of other services none", () => {
  const teachers = Array.from({ length: 9 }, () => ({ business_type: "Lessons" }));
  expect(placesOffering("surf-lessons", teachers)).toHaveLength(4);
  expect(placesOffering("emergency", teachers)).toEqual([]);
  expect(placesOffering("constructor", teachers)).toEqual([]);
});

test("what a service offers is something that /do lists", () => {
  const offer = offerOf("surf-lessons");
  const types = isOneOf(activityCategories, offer?.category) ? activityTypes[offer.category] : [];
  expect(types).toEqual(expect.arrayContaining([...(offer?.types ?? [])]));
});
