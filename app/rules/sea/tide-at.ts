/** `at` is in milliseconds; heights are above mean lower low water. */
export type Water = { at: number; kind: "high" | "low"; metres: number };

/** How long the sea seems to stand around high and low water. */
const slack = 15 * 60_000;

export type Tide = {
  state: "rising" | "falling" | "high" | "low";
  metres: number;
  /** Null at the end of the prediction. */
  next: Water | null;
  after: Water | null;
};

/** The waters on both sides of an instant. */
function around(waters: readonly Water[], instant: number): { last?: Water; next?: Water; after?: Water } {
  const index = waters.findIndex(({ at }) => at > instant);
  if (index < 0) return { last: waters.at(-1) };
  return { last: waters[index - 1], next: waters[index], after: waters[index + 1] };
}

/** Half a cosine between two waters, as tide tables assume. */
export function heightAt(waters: readonly Water[], instant: number): number | null {
  const { last, next } = around(waters, instant);
  if (!last) return null;
  if (!next) return last.at === instant ? last.metres : null;
  const way = (1 - Math.cos((Math.PI * (instant - last.at)) / (next.at - last.at))) / 2;
  return last.metres + (next.metres - last.metres) * way;
}

/** Null where nothing is predicted. */
export function tideAt(waters: readonly Water[], instant: number): Tide | null {
  const metres = heightAt(waters, instant);
  const { last, next = null, after = null } = around(waters, instant);
  if (metres === null || !last) return null;
  if (next && next.at - instant <= slack) return { state: next.kind, metres, next, after };
  if (instant - last.at <= slack) return { state: last.kind, metres, next, after };
  return { state: last.kind === "low" ? "rising" : "falling", metres, next, after };
}

/** The next turn of a tide, or while the sea stands at one, the turn after it. */
export function nextTurn({ state, next, after }: Tide): Water | null {
  return next && next.kind === state ? after : next;
}

/** Until when the tide's words are true. */
export function tideTurnsAt(waters: readonly Water[], instant: number): number | null {
  const edges = waters.flatMap(({ at }) => [at - slack, at, at + slack + 1]);
  const coming = edges.filter((edge) => edge > instant);
  return coming.length > 0 ? Math.min(...coming) : null;
}

export function watersWithin(waters: readonly Water[], from: number, until: number): Water[] {
  return waters.filter(({ at }) => at >= from && at < until);
}

/** With one more on each side. */
export function watersAround(waters: readonly Water[], from: number, until: number): Water[] {
  return waters.filter(
    ({ at }, index) => (waters[index + 1]?.at ?? at) >= from && (waters[index - 1]?.at ?? at) < until,
  );
}

const feetInMetre = 3.280_84;

export function feet(metres: number): number {
  return metres * feetInMetre;
}
