/** The widths of letters in an uncompressed font, in thousandths of an em. */
export function characterWidths(font: Uint8Array, letters: string): Record<string, number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const table = (tag: string): number => {
    for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16) {
      if (String.fromCharCode(...font.subarray(at, at + 4)) === tag) return view.getUint32(at + 8);
    }
    throw new Error(`no ${tag} in the typeface`);
  };
  const size = view.getUint16(table("head") + 18);
  const known = view.getUint16(table("hhea") + 34);
  const advances = table("hmtx");
  const glyph = glyphsOf(view, table("cmap"));
  const width = (letter: string) => {
    const at = Math.min(glyph(letter.codePointAt(0) ?? 0), known - 1);
    return Math.round((view.getUint16(advances + at * 4) / size) * 1000);
  };
  return Object.fromEntries([...new Set(letters)].sort().map((letter) => [letter, width(letter)]));
}

/** Reads the font's character map (format 4). */
function glyphsOf(view: DataView, cmap: number): (code: number) => number {
  const count = view.getUint16(cmap + 2);
  const starts = Array.from({ length: count }, (_, index) => cmap + view.getUint32(cmap + 8 + index * 8));
  const at = starts.find((start) => view.getUint16(start) === 4);
  if (at === undefined) throw new Error("no map of letters in the typeface");
  const segments = view.getUint16(at + 6) / 2;
  const [ends, begins] = [at + 14, at + 16 + segments * 2];
  const [deltas, ranges] = [begins + segments * 2, begins + segments * 4];
  return (code) => {
    for (let index = 0; index < segments; index++) {
      if (code > view.getUint16(ends + index * 2)) continue;
      const begin = view.getUint16(begins + index * 2);
      if (code < begin) return 0;
      const delta = view.getUint16(deltas + index * 2);
      const offset = view.getUint16(ranges + index * 2);
      if (offset === 0) return (code + delta) & 0xffff;
      const glyph = view.getUint16(ranges + index * 2 + offset + (code - begin) * 2);
      return glyph && (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
