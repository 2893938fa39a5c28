import { sha256 } from "./sha256-digest";

/**
 * Counts networks per day without storing them: 256 drawers, a character each. Millions of addresses share a drawer,
 * so none can be identified, and its maximum limits what one network adds.
 */
const drawers = 256;
const empty = 48;

/** A network's drawer for one thing and day; it differs for others. */
export async function drawerOf(network: string, thing: string, day: string): Promise<number> {
  const [first = 0] = await sha256(`${network} ${thing} ${day}`);
  return first;
}

/** All drawers, with one visit in one of them. */
export function firstIn(drawer: number): string {
  const none = String.fromCharCode(empty);
  return none.repeat(drawer) + String.fromCharCode(empty + 1) + none.repeat(drawers - drawer - 1);
}

/** The character of a drawer with so many. */
export const full = (holding: number) => empty + holding;
