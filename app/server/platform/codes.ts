import { generateRandomString, type RandomReader } from "@oslojs/crypto/random";

const chance: RandomReader = {
  read: (bytes) => void crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
};
const figures = "0123456789";
/** The signs of base32: none is mistaken for another. */
const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Six digits; each of the million codes is as likely as any other. */
export function createMailedCode(): string {
  return generateRandomString(chance, figures, 6);
}

/** "ABCDE-FGHIJ": fifty random bits that can be written on paper. */
export function createRecoveryCode(): string {
  const code = generateRandomString(chance, signs, 10);
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/** As it is compared: however a person typed it. */
export function plainRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z2-7]/g, "");
}
