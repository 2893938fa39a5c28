import { encodeBase64urlNoPadding } from "@oslojs/encoding";

export async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** A hash of 43 URL-safe characters. */
export async function digest(text: string): Promise<string> {
  return encodeBase64urlNoPadding(await sha256(text));
}

/** With a key, so that nobody else can guess the text by trying. */
export async function keyedDigest(key: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", encoder.encode(key), hmac, false, ["sign"]);
  return encodeBase64urlNoPadding(
    new Uint8Array(await crypto.subtle.sign("HMAC", imported, encoder.encode(text))),
  );
}
