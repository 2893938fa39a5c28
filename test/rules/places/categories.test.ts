import { describe, expect, test } from "vitest";
import { catalogs } from "../../../app/locales/index";
import { eventTypeFilters, eventTypes } from "../../../app/rules/events/event-types";
import * as categories from "../../../app/rules/places/categories";
import { currencies, defaultCurrency } from "../../../app/rules/places/currencies";
import { isOneOf } from "../../../app/rules/site/one-of";

const { activityCategories, activityTypes, choicesWith, isActivityType } = categories;

describe("the lists", () => {
  test("have ten restaurant, seven hotel, six business and four activity categories", () => {
    expect(categories.restaurantCategories).toHaveLength(10);
    expect(categories.hotelCategories).toHaveLength(7);
    expect(categories.businessCategories).toHaveLength(6);
    expect(activityCategories).toEqual(["surf", "fitness", "tours", "fishing"]);
  });

  test("have no duplicates", () => {
    for (const list of [...Object.values(categories), currencies, eventTypes, eventTypeFilters]) {
      if (Array.isArray(list)) expect(new Set(list).size).toBe(list.length);
    }
    const types = Object.values(activityTypes).flat();
    expect(new Set(types).size).toBe(16);
  });

  test.each(["en", "es"] as const)("have names of their own, not the stored ones (%s)", (language) => {
    const named = Object.keys(catalogs[language].places.categories);
    const { restaurantCategories, hotelCategories, businessCategories } = categories;
    const types = Object.values(activityTypes).flat();
    const all = [
      ...restaurantCategories,
      ...hotelCategories,
      ...businessCategories,
      ...activityCategories,
      ...types,
    ];
    expect(all.filter((word) => !named.includes(word))).toEqual([]);
  });

  test("begin with the most common choice", () => {
    expect(currencies).toEqual(["USD", "PAB", "EUR", "MXN"]);
    expect(defaultCurrency).toBe("USD");
    expect(eventTypeFilters).toEqual(["all", "class", "social", "kids"]);
  });

  test("recognize their own words", () => {
    expect(isOneOf(categories.hotelCategories, "Hostel")).toBe(true);
    expect(isOneOf(categories.hotelCategories, "hostel")).toBe(false);
    expect(isOneOf(categories.hotelCategories, null)).toBe(false);
    expect(isOneOf(categories.hotelCategories, "constructor")).toBe(false);
  });
});

describe("the type of an activity", () => {
  test.each([
    ["surf", "Lessons", true],
    ["fitness", "Yoga Classes", true],
    ["surf", "Yoga Classes", false],
    ["fishing", "", false],
    ["constructor", "name", false],
    ["", "Lessons", false],
  ])("%s · %s: %s", (category, type, expected) => {
    expect(isActivityType(category, type)).toBe(expected);
  });
});

describe("a stored word outside the list", () => {
  test("is kept by an edit", () => {
    expect(choicesWith(["a", "b"], "c")).toEqual(["a", "b", "c"]);
    expect(choicesWith(["a", "b"], "b")).toEqual(["a", "b"]);
    expect(choicesWith(["a", "b"], null)).toEqual(["a", "b"]);
    expect(choicesWith(["a", "b"], "")).toEqual(["a", "b"]);
  });
});
