import { portraitAddress } from "./portrait-address";

/** A portrait by its code, or a drawing below `/scenes`. */
export type Drawing = { code: string } | { scene: string };

/** Where it's drawn, as a card. */
export function drawingAddress(drawing: Drawing): string {
  return "code" in drawing ? portraitAddress(drawing.code) : `/scenes/${drawing.scene}.svg#card`;
}
