const period = 30;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** 160 random bits, spelled the way authenticator apps read them. */
export function createTotpSecret(): string {
  return base32(crypto.getRandomValues(new Uint8Array(20)));
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / period);
}

/** The step a code belongs to, one either side of now allowed for clocks that are a little off; null when to none. */
export async function matchingStep(secret: string, code: string, now: Date): Promise<number | null> {
  const current = stepAt(now);
  let found: number | null = null;
  for (const step of [current - 1, current, current + 1]) {
    if ((await codeAt(secret, step)) === code) found = step;
  }
  return found;
}

export async function codeAt(secret: string, step: number): Promise<string> {
  const usages = ["sign"] as const;
  const algorithm = { name: "HMAC", hash: "SHA-1" };
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), algorithm, false, [...usages]);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = new DataView(await crypto.subtle.sign("HMAC", key, counter.buffer));
  const offset = mac.getUint8(mac.byteLength - 1) & 15;
  const number = mac.getUint32(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0")).join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}
