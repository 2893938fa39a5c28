import { readText } from "../content/text-encoding";

export const limits = { bytes: 20_000_000, rows: 5000, columns: 200, cell: 50_000 } as const;

/** Why a whole file is refused. */
export type FileRefusal =
  | "none"
  | "large"
  | "packed"
  | "binary"
  | "empty"
  | "columns"
  | "rows"
  | "cell"
  | "json"
  | "xml"
  | "entities";

/** Binary and oversized files are refused before they're parsed. */
export function fileText(
  bytes: Uint8Array,
): { ok: true; text: string } | { ok: false; refusal: FileRefusal } {
  if (bytes.length === 0) return { ok: false, refusal: "none" };
  if (bytes.length > limits.bytes) return { ok: false, refusal: "large" };
  // "PK" starts a zip, which is what Excel saves by default.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3) return { ok: false, refusal: "packed" };
  const text = readText(bytes);
  return text.includes("\0") ? { ok: false, refusal: "binary" } : { ok: true, text };
}
