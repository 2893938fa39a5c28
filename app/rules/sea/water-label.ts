/** How close to an edge, in percent, a label still stands in the middle under its water. */
const edge = 12;

/** Where in the width a water's hour stands: under its high or low, and within the drawing. */
export function waterLabelAt(x: number): { x: number; anchor: "start" | "middle" | "end" } {
  if (x < edge) return { x: 2.5, anchor: "start" };
  return x > 100 - edge ? { x: 97.5, anchor: "end" } : { x, anchor: "middle" };
}

/** In the letters' size: the narrowest drawing, a label ("10:47 p. m."), the least between two, and at an edge. */
export const labelMeasures = { narrowest: 23, width: 5.5, gap: 0.1, margin: 0.3 };

/**
 * How far each label in a row moves from under its water, in the letters' size, to be clear of its neighbors and the
 * edges. What's clear in the narrowest drawing is clear in every wider one. `places` are in percent, in order.
 */
export function labelShifts(places: readonly number[]): number[] {
  const { narrowest, width, gap, margin } = labelMeasures;
  const middles = places.map((place) => (place / 100) * narrowest);
  let before = margin - width / 2 - gap;
  for (const [index, middle] of middles.entries()) {
    before = Math.max(middle, before + width + gap);
    middles[index] = before;
  }
  let after = narrowest - margin + width / 2 + gap;
  for (const [index, middle] of [...middles.entries()].reverse()) {
    after = Math.min(middle, after - width - gap);
    middles[index] = after;
  }
  return middles.map((middle, index) => {
    const shift = middle - ((places[index] ?? 0) / 100) * narrowest;
    return Math.round(shift * 100) / 100;
  });
}
