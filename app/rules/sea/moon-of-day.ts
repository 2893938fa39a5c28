import { localDay } from "../time/panama-time";
import { type Phase, phaseOf } from "./moon-phase";
import type { MoonDay } from "./sky-day";

export type MoonTurn = { kind: "rises" | "sets"; at: number };

export type MoonFact = {
  phase: Phase;
  /** Days to its quarter, from yesterday to tomorrow; null between quarters. */
  away: -1 | 0 | 1 | null;
  quarterAt: number | null;
  angle: number;
  /** Before full moon she's seen until she sets, after it from when she rises. */
  turn: MoonTurn | null;
};

/** As in almanacs: the rise or set of that date. */
export function moonFact(before: MoonDay | undefined, today: MoonDay, after: MoonDay | undefined): MoonFact {
  const near = ([0, -1, 1] as const)
    .map((away) => ({ away, day: [before, today, after][away + 1] }))
    .find(({ day }) => day?.quarter);
  const turn = (kind: "rises" | "sets") => {
    const at = kind === "rises" ? today.moonrise : today.moonset;
    return at === null ? null : { kind, at };
  };
  return {
    phase: near?.day ? phaseOf(near.day) : phaseOf(today),
    away: near?.away ?? null,
    quarterAt: near?.day?.quarter_at ?? null,
    angle: today.moon_angle,
    turn: isWaxing(today) ? (turn("sets") ?? turn("rises")) : (turn("rises") ?? turn("sets")),
  };
}

function isWaxing({ moon_angle }: Pick<MoonDay, "moon_angle">): boolean {
  return moon_angle < 165;
}

/** The rise or set of her current or next time above the horizon. `days` surround it, in order. */
export function turnFrom(days: readonly MoonDay[], today: MoonDay, at: number): MoonTurn | null {
  const day = localDay(new Date(at));
  const rises = days.flatMap(({ moonrise }) => moonrise ?? []);
  const turn = isWaxing(today)
    ? ({ kind: "sets", at: setAfter(days, at) } as const)
    : ({
        kind: "rises",
        at:
          rises.find((rise) => localDay(new Date(rise)) >= day && (setAfter(days, rise) ?? at) > at) ?? null,
      } as const);
  return turn.at === null ? null : { ...turn, at: turn.at };
}

/** Her next setting; after an evening's rise it's on the following day. */
export function setAfter(days: readonly MoonDay[], at: number): number | null {
  return days.flatMap(({ moonset }) => moonset ?? []).find((set) => set > at) ?? null;
}
