import { expect, test } from "vitest";
import { isSentBefore, isTakeOver } from "../../../app/rules/accounts/account-takeover";

test("the first to confirm an address takes over an account that others may have opened", () => {
  expect(isTakeOver({ email_verified_at: null }, false)).toBe(true);
  expect(isTakeOver({ email_verified_at: null }, true)).toBe(false);
  expect(isTakeOver({ email_verified_at: 1 }, false)).toBe(false);
});

test("everything sent before a take-over belongs to the other person; without a take-over nothing does", () => {
  expect(isSentBefore(5, 5)).toBe(true);
  expect(isSentBefore(6, 5)).toBe(false);
  expect(isSentBefore(5, null)).toBe(false);
  expect(isSentBefore(null, 5)).toBe(false);
});
