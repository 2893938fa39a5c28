import type { EventType } from "../../rules/events/event-types";
import { addDays } from "../../rules/time/days";
import { useEventWords } from "./use-event-words";

type Props = { first: string; types: Readonly<Record<string, EventType[]>> };

/** A flag for each day of a week; those with events fly in the colors of their types. The list below says what they are. */
export function WeekBunting({ first, types }: Props) {
  const words = useEventWords();
  return (
    <svg className="bunting" viewBox="0 0 224 50" aria-hidden="true">
      <path className="bunting-rope" d="M0 2Q112 22 224 2" />
      {Array.from({ length: 7 }, (_, index) => {
        const date = addDays(first, index);
        const [type, other] = types[date] ?? [];
        const [x, y] = [16 + index * 32, hangs(index)];
        return (
          <g key={date} className={type && `is-${type}`} transform={`translate(${x} ${y})`}>
            <path className="bunting-flag" d="M-12 0H12L0 22z" />
            {other ? <path className={`bunting-flag is-${other}`} d="M0 0H12L0 22z" /> : null}
            <text y={36}>{words.date(date, "weekday").slice(0, 1).toUpperCase()}</text>
          </g>
        );
      })}
    </svg>
  );
}

/** How far the rope hangs down at a flag. */
function hangs(index: number): number {
  const along = (16 + index * 32) / 224;
  return Math.round(20 + 400 * along * (1 - along)) / 10;
}
