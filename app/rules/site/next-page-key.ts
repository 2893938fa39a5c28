import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from "@oslojs/encoding";

export type KeyPart = "number" | "text";
type KeyValue<Part extends KeyPart> = Part extends "number" ? number : string;
type KeyValues<Parts extends readonly KeyPart[]> = { [Index in keyof Parts]: KeyValue<Parts[Index]> };

const longestKey = 400;

/** The opaque `page` of a "next" link: where the last page ended, never a count. */
export function encodePageKey(values: readonly (string | number)[]): string {
  return encodeBase64urlNoPadding(new TextEncoder().encode(JSON.stringify(values)));
}

/** Null for a malformed key. */
export function decodePageKey<const Parts extends readonly KeyPart[]>(
  key: string,
  parts: Parts,
): KeyValues<Parts> | null {
  if (key.length > longestKey) return null;
  try {
    const bytes = decodeBase64urlIgnorePadding(key);
    const values: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    const fits =
      Array.isArray(values) &&
      values.length === parts.length &&
      parts.every((part, index) =>
        part === "number" ? Number.isSafeInteger(values[index]) : typeof values[index] === "string",
      );
    return fits ? (values as KeyValues<Parts>) : null;
  } catch {
    return null;
  }
}
