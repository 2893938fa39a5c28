import { place, type Scale } from "./pen";
import type { Stage } from "./stage";

type Stamp = (x: number, y: number, scale?: Scale, turn?: number, fill?: string) => string;

/** Draws a thing once, to be placed many times; parts without a color take the one given on placing. */
export function stamp(stage: Stage, id: string, draw: () => string): Stamp {
  return (x, y, scale = 1, turn = 0, fill) => {
    stage.define(id, () => `<g id="${id}">${draw()}</g>`);
    const colour = fill ? ` fill="${fill}"` : "";
    return `<use href="#${id}" transform="${place(x, y, scale, turn)}"${colour}/>`;
  };
}
