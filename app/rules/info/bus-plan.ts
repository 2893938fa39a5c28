import type { Range } from "../town/certainty";

/** When something leaves: at these minutes of the day, whenever it is asked to, or null where nobody has said. */
export type Departures = readonly number[] | "any" | null;
export type Connection = { minutes: Range; departures: Departures };
/** A connection and the departure of it that is taken; it arrives within a span. */
export type Taken<C extends Connection> = { connection: C; leaves: number; arrives: Range };

/** Time to find the next bus. */
export const changeMinutes = 15;

/**
 * The latest way that still arrives by a minute of the day, each connection reached even where the one before takes
 * its longest. Null where none does, as far as is known.
 */
export function latestWay<C extends Connection>(chain: readonly C[], by: number): Taken<C>[] | null {
  const start = latestStart(chain, by);
  return start === null ? null : wayFrom(chain, start);
}

function latestStart(chain: readonly Connection[], by: number): number | null {
  let deadline = by;
  for (const { departures, minutes } of chain.toReversed()) {
    const latest = deadline - minutes[1];
    const leaves = departures === "any" ? latest : departures?.findLast((one) => one <= latest);
    if (leaves === undefined) return null;
    deadline = leaves - changeMinutes;
  }
  return chain.length > 0 ? deadline + changeMinutes : null;
}

/** The same connections from a departure of the first on, each as early as it can be reached. */
function wayFrom<C extends Connection>(chain: readonly C[], start: number): Taken<C>[] {
  const way: Taken<C>[] = [];
  let ready = start;
  for (const connection of chain) {
    const { departures, minutes } = connection;
    const leaves = departures === "any" ? ready : (departures?.find((one) => one >= ready) ?? ready);
    const arrives: Range = [leaves + minutes[0], leaves + minutes[1]];
    way.push({ connection, leaves, arrives });
    ready = arrives[1] + changeMinutes;
  }
  return way;
}
