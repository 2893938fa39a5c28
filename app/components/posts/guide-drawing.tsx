import type { ReactNode } from "react";
import type { GuideWay, GuideYear } from "../../locales/guide-text";
import type { PlacedSection } from "../../rules/content/page-content";
import { type GuideDrawing, guideDrawingPaths } from "../../rules/posts/guide-drawings";
import type { SeaDayAhead } from "../../rules/sea/small-day-picture";
import { dateInWords } from "../../rules/time/date-words";
import drawnStyles from "../../styles/guide-drawing.css?url";
import wayStyles from "../../styles/way-map.css?url";
import { MoreLink } from "../../ui/section";
import { WayMap } from "../content/way-map";
import { YearBands, YearStyles } from "../content/year-section";
import { TideChart } from "../sea/tide-chart";
import { useWords } from "../site/words";

/** What there is to draw; null where it's hidden or unknown. */
type GuideDrawings = {
  year: PlacedSection<GuideYear> | null;
  way: PlacedSection<GuideWay> | null;
  tides: SeaDayAhead | null;
  month: number;
};
type Props = { name: GuideDrawing; drawn: GuideDrawings; isAfter?: boolean };

/** The guide's drawing of a post's subject; under a title of its own after the text. */
export function GuideDrawingSection({ name, drawn, isAfter }: Props) {
  const { t, localPath } = useWords();
  const title = useTitle(name, drawn);
  if (!drawn[name]) return null;
  return (
    <section className="guide-drawing">
      <link rel="stylesheet" href={drawnStyles} />
      {isAfter || name === "tides" ? <h2>{title}</h2> : null}
      <Picture name={name} drawn={drawn} />
      <MoreLink href={localPath(guideDrawingPaths[name])} label={t(`blog.drawn.${name}`)} />
    </section>
  );
}

function useTitle(name: GuideDrawing, { year, way, tides }: GuideDrawings): string {
  const { t, language } = useWords();
  if (name === "tides") return t("blog.drawn.day", { day: dateInWords(tides?.date ?? "", "day", language) });
  return (name === "year" ? year?.title : way?.title) || t(`blog.drawn.${name}`);
}

function Picture({ name, drawn: { year, way, tides, month } }: Props): ReactNode {
  const { t } = useWords();
  if (name === "year")
    return (
      year && (
        <>
          <YearStyles />
          <YearBands section={year} month={month} />
          <p className="guide-drawing-note">{year.text}</p>
        </>
      )
    );
  if (name === "way")
    return (
      way && (
        <>
          <link rel="stylesheet" href={wayStyles} />
          <WayMap legs={way.legs} total={way.total} />
        </>
      )
    );
  return (
    tides && (
      <>
        <TideChart day={tides} />
        <p className="guide-drawing-note">{t("sea.caveat")}</p>
      </>
    )
  );
}
