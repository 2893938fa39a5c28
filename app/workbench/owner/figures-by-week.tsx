import { useWords } from "../../components/site/words";
import { byWeek, type DayFigures } from "../../rules/places/figures";
import type { Act } from "../../rules/places/visits";
import { dateInWords } from "../../rules/time/date-words";

export function FiguresByWeek({ days, acts }: { days: readonly DayFigures[]; acts: readonly Act[] }) {
  const { t, language } = useWords();
  const weeks = byWeek(days).reverse();
  return (
    <table className="mt-2 w-full text-left tabular-nums">
      <thead>
        <tr className="text-muted">
          <th scope="col" className="font-normal whitespace-nowrap">
            {t("figures.card.weekFrom")}
          </th>
          {weeks.map(({ first }) => (
            <th key={first} scope="col" className="pl-2 text-right font-normal">
              {dateInWords(first, "short", language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {acts.map((act) => (
          <tr key={act}>
            <th scope="row" className="font-normal">
              {t(`figures.act.${act}`)}
            </th>
            {weeks.map(({ first, figures }) => (
              <td key={first} className="pl-2 text-right">
                {figures[act]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
