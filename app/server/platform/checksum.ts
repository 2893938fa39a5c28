import { crc32 } from "node:zlib";

/** What a zip says of a file's bytes, so that a damaged one is told. */
export function checksum(bytes: Uint8Array): number {
  return crc32(bytes);
}
