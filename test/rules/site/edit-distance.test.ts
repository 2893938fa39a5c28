import { expect, test } from "vitest";
import { editDistance } from "../../../app/rules/site/edit-distance";

test("counts typos: missing, extra, wrong or swapped letters", () => {
  expect([
    editDistance("hostel", "hostle"),
    editDistance("tide", "tides"),
    editDistance("surf", "turf"),
    editDistance("", "abc"),
  ]).toEqual([1, 1, 1, 3]);
});
