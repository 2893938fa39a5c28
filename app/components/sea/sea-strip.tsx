import type { SeaDayAhead } from "../../rules/sea/day-ahead";

type Props = {
  day: Pick<SeaDayAhead, "sea" | "sunrise" | "sunset">;
  /** The current time and tide. */
  point?: { x: number; y: number };
};

/** A day's tide as a strip, dark at night. */
export function SeaStrip({ day: { sea, sunrise, sunset }, point }: Props) {
  return (
    <svg className="strip" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      <path className="daylight" d={`M${sunrise * 10} 0H${sunset * 10}V1000H${sunrise * 10}Z`} />
      <path d={sea} />
      {point && <path className="now" d={`M${point.x} ${point.y}h0`} />}
    </svg>
  );
}
