import type { DayAhead } from "../../rules/sea/day-ahead";
import type { SkyDay } from "../../rules/sea/sky-day";
import type { Tide } from "../../rules/sea/waters";
import type { SeaHour } from "../../rules/sea/wave-forecast";
import type { SeaAnswer } from "../../rules/search/quick-answers";
import { SeaStrip } from "../sea/sea-strip";
import { useSeaWords } from "../sea/use-sea-words";
import { WaterRow } from "../sea/water-row";
import { useWords } from "../site/words";

export type SeaOfAnswer = {
  tide: Tide;
  sky: SkyDay;
  day: DayAhead;
  waves: (SeaHour & { fetchedAt: number }) | null;
  sun: { at: number; kind: "sunrise" | "sunset" } | null;
  until: number;
};

type Props = { answer: SeaAnswer; sea: SeaOfAnswer };

/** The sea of this moment, as far as it was asked for. */
export function SeaWords({ answer, sea: { tide, sky, day, waves, sun } }: Props) {
  const { t } = useWords();
  const words = useSeaWords();
  if (answer === "waves") {
    return waves ? (
      <>
        <p className="answer-line">{t("sea.waves.fact", waves)}</p>
        <p className="first-up">{words.waveWords(waves)}.</p>
        <p className="muted">{t("sea.waves.source", { time: words.at(waves.fetchedAt) })}</p>
      </>
    ) : null;
  }
  if (answer === "sun") {
    return (
      <>
        {sun ? (
          <p className="answer-line first-up">{t(`sea.line.${sun.kind}`, { time: words.at(sun.at) })}</p>
        ) : null}
        <p>
          {t("sea.today.lights", {
            first: words.at(sky.first_light),
            last: words.at(sky.last_light),
            rise: words.at(sky.sunrise),
            set: words.at(sky.sunset),
          })}
        </p>
        <SeaStrip day={day} />
      </>
    );
  }
  return (
    <>
      <p className="answer-line">{t(`sea.state.${tide.state}`)}</p>
      <p>{words.turns(tide)}</p>
      <SeaStrip day={day} />
      <WaterRow waters={day.waters} />
      <p className="muted">{t("sea.caveat")}</p>
    </>
  );
}
