import { inflateSync } from "node:zlib";

const millimetre = 96 / 25.4;
/** A5 within its margins, in CSS pixels. */
const [margin, width, height] = [9 * millimetre, 130 * millimetre, 190 * millimetre];
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
  return pages.map((texts) => {
    // Without the page number.
    const own = texts.filter(({ y }) => y > 0 && y <= height + aLine);
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

/** Texts and where they stand within the margins. Chromium places each block anew, on a grid of 300 dots to the inch. */
function textsIn(drawn: string): (Written & { size: number })[] {
  const operation =
    /\/(F\d+) ([\d.]+) Tf|1 0 0 -1 (-?[\d.]+) (-?[\d.]+) Tm|([\d.]+) 0 0 [\d.]+ (-?[\d.]+) (-?[\d.]+) cm/g;
  const dot = 96 / 300;
  const texts: (Written & { size: number })[] = [];
  let [font, size, scale, left, top] = ["", 0, 1, 0, 0];
  for (const [, name, points, x, y, ...block] of drawn.matchAll(operation)) {
    if (name) [font, size] = [name, Number(points)];
    else if (x)
      texts.push({
        font,
        size,
        x: (left + scale * Number(x)) * dot - margin,
        y: (top + scale * Number(y)) * dot - margin,
      });
    else [scale = 1, left = 0, top = 0] = block.map(Number);
  }
  return texts;
}
