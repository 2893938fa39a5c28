import { expect, test } from "vitest";
import { slipsBetween } from "../../../app/rules/site/slips";

test("slips are counted: letters that are missing, too many, wrong or swapped", () => {
  expect([
    slipsBetween("hostel", "hostle"),
    slipsBetween("tide", "tides"),
    slipsBetween("surf", "turf"),
    slipsBetween("", "abc"),
  ]).toEqual([1, 1, 1, 3]);
});
