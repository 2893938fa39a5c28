import { inflateSync } from "node:zlib";

/** A4 folded once, within its margins, in CSS pixels. */
const [width, height] = [(130 / 25.4) * 96, (190 / 25.4) * 96];
const aLine = 6;

type Written = { x: number; y: number; font: string };
type Column = { fill: number; endsInHeading: boolean };

/**
 * How far down each column of each page is filled, and whether a heading is alone at its foot; the first text sets the
 * heading's typeface.
 */
export function columnsOf(pdf: Buffer): Column[][] {
  const pages = drawings(pdf).map(textsIn);
  const heading = pages[0]?.find(({ size }) => size > 30)?.font;
  return pages.map((texts, index) => {
    const top = index * height;
    const own = texts
      .map((text) => ({ ...text, y: text.y - top }))
      // Without the page number.
      .filter(({ y }) => y > 0 && y <= height + aLine);
    return [own.filter(({ x }) => x < width / 2), own.filter(({ x }) => x >= width / 2)].map((column) =>
      ended(column, heading),
    );
  });
}

function ended(column: readonly Written[], heading: string | undefined): Column {
  const foot = Math.max(0, ...column.map(({ y }) => y));
  const last = column.filter(({ y }) => y > foot - aLine);
  return {
    fill: foot / height,
    endsInHeading: last.length > 0 && last.every(({ font }) => font === heading),
  };
}

function drawings(pdf: Buffer): string[] {
  return [...pdf.toString("latin1").matchAll(/stream\r?\n/g)].flatMap(({ 0: mark, index }) => {
    try {
      const drawn = inflateSync(pdf.subarray(index + mark.length)).toString("latin1");
      return / Tm\b/.test(drawn) ? [drawn] : [];
    } catch {
      return [];
    }
  });
}

function textsIn(drawn: string): (Written & { size: number })[] {
  const said = /\/(F\d+) ([\d.]+) Tf|1 0 0 -1 (-?[\d.]+) (-?[\d.]+) Tm/g;
  const texts: (Written & { size: number })[] = [];
  let [font, size] = ["", 0];
  for (const [, name, points, x, y] of drawn.matchAll(said)) {
    if (name) [font, size] = [name, Number(points)];
    else texts.push({ font, size, x: Number(x), y: Number(y) });
  }
  return texts;
}
