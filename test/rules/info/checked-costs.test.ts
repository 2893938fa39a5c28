import { expect, test } from "vitest";
import { checkedRange, checkedTimetable, saidOnce } from "../../../app/rules/info/checked-costs";

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

test("hours are only shown with such a day, and if they can be read", () => {
  const asked = { checkedOn: "2026-11-20" };
  expect(checkedTimetable("8 AM", asked)?.[1]).toEqual([480]);
  for (const text of ["", " ", undefined, "ask the driver"]) expect(checkedTimetable(text, asked)).toBeNull();
  expect(checkedTimetable("8 AM", {})).toBeNull();
});

test("a list has the day it was checked, or a note that it's made up, once if it applies to all", () => {
  const cost = (label: string, checkedOn?: string) => ({ label, range: "$4", checkedOn });
  const day = "2026-11-20";
  expect(saidOnce([cost("Taxi", day), cost("Bus", day), cost("Car")]).said).toEqual({
    areMadeUp: false,
    checkedOn: day,
    isSaid: true,
  });
  expect(saidOnce([cost("Taxi", day), cost("Bus", "2026-11-21")]).said.isSaid).toBe(false);
  const madeUp = saidOnce([cost("Demostración: taxi", day), cost("Carro")]);
  expect([madeUp.said.areMadeUp, madeUp.costs.map(({ label }) => label)]).toEqual([true, ["Taxi", "Carro"]]);
  const mixed = saidOnce([cost("Demonstration: taxi", day), cost("Bus", day)]);
  expect([mixed.said.areMadeUp, mixed.costs[0]?.label]).toEqual([false, "Demonstration: taxi"]);
  expect(saidOnce([cost("Taxi")]).said).toEqual({ areMadeUp: false, checkedOn: undefined, isSaid: false });
});
