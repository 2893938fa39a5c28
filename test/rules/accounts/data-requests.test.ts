import { expect, test } from "vitest";
import { requestSpan, requestState } from "../../../app/rules/accounts/data-requests";

const asked = Date.parse("2026-11-23T17:00:00Z");
const request = { expires_at: asked + requestSpan, answered_at: null };
const after = (days: number) => new Date(asked + days * 24 * 60 * 60_000);

test("a link for a data request works for a week, and says when it was used", () => {
  expect(requestState(request, after(0))).toBe("open");
  expect(requestState(request, after(6.9))).toBe("open");
  expect(requestState(request, after(7))).toBe("over");
  expect(requestState({ ...request, answered_at: asked + 1 }, after(8))).toBe("answered");
});
