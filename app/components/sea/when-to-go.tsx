import type { ReactNode } from "react";
import { firstAidPath } from "../../rules/info/first-aid";
import type { Stretch } from "../../rules/sea/tide-stretches";
import type { WhenToGo as Go, SurfHours, SurfWindow } from "../../rules/sea/when-to-go";
import { dateInWords } from "../../rules/time/date-words";
import { ScenePicture } from "../../ui/scene-picture";
import { TodayOnly } from "../../ui/today-only";
import { PortraitPicture } from "../pictures/portrait-picture";
import { useWords } from "../site/words";
import { useSeaWords } from "./use-sea-words";

function useGoWords({ now, surf }: Go) {
  const { t, language } = useWords();
  const words = useSeaWords();
  const dated = ({ from, until }: Stretch) =>
    t("sea.go.hours", { from: words.at(from), until: words.at(until) });
  const hours = (one: Stretch) =>
    one.from <= now ? t("sea.go.now", { until: words.at(one.until) }) : dated(one);
  const verdicts = ({ fit, isChoppy }: SurfWindow) => [
    ...(fit === "small" || fit === "big" ? [t(`sea.go.${fit}`)] : []),
    ...(isChoppy ? [t("sea.go.choppy")] : []),
  ];
  const why = (window: SurfWindow) =>
    window.sea
      ? [t("sea.waves.fact", window.sea), words.waveWords(window.sea), ...verdicts(window)].join(", ")
      : t("sea.go.alone");
  return {
    hours,
    /** Without the word "now". */
    dated,
    at: words.at,
    /** With the day, if it isn't the page's. */
    surfHours(date: string): string {
      if (!surf) return "";
      if (surf.day === date) return hours(surf.best);
      const day = now ? t("sea.go.tomorrow") : dateInWords(surf.day, "weekdayName", language);
      return t("sea.go.onDay", { day, hours: hours(surf.best) });
    },
    /** Without the word "tomorrow". */
    surfDated(date: string): string {
      if (!surf) return "";
      const day = dateInWords(surf.day, "day", language);
      return surf.day === date ? dated(surf.best) : t("sea.go.onDay", { day, hours: dated(surf.best) });
    },
    why,
    surfText({ best, others, tide, isKnown }: SurfHours): string {
      return [
        ...others.map((one) => t("sea.go.also", { hours: hours(one) })),
        isKnown ? t("sea.go.told", { tide: t(`sea.spot.tides.${tide}`) }) : t("sea.go.usual"),
        best.sea ? `${why(best)}.` : t("sea.go.noWaves"),
      ].join(" ");
    },
  };
}

/** One line, for a page's header. */
export function GoLine({ go }: { go: Go }) {
  const { t } = useWords();
  const words = useGoWords(go);
  if (!go.surf) return null;
  const why = words.why(go.surf.best);
  const line = (hours: string) => t("sea.go.line", { hours, why });
  return <OfDay dated={line(words.surfDated(go.date))}>{line(words.surfHours(go.date))}</OfDay>;
}

/** The best hours for surfing, the beach and turtles, with reasons, and what to know before swimming at any hour. */
export function WhenToGo({ go }: { go: Go }) {
  const { t, localPath } = useWords();
  const words = useGoWords(go);
  const { surf, sand, dark } = go;
  return (
    <section className="when-to-go" aria-labelledby="go-title">
      <h2 id="go-title">{t("sea.go.title")}</h2>
      <ul className="hours">
        {surf ? (
          <Row
            picture={<ScenePicture scene="breaks/beach-break" />}
            label={t("sea.go.surf")}
            hours={words.surfHours(go.date)}
            dated={words.surfDated(go.date)}
            isNow={surf.best.from <= go.now}
          >
            {words.surfText(surf)}
          </Row>
        ) : null}
        {sand.length > 0 ? (
          <Row
            picture={<ScenePicture scene="parts/wet-sand" />}
            label={t("sea.go.sand")}
            hours={sand.map(words.hours).join(", ")}
            dated={sand.map(words.dated).join(", ")}
            isNow={sand.some(({ from }) => from <= go.now)}
          >
            {t("sea.go.sandText")}
          </Row>
        ) : null}
        <Row
          picture={<ScenePicture scene="first-aid/current" />}
          label={t("sea.go.swim")}
          hours={t("sea.go.swimHours")}
        >
          {t("sea.go.swimText")} <a href={localPath(firstAidPath("current"))}>{t("sea.go.swimHelp")}</a>
        </Row>
        {dark === null ? null : (
          <Row
            picture={<PortraitPicture code={turtle} view="near" />}
            label={t("sea.go.turtles")}
            hours={t("sea.go.turtleHours", { time: words.at(dark) })}
          >
            {t("sea.go.turtleText")}
          </Row>
        )}
      </ul>
    </section>
  );
}

/** A dated wording, only if it differs. */
function OfDay({ dated = "", children }: { dated?: string; children: string }) {
  return dated === "" || dated === children ? children : <TodayOnly dated={dated}>{children}</TodayOnly>;
}

const turtle = "turtle-night-teal-beach-1";

type RowProps = {
  picture: ReactNode;
  label: string;
  hours: string;
  dated?: string;
  isNow?: boolean;
  children: ReactNode;
};

function Row({ picture, label, hours, dated, isNow, children }: RowProps) {
  return (
    <li className={isNow ? "on is-now" : undefined}>
      {picture}
      <b>{label}</b>
      <span>
        <OfDay dated={dated}>{hours}</OfDay>
      </span>
      <p>{children}</p>
    </li>
  );
}
