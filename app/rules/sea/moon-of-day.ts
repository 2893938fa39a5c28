import { type Phase, phaseOf } from "./moon";
import type { MoonDay } from "./sky-day";

export type MoonFact = {
  phase: Phase;
  /** How many days from this one its quarter falls, from yesterday to tomorrow; null between two quarters. */
  away: -1 | 0 | 1 | null;
  quarterAt: number | null;
  angle: number;
  /** What she does next to the night: before full she is seen until she sets, from then on after she rises. */
  turn: { kind: "rises" | "sets"; at: number } | null;
};

export function moonFact(before: MoonDay | undefined, today: MoonDay, after: MoonDay | undefined): MoonFact {
  const near = ([0, -1, 1] as const)
    .map((away) => ({ away, day: [before, today, after][away + 1] }))
    .find(({ day }) => day?.quarter);
  const turn = (kind: "rises" | "sets") => {
    const at = kind === "rises" ? today.moonrise : today.moonset;
    return at === null ? null : { kind, at };
  };
  const isWaxing = today.moon_angle < 165;
  return {
    phase: near?.day ? phaseOf(near.day) : phaseOf(today),
    away: near?.away ?? null,
    quarterAt: near?.day?.quarter_at ?? null,
    angle: today.moon_angle,
    turn: isWaxing ? (turn("sets") ?? turn("rises")) : (turn("rises") ?? turn("sets")),
  };
}
