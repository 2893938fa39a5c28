import { expect, test } from "vitest";
import { editDistance } from "../../../app/rules/site/edit-distance";

test("slips are counted: letters that are missing, too many, wrong or swapped", () => {
  expect([
    editDistance("hostel", "hostle"),
    editDistance("tide", "tides"),
    editDistance("surf", "turf"),
    editDistance("", "abc"),
  ]).toEqual([1, 1, 1, 3]);
});
