import type { Range } from "../town/certainty";

/** Minutes of the day, on demand, or null where unknown. */
export type Departures = readonly number[] | "any" | null;
export type Connection = { minutes: Range; departures: Departures };
/** A connection with one departure; it arrives within a range. */
export type Taken<C extends Connection> = { connection: C; leaves: number; arrives: Range };

/** How long changing from one bus to the next takes. */
export const changeMinutes = 15;

/**
 * The latest way that arrives in time, each connection reached even if the one before is slow. Null where there's
 * none, or hours are missing.
 */
export function latestConnections<C extends Connection>(chain: readonly C[], by: number): Taken<C>[] | null {
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

/** The same connections from one departure on, each taken as early as possible. */
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
