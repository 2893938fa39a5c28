import { constantTimeEqual } from "@oslojs/crypto/subtle";
import { decodeBase32IgnorePadding, encodeBase32LowerCaseNoPadding } from "@oslojs/encoding";

/** The mailbox that undeliverable letters return to. */
export const returnMailbox = "letter";

/** Only confirmed readers get letters. */
export type LetterReader = { id: string; unsubscribe_token: string; confirmed_at: number };

/** Unverified; `isProven` checks it. */
export type Returned = { reader: string; issue: string; proof: Uint8Array };

const idBytes = 16;
const issueBytes = 6;
const proofBytes = 13;
const allBytes = idBytes + issueBytes + proofBytes;
const lettersOfAll = (allBytes * 8) / 5;

/**
 * The envelope sender of one letter to one reader: 63 case-insensitive characters. It can only be made from the
 * reader's unsubscribe link and does what that link does. A reader who subscribes again gets other addresses.
 */
export async function returnAddress(domain: string, reader: LetterReader, issueId: string): Promise<string> {
  const about = new Uint8Array([...bytesOf(reader.id, idBytes), ...bytesOf(issueId, issueBytes)]);
  const all = new Uint8Array([...about, ...(await proofOf(reader, about))]);
  return `${returnMailbox}+${encodeBase32LowerCaseNoPadding(all)}@${domain}`;
}

/** Null where it isn't one of ours. */
export function readReturnAddress(address: string): Returned | null {
  const [, token = ""] = /^letter\+([a-z2-7]+)@/i.exec(address) ?? [];
  if (token.length !== lettersOfAll) return null;
  const all = decodeBase32IgnorePadding(token.toUpperCase());
  return {
    reader: idOf(all.slice(0, idBytes)),
    issue: hexOf(all.slice(idBytes, idBytes + issueBytes)),
    proof: all.slice(idBytes + issueBytes),
  };
}

export async function isProven({ issue, proof }: Returned, reader: LetterReader): Promise<boolean> {
  const about = new Uint8Array([...bytesOf(reader.id, idBytes), ...bytesOf(issue, issueBytes)]);
  return constantTimeEqual(proof, await proofOf(reader, about));
}

async function proofOf({ unsubscribe_token, confirmed_at }: LetterReader, about: Uint8Array) {
  const encoder = new TextEncoder();
  const secret = encoder.encode(`returned letter:${unsubscribe_token}`);
  const hash = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", secret, hash, false, ["sign"]);
  const signed = new Uint8Array([...about, ...encoder.encode(String(confirmed_at))]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, signed)).slice(0, proofBytes);
}

function bytesOf(id: string, count: number): Uint8Array {
  const digits = id.replaceAll("-", "");
  return Uint8Array.from({ length: count }, (_, at) => Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function idOf(bytes: Uint8Array): string {
  return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
