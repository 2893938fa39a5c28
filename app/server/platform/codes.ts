import { generateRandomString, type RandomReader } from "@oslojs/crypto/random";

const chance: RandomReader = {
  read: (bytes) => void crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
};
const figures = "0123456789";
/** The letters and digits of base32, which are hard to confuse. */
const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Six digits, all equally likely. */
export function createMailedCode(): string {
  return generateRandomString(chance, figures, 6);
}

/** "ABCDE-FGHIJ": fifty random bits, short enough for paper. */
export function createRecoveryCode(): string {
  const code = generateRandomString(chance, signs, 10);
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/** However it was typed. */
export function plainRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z2-7]/g, "");
}
