import { describe, expect, it } from "vitest";
import { isPublic, isStatus, statusBadge, statuses } from "../../../app/rules/review/status";

describe("the status of a listing", () => {
  it("is public when approved, and only then", () => {
    expect(statuses.filter((status) => isPublic({ status }))).toEqual(["approved"]);
  });

  it.each([
    ["approved", "approved", "leaf"],
    ["rejected", "rejected", "clay"],
    ["pending", "pending", "sun"],
    ["something older", "pending", "sun"],
    ["Approved", "pending", "sun"],
    [null, "pending", "sun"],
    [undefined, "pending", "sun"],
  ])("%s wears the badge %s in %s", (stored, status, tone) => {
    expect(statusBadge(stored)).toEqual({ status, tone });
    expect(isStatus(stored)).toBe(stored === status);
  });
});
