import { useWords } from "../../components/site/words";
import { type DayFigures, type Figures, tapsIn } from "../../rules/places/figures";
import { publicPath } from "../../rules/places/paths";
import { acts } from "../../rules/places/visits";
import type { PlaceKind } from "../../rules/site/listing-kinds";
import { EmptyState } from "../../ui/empty-state";
import { FiguresByWeek } from "../owner/figures-by-week";
import { ChartLegend, FiguresChart } from "../owner/figures-chart";

type SeenPlace = Figures & { kind: PlaceKind; slug: string; name: string };
type Props = { days: DayFigures[]; thisWeek: Figures; weekBefore: Figures; places: SeenPlace[] };

/** This week and the one before, a four-week chart, and places by views. */
export function TownFigures({ days, thisWeek, weekBefore, places }: Props) {
  const { t } = useWords();
  if (places.length === 0 && days.every((day) => day.view + tapsIn(day) === 0))
    return (
      <EmptyState title={t("figures.town.none")} heading="h2">
        {t("figures.town.noneText")}
      </EmptyState>
    );
  return (
    <>
      <section
        className="grid grid-cols-1 content-start gap-4 lg:grid-cols-2 lg:gap-x-10"
        aria-labelledby="week"
      >
        <h2 id="week" className="text-2xl lg:col-span-2">
          {t("figures.town.week")}
        </h2>
        <dl className="grid max-w-form grid-cols-1 content-start gap-4 min-[22rem]:grid-cols-2 sm:grid-cols-3">
          {acts.map((act) => (
            <div key={act} className="boxed rounded-md bg-card p-4">
              <dt className="text-sm text-muted">{t(`figures.act.${act}`)}</dt>
              <dd className="font-display text-3xl tabular-nums">{thisWeek[act]}</dd>
              <dd className="text-sm text-muted">{t("figures.town.before", { count: weekBefore[act] })}</dd>
            </div>
          ))}
        </dl>
        <div className="grid max-w-form grid-cols-1 content-start gap-2">
          <h3 className="text-lg">{t("figures.town.fourWeeks")}</h3>
          <FiguresChart days={days} />
          <ChartLegend days={days} />
          <details className="text-sm">
            <summary className="underline">{t("figures.card.byWeek")}</summary>
            <FiguresByWeek days={days} acts={acts} />
          </details>
          <p className="hint">{t("figures.card.note")}</p>
        </div>
      </section>
      <section className="grid grid-cols-1 gap-4" aria-labelledby="seen">
        <h2 id="seen" className="text-2xl">
          {t("figures.town.places")}
        </h2>
        {places.length === 0 ? (
          <p className="text-muted">{t("figures.town.nobody")}</p>
        ) : (
          <SeenPlaces places={places} />
        )}
      </section>
    </>
  );
}

function SeenPlaces({ places }: { places: SeenPlace[] }) {
  const { t, localPath } = useWords();
  return (
    <div className="scroll-shades boxed min-w-0 max-w-full rounded-md bg-card px-4 text-sm">
      <table className="w-full text-left tabular-nums">
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-2 font-normal">
              {t("figures.town.place")}
            </th>
            {acts.map((act) => (
              <th key={act} scope="col" className="py-2 pl-4 text-right font-normal">
                {t(`figures.act.${act}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={`${place.kind} ${place.slug}`} className="border-b border-line">
              <th scope="row" className="min-w-36 py-2 font-normal">
                <a href={localPath(publicPath(place.kind, place.slug))}>{place.name}</a>{" "}
                <span className="block text-sm text-muted">{t(`listings.kind.${place.kind}`)}</span>
              </th>
              {acts.map((act) => (
                <td key={act} className="py-2 pl-4 text-right">
                  {place[act]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
