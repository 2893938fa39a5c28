import { expect, test } from "vitest";
import { subscriberCurve } from "../../../app/rules/mail/subscriber-curve";

test("the curve has the number of subscribers at the end of each month, including months without change", () => {
  const confirmed = [
    { month: "2026-09", count: 3 },
    { month: "2026-11", count: 2 },
  ];
  expect(subscriberCurve(confirmed, [{ month: "2026-11", count: 1 }], "2026-12")).toEqual([
    { month: "2026-09", readers: 3 },
    { month: "2026-10", readers: 3 },
    { month: "2026-11", readers: 4 },
    { month: "2026-12", readers: 4 },
  ]);
});

test("an empty list has no curve, and a long one shows its last two years", () => {
  expect(subscriberCurve([], [], "2026-12")).toEqual([]);
  const curve = subscriberCurve([{ month: "2020-01", count: 1 }], [], "2026-12");
  expect(curve).toHaveLength(24);
  expect(curve[0]?.month).toBe("2025-01");
});
