import { expect, test } from "vitest";
import { sourceOf } from "../../../app/rules/imports/import-states";

test("An import is named after its file, without parts that change each time", () => {
  expect(sourceOf("C:\\old\\places_2026-11-20 (2).csv")).toBe("places");
  expect(sourceOf("geodirectory-export-20261120_101500.csv")).toBe("geodirectory export");
  expect(sourceOf("2026-11-20.csv")).toBe("2026-11-20");
});
