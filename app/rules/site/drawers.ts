import { sha256 } from "./digest";

/**
 * How often each network was counted somewhere on a day, without keeping which: 256 drawers, a character each. Millions
 * of addresses share a drawer, so none can be read out of it; and what fits into one bounds what a single network adds.
 */
const drawers = 256;
const empty = 48;

/** The drawer of a network for one thing and one day; elsewhere and tomorrow it shares another with others. */
export async function drawerOf(network: string, thing: string, day: string): Promise<number> {
  const [first = 0] = await sha256(`${network} ${thing} ${day}`);
  return first;
}

/** All drawers, with the first thing in one of them. */
export function firstIn(drawer: number): string {
  const none = String.fromCharCode(empty);
  return none.repeat(drawer) + String.fromCharCode(empty + 1) + none.repeat(drawers - drawer - 1);
}

/** The character of a drawer that holds so many. */
export const full = (holding: number) => empty + holding;
