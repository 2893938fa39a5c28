import { metresText } from "../../rules/sea/height-text";
import type { SeaDayAhead } from "../../rules/sea/small-day-picture";
import type { DayNow } from "../../rules/sea/tide-month";
import { useWords } from "../site/words";

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

/** How far from an edge, in percent, the middle of the words must be. */
const edge = 16;

function StripNow({ sea, now: { x, y, metres } }: { sea: string; now: DayNow }) {
  const { t } = useWords();
  return (
    <svg className="strip" role="img" aria-label={t("sea.now", { metres: metresText(metres) })}>
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="102%" aria-hidden="true">
        <path d={sea} />
      </svg>
      <circle cx={`${x}%`} cy={`${y}%`} r="6" />
      <svg
        x={`${Math.min(100 - edge, Math.max(edge, x))}%`}
        y={y > 50 ? "2%" : "60%"}
        overflow="visible"
        className="no-print"
        aria-hidden="true"
      >
        <rect rx="10" />
        <text textAnchor="middle">{t("sea.now", { metres: metresText(metres) })}</text>
      </svg>
    </svg>
  );
}
