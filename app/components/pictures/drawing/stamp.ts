import { place, type Scale } from "./pen";
import type { Stage } from "./stage";

type Stamp = (x: number, y: number, scale?: Scale, turn?: number, fill?: string) => string;

/** Draws a thing once and places it often; what is drawn bare takes its colour where it is placed. */
export function stamp(stage: Stage, id: string, draw: () => string): Stamp {
  return (x, y, scale = 1, turn = 0, fill) => {
    stage.define(id, () => `<g id="${id}">${draw()}</g>`);
    const colour = fill ? ` fill="${fill}"` : "";
    return `<use href="#${id}" transform="${place(x, y, scale, turn)}"${colour}/>`;
  };
}
