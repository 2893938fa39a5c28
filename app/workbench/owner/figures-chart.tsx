import { useWords } from "../../components/site/words";
import { type DayFigures, sumFigures, tapsIn } from "../../rules/places/figures";
import { dateInWords } from "../../rules/time/date-words";

type Props = { days: readonly DayFigures[] };

const step = 10;
const bar = 7;
const height = 56;

/** Daily bars, taps in front of views. Screen readers use the table instead. */
export function FiguresChart({ days }: Props) {
  const { language } = useWords();
  const width = days.length * step;
  const most = evenCeiling(Math.max(4, ...days.flatMap((day) => [day.view, tapsIn(day)])));
  const bars = (count: (day: DayFigures) => number, inset: number) =>
    days
      .flatMap((day, index) => {
        const high = (count(day) * height) / most;
        const left = index * step + (step - bar) / 2 + inset;
        return high > 0 ? `M${left},${height}v${-high.toFixed(1)}h${bar - 2 * inset}V${height}z` : [];
      })
      .join("");
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2" aria-hidden="true">
      <p className="-my-1.5 flex flex-col justify-between text-right text-xs leading-3 text-muted tabular-nums">
        {[most, most / 2, 0].map((count) => (
          <span key={count}>{count}</span>
        ))}
      </p>
      <svg viewBox={`0 0 ${width} ${height + 1}`} className="w-full" aria-hidden="true">
        <path d={`M0,0.5H${width}M0,${height / 2}H${width}`} className="stroke-line" />
        <path d={bars(({ view }) => view, 0)} className="fill-sea" />
        <path d={bars(tapsIn, 1.5)} className="fill-sunset" />
        <path d={`M0,${height + 0.5}H${width}`} className="stroke-edge" />
      </svg>
      {first && last ? (
        <p className="col-start-2 flex justify-between text-xs text-muted">
          <span>{dateInWords(first.day, "short", language)}</span>
          <span>{dateInWords(last.day, "short", language)}</span>
        </p>
      ) : null}
    </div>
  );
}

/** The next round number with a whole half: 4, 6, 8, 10, 20, 40, … */
function evenCeiling(count: number): number {
  const power = 10 ** Math.floor(Math.log10(count));
  const round = [1, 2, 4, 6, 8, 10].find((times) => times * power >= count) ?? 10;
  return round * power;
}

/** Both kinds of bars, with their totals. */
export function ChartLegend({ days }: Props) {
  const { t } = useWords();
  const all = sumFigures(days);
  return (
    <p className="flex flex-wrap gap-x-4 text-sm">
      <span className="flex items-center gap-1.5">
        <Swatch className="fill-sea" />
        {t("figures.card.summary", { count: all.view })}
      </span>
      <span className="flex items-center gap-1.5">
        <Swatch className="fill-sunset" />
        {t("figures.card.taps", { count: tapsIn(all) })}
      </span>
    </p>
  );
}

function Swatch({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 10 10" className={`size-2.5 ${className}`} aria-hidden="true">
      <rect width="10" height="10" rx="2" />
    </svg>
  );
}
