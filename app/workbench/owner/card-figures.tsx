import { useWords } from "../../components/site/words";
import { byDay, type DayFigures, tapsIn } from "../../rules/places/figures";
import { tapsOf } from "../../rules/places/visits";
import type { PlaceKind } from "../../rules/site/listing-kinds";
import { FiguresByWeek } from "./figures-by-week";
import { ChartLegend, FiguresChart } from "./figures-chart";

type Props = { kind: PlaceKind; name: string; figures: readonly DayFigures[]; today: number };

/** Four weeks of a page's visits, as a chart and as a table by week. */
export function CardFigures({ kind, name, figures, today }: Props) {
  const { t } = useWords();
  const days = byDay(figures, today);
  if (days.every((day) => day.view + tapsIn(day) === 0))
    return <p className="mt-3 text-sm text-muted">{t("figures.card.none")}</p>;
  return (
    <div className="mt-4 grid gap-2">
      <p className="text-sm font-semibold">{t("figures.card.title")}</p>
      <FiguresChart days={days} />
      <ChartLegend days={days} />
      <details className="text-sm">
        <summary className="underline" aria-label={t("figures.card.byWeekOf", { name })}>
          {t("figures.card.byWeek")}
        </summary>
        <FiguresByWeek days={days} acts={["view", ...tapsOf[kind]]} />
        <p className="mt-2 text-muted">{t("figures.card.note")}</p>
      </details>
    </div>
  );
}
