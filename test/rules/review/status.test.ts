import { describe, expect, test } from "vitest";
import { isPublic, isStatus, isTurnedDown, statusBadge, statuses } from "../../../app/rules/review/status";

const turnedDown = {
  status: "rejected" as const,
  review_note: "Where is it?",
  review_reasons: { phone: "Nobody answers." },
  waiting_since: null,
};

describe("the same rejection twice", () => {
  test("counts once, word for word and field by field", () => {
    const why = { note: "Where is it?", reasons: { phone: "Nobody answers." } };
    expect(isTurnedDown(turnedDown, why)).toBe(true);
    expect(isTurnedDown(turnedDown, { ...why, reasons: {} })).toBe(false);
    expect(isTurnedDown(turnedDown, { ...why, note: "" })).toBe(false);
    expect(isTurnedDown({ ...turnedDown, waiting_since: 1 }, why)).toBe(false);
  });
});

describe("the status of a listing", () => {
  test("is public when approved, and only then", () => {
    expect(statuses.filter((status) => isPublic({ status }))).toEqual(["approved"]);
  });

  test.each([
    ["approved", "approved", "leaf"],
    ["rejected", "rejected", "clay"],
    ["pending", "pending", "sun"],
    ["something older", "pending", "sun"],
    ["Approved", "pending", "sun"],
    [null, "pending", "sun"],
    [undefined, "pending", "sun"],
  ])("%s has the badge %s in %s", (stored, status, tone) => {
    expect(statusBadge(stored)).toEqual({ status, tone });
    expect(isStatus(stored)).toBe(stored === status);
  });
});
