import { expect, test } from "vitest";
import { checkedRange, checkedTimetable } from "../../../app/rules/info/costs";

test("a price is shown with the day it was checked, and not without", () => {
  expect(checkedRange({ range: " $9 to $10 ", checkedOn: "2026-11-20" })).toEqual({
    range: "$9 to $10",
    day: "2026-11-20",
  });
  for (const cost of [
    {},
    { range: "$9" },
    { checkedOn: "2026-11-20" },
    { range: "$9", checkedOn: "last week" },
    { range: " ", checkedOn: "2026-11-20" },
  ])
    expect(checkedRange(cost)).toBeNull();
});

test("hours are shown with that day alone, and only where they can be read", () => {
  const asked = { checkedOn: "2026-11-20" };
  expect(checkedTimetable("8 AM", asked)?.[1]).toEqual([480]);
  for (const text of ["", " ", undefined, "ask the driver"]) expect(checkedTimetable(text, asked)).toBeNull();
  expect(checkedTimetable("8 AM", {})).toBeNull();
});
