import type { Language } from "../site/language";

/** How close to an edge, in percent, a label still stands in the middle under its water. */
const edge = 12;

/** Where in the width a water's hour stands: under its high or low, and within the drawing. */
export function waterLabelAt(x: number): { x: number; anchor: "start" | "middle" | "end" } {
  if (x < edge) return { x: 2.5, anchor: "start" };
  return x > 100 - edge ? { x: 97.5, anchor: "end" } : { x, anchor: "middle" };
}

/** In the letters' size, as wide as the widest hour with one digit, and with two. */
const widths = {
  week: { en: [3.8, 4.45], es: [4.3, 4.95] },
  month: { en: [3.7, 4.3], es: [4.1, 4.7] },
} as const;

export function labelWidth(time: string, language: Language, drawing: keyof typeof widths): number {
  const [short, long] = widths[drawing][language];
  return time.length > "9:59".length ? long : short;
}

/** In the letters' size, between two labels and at an edge. */
const [least, margin] = [0.8, 0.4];

/** `x` is in percent; `width` in the letters' size. */
export type Label = { x: number; width: number };

/**
 * The middles of labels in a drawing `across` wide, all in the letters' size: each under its water, the first and the last
 * within the edges, and neighbors moved apart only where they'd overlap, or where there's room, to `apart`. `labels` are in
 * order.
 */
export function placeLabels(labels: readonly Label[], across: number, apart = least): number[] {
  const room = across - 2 * margin - labels.reduce((all, { width }) => all + width, 0);
  const gap = Math.max(least, Math.min(apart, room / (labels.length - 1)));
  const placed = labels.map(({ x, width }) => ({ middle: (x / 100) * across, half: width / 2 }));
  let end = margin - gap;
  for (const label of placed) {
    label.middle = Math.max(label.middle, end + gap + label.half);
    end = label.middle + label.half;
  }
  let start = across - margin + gap;
  for (const label of [...placed].reverse()) {
    label.middle = Math.min(label.middle, start - gap - label.half);
    start = label.middle - label.half;
  }
  return placed.map(({ middle }) => middle);
}

/** How many letters wide a day of the week is: on a phone, and at least anywhere else. */
export const weekDrawing = { narrow: 24.5, wide: 31, letter: 14, apart: 1.3 };

/** How far each hour moves from under its water: everywhere, in the letters' size, and on a phone, in pixels, further. */
export function labelShifts(labels: readonly Label[]): { shift: number; push: number }[] {
  const { narrow, wide, letter, apart } = weekDrawing;
  const [near, far] = [placeLabels(labels, narrow, apart), placeLabels(labels, wide)];
  return labels.map(({ x }, index) => {
    const shift = (far[index] ?? 0) - (x / 100) * wide;
    const push = (near[index] ?? 0) - (x / 100) * narrow - shift;
    return { shift: Math.round(shift * 10) / 10, push: Math.round(push * letter) };
  });
}

/** Into how many columns a day of the month is divided, and how many letters wide it is: usually, and at least where wide. */
export const monthDrawing = { columns: 40, narrow: 21.5, wide: 26.5 };

/** The column of each hour, from 0, and where a day is wide, how many columns to the right of it. */
export function labelColumns(labels: readonly Label[]): { column: number; right: number }[] {
  const { columns, narrow, wide } = monthDrawing;
  const columnsIn = (across: number) =>
    placeLabels(labels, across, 1.5).map((middle) => Math.floor((middle / across) * columns));
  const far = columnsIn(wide);
  return columnsIn(narrow).map((column, index) => ({ column, right: (far[index] ?? column) - column }));
}
