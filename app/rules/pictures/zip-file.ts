/** A file as it stands in a zip: not packed, for a picture is packed already. */
export type ZipEntry = { name: string; size: number; crc: number; at: Date };

/** Where a zip of the plain kind ends. */
export const longestZip = 0xffff_ffff;

const fileMark = 0x04034b50;
const listMark = 0x02014b50;
const endMark = 0x06054b50;
const version = 20;
/** Names are UTF-8. */
const flags = 0x0800;

/** What stands before the bytes of a file. */
export function zipHeader(entry: ZipEntry): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode(entry.name);
  return join(fields([4, fileMark], [2, version], ...factsOf(entry), [2, name.length], [2, 0]), name);
}

/** What stands at the end: the list of all files, each with the place where it begins. */
export function zipEnd(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  let place = 0;
  const lines = entries.map((entry) => {
    const name = new TextEncoder().encode(entry.name);
    const rest = [0, 0, 0, 0].map((zero): Field => [2, zero]);
    const line = join(
      fields(
        [4, listMark],
        [2, version],
        [2, version],
        ...factsOf(entry),
        [2, name.length],
        ...rest,
        [4, 0],
        [4, place],
      ),
      name,
    );
    place += zipHeader(entry).length + entry.size;
    return line;
  });
  const list = join(...lines);
  const count = entries.length;
  return join(
    list,
    fields([4, endMark], [2, 0], [2, 0], [2, count], [2, count], [4, list.length], [4, place], [2, 0]),
  );
}

type Field = readonly [bytes: 2 | 4, value: number];

function factsOf({ size, crc, at }: ZipEntry): Field[] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [
    [2, flags],
    [2, 0],
    [2, time],
    [2, day],
    [4, crc],
    [4, size],
    [4, size],
  ];
}

function fields(...all: Field[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(all.reduce((sum, [length]) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [length, value] of all) {
    if (length === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += length;
  }
  return bytes;
}

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
