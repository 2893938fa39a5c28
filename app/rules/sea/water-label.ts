/** How close to an edge, in percent, a label still stands in the middle under its water. */
const edge = 12;

/** Where in the width a water's hour stands: under its high or low, and within the drawing. */
export function waterLabelAt(x: number): { x: number; anchor: "start" | "middle" | "end" } {
  if (x < edge) return { x: 2.5, anchor: "start" };
  return x > 100 - edge ? { x: 97.5, anchor: "end" } : { x, anchor: "middle" };
}
