import type { SeaDayAhead } from "../../rules/sea/small-day-picture";
import { TideLabel } from "./tide-label";
import { useSeaWords } from "./use-sea-words";

type Props = {
  day: Pick<SeaDayAhead, "sea" | "waters">;
  /** The current time and tide. */
  point?: { x: number; y: number };
};

/** In percent: on a narrow phone, the mark of now reaches into the hour of a water this near. */
const shoulder = 15;

/** A day's tide with its hours in the water, and a mark at the current time. */
export function TideChart({ day: { sea, waters }, point }: Props) {
  const { watersText } = useSeaWords();
  return (
    <svg className="strip" role="img" aria-label={watersText(waters)}>
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path d={sea} />
      </svg>
      {waters.map((one) => (
        <TideLabel key={one.at} water={one} isByNow={point && Math.abs(point.x - one.x) < shoulder} />
      ))}
      {point ? <circle cx={`${point.x}%`} cy={`${point.y}%`} r="7" /> : null}
    </svg>
  );
}
