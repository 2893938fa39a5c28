import { describe, expect, test } from "vitest";
import { openNow } from "../../../app/rules/places/open-places";
import { instantOf } from "../../../app/rules/time/panama-time";

const place = (name: string, friday: string, closed_for_season = false) => ({
  name,
  hours: { Friday: friday, Saturday: "9 AM - 5 PM" },
  closed_for_season,
});
const at = (time: string) => instantOf("2026-11-20", time) as Date;

describe("who is serving now", () => {
  const town = [
    place("Late", "6 PM - 11 PM"),
    place("Lunch", "11 AM - 3 PM"),
    place("All day", "8 AM - 10 PM"),
    place("Asleep", "8 AM - 10 PM", true),
    place("Riddle", "when it suits"),
    { name: "Never", hours: { Friday: "Closed" }, closed_for_season: false },
  ];

  test("shows open ones in the order of the list", () => {
    const { places, isAnyOpen } = openNow(town, at("19:00"));
    expect(isAnyOpen).toBe(true);
    expect(places.map(({ name }) => name)).toEqual(["Late", "All day"]);
    expect(openNow(town, at("19:00"), 1).places).toHaveLength(1);
    expect(openNow([...town, ...town], at("19:00")).places).toHaveLength(3);
    expect(openNow(town, at("19:00")).until).toEqual(at("21:00"));
    expect(openNow(town, at("21:00")).until).toEqual(at("22:00"));
  });

  test("moves a place whose kitchen has closed behind the others", () => {
    const bar = { ...place("Bar", "6 PM - 11 PM"), kitchen_until: "8:00 PM" };
    const names = (time: string) => openNow([bar, ...town], at(time)).places.map(({ name }) => name);
    expect(names("19:00")).toEqual(["Bar", "Late", "All day"]);
    expect(names("21:00")).toEqual(["Late", "All day", "Bar"]);
    expect(openNow([bar, ...town], at("19:00")).until).toEqual(at("20:01"));
  });

  test("shows who opens first if everybody is closed, excluding those closed for the season", () => {
    const { places, isAnyOpen, until } = openNow(town, at("05:00"), 4);
    expect(isAnyOpen).toBe(false);
    expect(places.map(({ name }) => name)).toEqual(["All day", "Lunch", "Late"]);
    expect(openNow(town, at("05:00"), 2).places).toHaveLength(2);
    expect(until).toEqual(at("08:00"));
  });

  test("shows nothing if nothing is known", () => {
    expect(openNow([], at("12:00")).places).toEqual([]);
  });
});
