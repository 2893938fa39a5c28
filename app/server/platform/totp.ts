import { decodeBase32IgnorePadding, encodeBase32UpperCaseNoPadding } from "@oslojs/encoding";
import { createTOTPKeyURI, generateHOTP, verifyHOTP } from "@oslojs/otp";

const period = 30;
const digits = 6;

/** 160 random bits in base32, as authenticator apps expect. */
export function createTotpSecret(): string {
  return encodeBase32UpperCaseNoPadding(crypto.getRandomValues(new Uint8Array(20)));
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / period);
}

/** The time step a code belongs to, with one step of tolerance either side; null for none. */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const key = decodeBase32IgnorePadding(secret);
  const current = stepAt(now);
  const steps = [current - 1, current, current + 1];
  return steps.findLast((step) => verifyHOTP(key, BigInt(step), digits, code)) ?? null;
}

export function codeAt(secret: string, step: number): string {
  return generateHOTP(decodeBase32IgnorePadding(secret), BigInt(step), digits);
}

/** The content of the QR code. */
export function otpauthAddress(secret: string, { site, email }: { site: string; email: string }): string {
  const key = decodeBase32IgnorePadding(secret);
  // Some apps show a plus sign where a space is meant.
  return createTOTPKeyURI(site, email, key, period, digits).replaceAll("+", "%20");
}

/** In groups of four, for typing. */
export function spelledSecret(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}
