import { crc32, deflateSync } from "node:zlib";

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"));
const latin = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

/** Eight by six blue pixels, in each format. */
export const small = {
  jpeg: bytesOf(
    "/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCdAH00/9k=",
  ),
  png: bytesOf(
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWOQj6rBihgGUgIAZTkt8Sd7h/4AAAAASUVORK5CYII=",
  ),
  gif: bytesOf("R0lGODlhCAAGAIAAAExpcR9afCH5BAUAAAAALAAAAAAIAAYAAAIGjI+py30FADs="),
  webp: bytesOf("UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoIAAYAAUAmJaACdLoAA5gA/vLrf+4Mz6uxw/+LQ60OtDOkAAA="),
  losslessWebp: bytesOf("UklGRiIAAABXRUJQVlA4TBYAAAAvB0ABAAdQrX6Ur/8BgCD8b5uI6H8I"),
  clearWebp: bytesOf(
    "UklGRmAAAABXRUJQVlA4WAoAAAAQAAAABwAABQAAQUxQSA8AAAABB1DAiAgABOF/20RE/0MAVlA4ICoAAACQAQCdASoIAAYAAUAmJaACdLoAA5gA/vLrf+4Mz6uxw/+LQ60OtDOkAAA=",
  ),
};

/** A PNG of one colour; with `promised` its header claims another size. */
export function makePng(
  width: number,
  height: number,
  { colour = [31, 90, 124], promised = [width, height] } = {},
): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(promised[0] ?? 0, 0);
  header.writeUInt32BE(promised[1] ?? 0, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from(colour))]);
  const data = deflateSync(Buffer.alloc(row.length * height, row), { level: 1 });
  return join(
    latin("\x89PNG\r\n\x1a\n"),
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  );
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = join(latin(name), data);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return join(ends.subarray(0, 4), named, ends.subarray(4));
}

/** A HEIC file's boxes without its picture. */
export function heicPhoto(width: number, height: number): Uint8Array<ArrayBuffer> {
  const box = (name: string, ...inside: Uint8Array[]) => {
    const data = join(...inside);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length + 8);
    return join(length, latin(name), data);
  };
  const size = (...sides: number[]) => {
    const data = Buffer.alloc(12);
    for (const [index, side] of sides.entries()) data.writeUInt32BE(side, 4 + 4 * index);
    return box("ispe", data);
  };
  const properties = box("iprp", box("ipco", size(512, 512), size(width, height)));
  const meta = box("meta", new Uint8Array(4), box("hdlr", new Uint8Array(24)), properties);
  return join(box("ftyp", latin("heic\0\0\0\0mif1heic")), meta, box("mdat", new Uint8Array(64)));
}

/** A phone's JPEG: rotated, and with GPS data. */
export function phoneJpeg(): Uint8Array<ArrayBuffer> {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const line = Buffer.alloc(12);
    line.writeUInt16BE(tag, 0);
    line.writeUInt16BE(type, 2);
    line.writeUInt32BE(count, 4);
    if (type === 3) line.writeUInt16BE(value, 8);
    else line.writeUInt32BE(value, 8);
    return line;
  };
  const number = (value: number) => {
    const two = Buffer.alloc(2);
    two.writeUInt16BE(value);
    return two;
  };
  const next = Buffer.alloc(4);
  const orientation = entry(0x0112, 3, 1, 6);
  const gpsPointer = entry(0x8825, 4, 1, 38);
  const latitudeSide = entry(0x0001, 2, 2, 0x4e000000);
  const exif = join(
    latin("Exif\0\0MM\0*\0\0\0\x08"),
    join(number(2), orientation, gpsPointer, next),
    join(number(1), latitudeSide, next),
    latin("GPS 7.2833,-80.5167"),
  );
  return join(
    small.jpeg.subarray(0, 2),
    latin("\xff\xe1"),
    number(exif.length + 2),
    exif,
    small.jpeg.subarray(2),
  );
}

export function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}

export function pictureFile(name: string, bytes: Uint8Array, type = "image/jpeg"): File {
  return new File([new Uint8Array(bytes)], name, { type });
}
