import { feet } from "./tide-at";

/** "3.3", with a real minus sign below zero. */
export function metresText(metres: number): string {
  return decimal(metres);
}

export function feetText(metres: number): string {
  return decimal(feet(metres));
}

function decimal(value: number): string {
  const text = Math.abs(value).toFixed(1);
  return value < 0 && text !== "0.0" ? `\u2212${text}` : text;
}
