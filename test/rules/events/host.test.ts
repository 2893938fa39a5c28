import { describe, expect, test } from "vitest";
import { pageOfHost } from "../../../app/rules/events/host";

const cafe = { kind: "restaurant", slug: "cafe_alba", name: "Café Alba" } as const;
const school = { kind: "activity", slug: "marea_alta", name: "Marea Alta" } as const;

describe("the page of an event's host", () => {
  test("is that of the place with its name, however it's typed", () => {
    expect(pageOfHost("Marea Alta", [cafe, school])).toBe("/do/marea_alta");
    expect(pageOfHost(" cafe alba ", [cafe])).toBe("/eat/cafe_alba");
  });

  test("isn't that of a place whose name only gives the same address", () => {
    expect(pageOfHost("Marea-Alta", [school])).toBeNull();
    expect(pageOfHost("The neighbours", [])).toBeNull();
  });
});
