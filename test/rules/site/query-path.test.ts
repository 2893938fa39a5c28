import { expect, test } from "vitest";
import { queryPath } from "../../../app/rules/site/query-path";

test("keeps parameters with a value, in order, and escapes them", () => {
  expect(queryPath("/eat", { category: "Bar & Tapas", open: null, at: "", page: "k" })).toBe(
    "/eat?category=Bar+%26+Tapas&page=k",
  );
  expect(queryPath("/eat", { category: undefined })).toBe("/eat");
});
