import { encodeBase64urlNoPadding } from "@oslojs/encoding";

export async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** Stands for a text where the text itself shall not, or need not, stand: 43 letters, safe in an address. */
export async function digest(text: string): Promise<string> {
  return encodeBase64urlNoPadding(await sha256(text));
}
