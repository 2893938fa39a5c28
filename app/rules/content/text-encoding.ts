/** Decodes a file by its byte order mark, or by what its bytes can be. */
export function readText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // Text has no zero bytes, except in UTF-16, where every second byte of a Latin letter is one.
  if (first === 0 && second !== 0) return "utf-16be";
  if (first !== 0 && second === 0) return "utf-16le";
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
