import { describe, expect, test } from "vitest";
import { isUntouched, mergeFields } from "../../../app/rules/imports/merge-fields";

describe("A row imported again", () => {
  const base = { name: "Fonda", phone: "1", hours: { Monday: "9:00 AM - 5:00 PM" }, website: null };

  test("updates what's new in the file, except what was edited here", () => {
    const current = { ...base, phone: "2" };
    const wanted = { ...base, name: "Fonda Ana", phone: "3", website: "" };
    expect(mergeFields(current, base, wanted)).toEqual({ changes: { name: "Fonda Ana" }, kept: ["phone"] });
  });

  test("changes nothing if the file is the same, whatever was edited here", () => {
    expect(mergeFields({ ...base, name: "Mine" }, base, base)).toEqual({ changes: {}, kept: [] });
  });

  test("isn't a conflict if both have the same value by now", () => {
    expect(mergeFields({ ...base, phone: "3" }, base, { ...base, phone: "3" })).toEqual({
      changes: {},
      kept: [],
    });
  });

  test("is unedited as long as every field has its imported value", () => {
    expect(isUntouched({ ...base, id: "x", website: "" }, base)).toBe(true);
    expect(isUntouched({ ...base, hours: {} }, base)).toBe(false);
  });
});
