import { describe, expect, test } from "vitest";
import {
  codeAt,
  createTotpSecret,
  matchingStep,
  otpauthAddress,
  spelledSecret,
  stepAt,
} from "../../../app/server/platform/totp";

/** "12345678901234567890" in base32. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("the examples of RFC 6238, their last six digits", () => {
  test.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ])("at second %i the code is %s", (second, code) => {
    expect(codeAt(secret, stepAt(new Date(second * 1000)))).toBe(code);
  });
});

test("a code from one step before or after is accepted, from two steps isn't", () => {
  const now = new Date("2026-03-01T12:00:10Z");
  const step = stepAt(now);
  for (const near of [-1, 0, 1]) {
    expect(matchingStep(secret, codeAt(secret, step + near), now)).toBe(step + near);
  }
  for (const far of [-2, 2]) {
    expect(matchingStep(secret, codeAt(secret, step + far), now)).toBeNull();
  }
});

test.each(["", "28708", "2870822", "28708a", "２８７０８２"])(
  "anything but six digits matches no step: %j",
  (code) => {
    expect(matchingStep(secret, code, new Date(59_000))).toBeNull();
  },
);

test("an app gets the account, the issuer, and the parameters", () => {
  const address = new URL(otpauthAddress(secret, { site: "Playa Cambutal", email: "ana+surf@example.com" }));
  expect(address.href).toMatch(/^otpauth:\/\/totp\/Playa%20Cambutal:ana%2Bsurf%40example\.com\?/);
  expect(address.search).toContain("issuer=Playa%20Cambutal");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: "Playa Cambutal",
    algorithm: "SHA1",
    secret,
    period: "30",
    digits: "6",
  });
});

test("a secret to type is grouped by four letters", () => {
  expect(spelledSecret(secret)).toBe("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ");
});

test("a secret has 32 readable letters, and is always different", () => {
  const [one, other] = [createTotpSecret(), createTotpSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
});
