import { describe, expect, test } from "vitest";
import { base32, codeAt, createTotpSecret, matchingStep, stepAt } from "../../../app/server/platform/totp";

const secret = base32(new TextEncoder().encode("12345678901234567890"));

describe("the examples of RFC 6238, their last six digits", () => {
  test.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ])("at second %i the code is %s", async (second, code) => {
    expect(await codeAt(secret, stepAt(new Date(second * 1000)))).toBe(code);
  });
});

test("a code of one step ago or ahead is taken, one of two steps is not", async () => {
  const now = new Date("2026-03-01T12:00:10Z");
  const step = stepAt(now);
  for (const near of [-1, 0, 1]) {
    expect(await matchingStep(secret, await codeAt(secret, step + near), now)).toBe(step + near);
  }
  for (const far of [-2, 2]) {
    expect(await matchingStep(secret, await codeAt(secret, step + far), now)).toBeNull();
  }
});

test("a secret is 32 letters that apps can read, and never the same", () => {
  const [one, other] = [createTotpSecret(), createTotpSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
});
