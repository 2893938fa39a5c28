import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { digest } from "../../rules/site/sha256-digest";

/** 32 random bytes, URL-safe. */
export function createToken(): string {
  return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(32)));
}

/** Stored in place of a token, so that reading the table isn't enough to use it. */
export function hashToken(token: string): Promise<string> {
  return digest(token);
}
