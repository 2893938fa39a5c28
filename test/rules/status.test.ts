import { describe, expect, it } from "vitest";
import {
  hasChangesWaiting,
  isPublic,
  isStatus,
  needsReview,
  statusBadge,
  statuses,
} from "../../app/rules/status";

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

  it.each([
    ["approved", { name: "New" }, true, true],
    ["approved", null, false, false],
    ["approved", undefined, false, false],
    ["pending", null, false, true],
    ["pending", { name: "New" }, false, true],
    ["rejected", { name: "New" }, false, false],
    ["rejected", null, false, false],
  ] as const)("%s with changes %j: waiting %s, for review %s", (status, pending_changes, waiting, review) => {
    expect(hasChangesWaiting({ status, pending_changes })).toBe(waiting);
    expect(needsReview({ status, pending_changes })).toBe(review);
  });
});
