import { expect, test } from "vitest";
import { checkedRange } from "../../../app/rules/info/costs";

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
