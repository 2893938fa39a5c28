import { localDay } from "../time/panama-time";
import { type Phase, phaseOf } from "./moon";
import type { MoonDay } from "./sky-day";

export type MoonTurn = { kind: "rises" | "sets"; at: number };

export type MoonFact = {
  phase: Phase;
  /** How many days from this one its quarter falls, from yesterday to tomorrow; null between two quarters. */
  away: -1 | 0 | 1 | null;
  quarterAt: number | null;
  angle: number;
  /** What she does to the night: before full she is seen until she sets, from then on after she rises. */
  turn: MoonTurn | null;
};

/** The moon of a date, as almanacs have it: her turn is that of the date itself. */
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

/** The same turn for who asks at an instant: of the time she is up now, or is up next. `days` surround it, in order. */
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

/** When she sets the next time, which after an evening's rise is on the following day. */
export function setAfter(days: readonly MoonDay[], at: number): number | null {
  return days.flatMap(({ moonset }) => moonset ?? []).find((set) => set > at) ?? null;
}
