import { describe, expect, test } from "vitest";
import { withoutTypeSuffix, withTypeSuffix } from "../../../app/rules/events/type-suffix";

describe("the description of a series", () => {
  test("is stored with its type and shown without", () => {
    const stored = withTypeSuffix("Yoga on the beach", "class");
    expect(stored).toBe("Yoga on the beach | Type: class");
    expect(withoutTypeSuffix(stored)).toBe("Yoga on the beach");
  });

  test("has one type, however often it's saved", () => {
    const stored = withTypeSuffix(withTypeSuffix("Yoga", "class"), "kids");
    expect(stored).toBe("Yoga | Type: kids");
  });

  test.each([
    ["another word", "Board | Type: long"],
    ["in the middle", "A | Type: class | B"],
    ["a pipe alone", "A | B"],
    ["nothing", ""],
  ])("keeps text that only looks similar: %s", (_, text) => {
    expect(withoutTypeSuffix(text)).toBe(text);
  });
});
