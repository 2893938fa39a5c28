import { isHeic, readHeic } from "./heic-format";

/** What the bytes of a picture say before anything is decoded; `end` is where the picture ends in the file. */
export type PictureHeader = { format: PictureFormat; width: number; height: number; end: number };
export type PictureFormat = "png" | "jpeg" | "gif" | "webp" | "heic";

/** Null for another kind of file, "broken" for a picture that stops too early or contradicts itself. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | "broken" | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = Object.values(readers).find(({ isIt }) => isIt(bytes))?.read;
  if (!read) return null;
  try {
    const header = read(view, bytes);
    return header && header.width > 0 && header.height > 0 && header.end <= bytes.length ? header : "broken";
  } catch (error) {
    // The end of the file came in the middle of something.
    if (error instanceof RangeError) return "broken";
    throw error;
  }
}

type Reader = {
  isIt: (bytes: Uint8Array) => boolean;
  read: (view: DataView, bytes: Uint8Array) => PictureHeader | null;
};

const readers: Record<PictureFormat, Reader> = {
  png: { isIt: (bytes) => starts(bytes, "\x89PNG\r\n\x1a\n"), read: readPng },
  jpeg: { isIt: (bytes) => starts(bytes, "\xff\xd8\xff"), read: readJpeg },
  gif: { isIt: (bytes) => starts(bytes, "GIF87a") || starts(bytes, "GIF89a"), read: readGif },
  webp: { isIt: (bytes) => starts(bytes, "RIFF") && starts(bytes, "WEBP", 8), read: readWebp },
  heic: { isIt: isHeic, read: readHeic },
};

function starts(bytes: Uint8Array, text: string, at = 0): boolean {
  return [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
}

function readPng(view: DataView, bytes: Uint8Array): PictureHeader | null {
  if (!starts(bytes, "IHDR", 12)) return null;
  let at = 8;
  // Length, name, data, checksum: one chunk after the other until the last.
  while (!starts(bytes, "IEND", at + 4)) at += view.getUint32(at) + 12;
  return { format: "png", width: view.getUint32(16), height: view.getUint32(20), end: at + 12 };
}

function readJpeg(view: DataView, bytes: Uint8Array): PictureHeader | null {
  let size: { width: number; height: number } | null = null;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9) return size && { format: "jpeg", ...size, end: at + 2 };
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else {
      const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
      if (isFrame) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      at += 2 + view.getUint16(at + 2);
      if (marker === 0xda) at = endOfScan(bytes, at);
    }
  }
}

/** Within the picture's own data 0xFF is followed by a zero or by a restart mark. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0xd9;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

function readGif(view: DataView): PictureHeader | null {
  const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const afterBlocks = (from: number) => {
    let at = from;
    while (view.getUint8(at) !== 0) at += view.getUint8(at) + 1;
    return at + 1;
  };
  let at = 13 + tableSize(view.getUint8(10));
  for (;;) {
    const kind = view.getUint8(at);
    if (kind === 0x21) at = afterBlocks(at + 2);
    else if (kind === 0x2c) at = afterBlocks(at + 11 + tableSize(view.getUint8(at + 9)));
    else if (kind !== 0x3b) return null;
    else break;
  }
  return { format: "gif", width: view.getUint16(6, true), height: view.getUint16(8, true), end: at + 1 };
}

function readWebp(view: DataView, bytes: Uint8Array): PictureHeader | null {
  const size = webpSize(view, bytes);
  return size && { format: "webp", ...size, end: view.getUint32(4, true) + 8 };
}

function webpSize(view: DataView, bytes: Uint8Array): { width: number; height: number } | null {
  if (starts(bytes, "VP8X", 12)) {
    const threeBytes = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65536 + 1;
    return { width: threeBytes(24), height: threeBytes(27) };
  }
  if (starts(bytes, "VP8L", 12)) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!starts(bytes, "VP8 ", 12) || !starts(bytes, "\x9d\x01\x2a", 23)) return null;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}
