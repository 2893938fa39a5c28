import type { SeaDayAhead } from "../../rules/sea/small-day-picture";
import type { DayNow } from "../../rules/sea/tide-month";

type Props = { day: Pick<SeaDayAhead, "sea">; now?: DayNow | null };

/** A day's tide as a strip without hours; its sky is the background. Today has a mark at the current time. */
export function TideStrip({ day: { sea }, now }: Props) {
  if (now) return <StripNow sea={sea} now={now} />;
  return (
    <svg className="strip" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      <path d={sea} />
    </svg>
  );
}

function StripNow({ sea, now: { x, y } }: { sea: string; now: DayNow }) {
  return (
    <svg className="strip" aria-hidden="true">
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="102%" aria-hidden="true">
        <path d={sea} />
      </svg>
      <circle cx={`${x}%`} cy={`${y}%`} r="6" />
    </svg>
  );
}
