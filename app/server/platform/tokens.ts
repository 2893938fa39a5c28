/** 32 random bytes, safe in an address. */
export function createToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** What is stored in place of a token: who reads the table cannot use it. */
export async function hashToken(token: string): Promise<string> {
  return base64url(await sha256(token));
}

export async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

export function base64url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
