type HeicHeader = { format: "heic"; width: number; height: number; end: number };

const brands = ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"];

/** As phones take photos: boxes within boxes, the first of which says so. */
export function isHeic(bytes: Uint8Array): boolean {
  return textAt(bytes, 4) === "ftyp" && brands.includes(textAt(bytes, 8));
}

/** The photo is the largest of the pictures in it: beside it lie its tiles and a small copy. */
export function readHeic(view: DataView, bytes: Uint8Array): HeicHeader | null {
  const top = boxesIn(view, bytes, 0, bytes.length);
  const meta = top.find(({ name }) => name === "meta");
  // A "meta" begins with four bytes of its own.
  const properties = meta && inside(view, bytes, { ...meta, from: meta.from + 4 }, ["iprp", "ipco"]);
  const sizes = (properties ?? [])
    .filter(({ name }) => name === "ispe")
    .map(({ from }) => ({ width: view.getUint32(from + 4), height: view.getUint32(from + 8) }))
    .sort((one, other) => other.width * other.height - one.width * one.height);
  const [size] = sizes;
  const end = top.at(-1)?.to;
  return size && end !== undefined ? { format: "heic", ...size, end } : null;
}

type Box = { name: string; from: number; to: number };

function inside(view: DataView, bytes: Uint8Array, { from, to }: Box, path: string[]): Box[] {
  const boxes = boxesIn(view, bytes, from, to);
  const [name, ...rest] = path;
  if (name === undefined) return boxes;
  const next = boxes.find((box) => box.name === name);
  return next ? inside(view, bytes, next, rest) : [];
}

/** Each has its length, its name and what is in it; a length of 0 reaches to the end, and 1 says it in eight bytes. */
function boxesIn(view: DataView, bytes: Uint8Array, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    const short = view.getUint32(at);
    const isLong = short === 1;
    const length = short === 0 ? to - at : isLong ? Number(view.getBigUint64(at + 8)) : short;
    if (length < 8 || at + length > to) throw new RangeError("a box that ends outside");
    boxes.push({ name: textAt(bytes, at + 4), from: at + (isLong ? 16 : 8), to: at + length });
    at += length;
  }
  return boxes;
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
