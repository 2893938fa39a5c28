import { encode } from "uqr";

export type QrCode = { size: number; path: string };

/** The dark squares as one SVG path to be stroked, row by row: shorter than their outlines. */
export function drawQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const rows = data.map((row, y) => {
    const line = row.map((isDark) => (isDark ? "1" : "0")).join("");
    const runs = line.replace(/0+$/, "").match(/0+|1+/g) ?? [];
    const steps = runs.map((run) => (run.startsWith("1") ? `h${run.length}` : `m${run.length} 0`));
    return steps.length > 0 ? `M0 ${y}${steps.join("")}` : "";
  });
  return { size, path: rows.join("") };
}
