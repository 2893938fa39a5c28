import type { SeaDayAhead } from "../../rules/sea/day-ahead";

/** A day's tide as a strip without words; its sky is the background. */
export function SeaStrip({ day: { sea } }: { day: Pick<SeaDayAhead, "sea"> }) {
  return (
    <svg className="strip" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      <path d={sea} />
    </svg>
  );
}
