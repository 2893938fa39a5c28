import type { SeaDayAhead } from "../../rules/sea/small-day-picture";
import type { Tide } from "../../rules/sea/tide-at";
import type { SeaHour } from "../../rules/sea/wave-forecast";
import type { WhenToGo as Go } from "../../rules/sea/when-to-go";
import { MoreLink } from "../../ui/section";
import { useWords } from "../site/words";
import { TideChart } from "./tide-chart";
import { useSeaWords } from "./use-sea-words";
import { GoLine } from "./when-to-go";

export type Sea = {
  tide: Tide;
  day: SeaDayAhead;
  point: { x: number; y: number };
  waves: (SeaHour & { fetchedAt: number }) | null;
  until: number;
  go: Go | null;
};

/** The day's sea on pages about something else. */
export function SeaSection({ sea: { tide, day, point, waves, until, go } }: { sea: Sea }) {
  const { t, localPath } = useWords();
  const words = useSeaWords();
  return (
    <section className="section" id="sea" data-changes-at={until} aria-labelledby="sea-title">
      <div className="wrap split">
        <div>
          <h2 id="sea-title">{t(`sea.state.${tide.state}`)}</h2>
          <p>{words.turns(tide)}</p>
          {waves ? (
            <p>
              {t("sea.waves.fact", waves)}, {words.waveWords(waves)}.
            </p>
          ) : null}
          {go ? (
            <p>
              <GoLine go={go} />
            </p>
          ) : null}
          <MoreLink href={localPath("/today")} label={t("sea.today.whole")} />
        </div>
        <div>
          <TideChart day={day} point={point} />
          <p className="muted">
            {t("sea.caveat")} {waves ? t("sea.waves.source", { time: words.at(waves.fetchedAt) }) : null}
          </p>
        </div>
      </div>
    </section>
  );
}
