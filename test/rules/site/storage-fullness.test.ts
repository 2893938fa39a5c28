import { expect, test } from "vitest";
import { nearlyFull } from "../../../app/rules/site/storage-fullness";

test("a bucket is reported from four fifths on", () => {
  expect(nearlyFull("database", 7_999_999_999, 10)).toEqual([]);
  expect(nearlyFull("database", 8_060_000_000, 10)).toEqual([{ what: "database", used: "8.1", limit: "10" }]);
  expect(nearlyFull("pictures", 400_000_000, 0.5)).toEqual([{ what: "pictures", used: "0.4", limit: "0.5" }]);
});
