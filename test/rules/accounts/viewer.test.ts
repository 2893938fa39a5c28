import { describe, expect, test } from "vitest";
import { confirmedUntil, isConfirmed } from "../../../app/rules/accounts/viewer";

const at = (clock: string) => new Date(`2026-11-22T${clock}:00Z`);
const withPassword = { hasPassword: true, authenticatedAt: at("09:00"), passwordGivenAt: at("09:30") };

describe("a confirmed password is asked for again after ten minutes", () => {
  test("counted from the password given in this session", () => {
    expect(confirmedUntil(withPassword)).toEqual(at("09:40"));
    expect(isConfirmed(withPassword, at("09:39"))).toBe(true);
    expect(isConfirmed(withPassword, at("09:40"))).toBe(false);
  });

  test("signing in alone doesn't count if there's a password", () => {
    const fresh = { ...withPassword, passwordGivenAt: null };
    expect(isConfirmed(fresh, at("09:01"))).toBe(false);
  });

  test("without a password signing in counts, and no earlier password does", () => {
    const without = { ...withPassword, hasPassword: false };
    expect(isConfirmed(without, at("09:09"))).toBe(true);
    expect(isConfirmed(without, at("09:31"))).toBe(false);
  });
});
