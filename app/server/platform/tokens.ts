import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { digest } from "../../rules/site/digest";

/** 32 random bytes, safe in an address. */
export function createToken(): string {
  return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(32)));
}

/** What is stored in place of a token: who reads the table cannot use it. */
export function hashToken(token: string): Promise<string> {
  return digest(token);
}
