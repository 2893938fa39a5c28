import { crc32 } from "node:zlib";

/** The files of a zip; its central directory and local headers must agree. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  if (end < 0) throw new Error("a zip without an end");
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = 0; count < zip.readUInt16LE(end + 10); count++) {
    const [crc, size] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24)];
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const header = zip.readUInt32LE(at + 42);
    const begin = header + 30 + nameLength;
    const bytes = zip.subarray(begin, begin + size);
    const own = zip.toString("utf8", header + 30, begin);
    if (zip.readUInt32LE(header) !== 0x04034b50 || own !== name)
      throw new Error(`${name} isn't where the list says`);
    if (zip.readUInt32LE(header + 14) !== crc || crc32(bytes) !== crc) throw new Error(`${name} is damaged`);
    files.set(name, bytes);
    at += 46 + nameLength;
  }
  if (at !== end) throw new Error("the list is longer than it says");
  return files;
}
