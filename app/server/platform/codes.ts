import { base32 } from "./totp";

const mailedCodes = 1_000_000;
/** So many of the numbers of 32 bits share out evenly among the codes; the few left would make some codes likelier. */
const evenNumbers = 2 ** 32 - (2 ** 32 % mailedCodes);

/** Six digits; every code from 000000 to 999999 is as likely as any other. */
export function createMailedCode(): string {
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number < evenNumbers) return String(number % mailedCodes).padStart(6, "0");
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
