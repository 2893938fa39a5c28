import { base32 } from "./totp";

/** Six digits, each as likely as any other. */
export function createMailedCode(): string {
  const limit = 4_294_000_000;
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number < limit) return String(number % 1_000_000).padStart(6, "0");
  }
}

/** "ABCDE-FGHIJ": fifty random bits that can be written on paper. */
export function createRecoveryCode(): string {
  const signs = base32(crypto.getRandomValues(new Uint8Array(7))).slice(0, 10);
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}

/** As it is compared: however a person typed it. */
export function plainRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z2-7]/g, "");
}
