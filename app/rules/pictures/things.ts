import type { DrawableThing } from "./drawable-thing";
import { thingsInTown } from "./things-in-town";
import { thingsToDo } from "./things-to-do";
import { thingsToEat } from "./things-to-eat";
import { thingsToGoTo } from "./things-to-go-to";
import { thingsToStayIn } from "./things-to-stay-in";

/** Everything the guide can draw. */
const everything = { ...thingsToEat, ...thingsToStayIn, ...thingsToDo, ...thingsInTown, ...thingsToGoTo };

export type Thing = keyof typeof everything;
export const things: Readonly<Record<Thing, DrawableThing>> = everything;
export const thingNames = Object.keys(everything) as Thing[];
