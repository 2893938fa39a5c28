import { queryPath } from "../../rules/site/query-path";
import { dateInWords } from "../../rules/time/date-words";
import { Icon } from "../../ui/icon";
import { useWords } from "../site/words";
import type { Today } from "./today-data";
import { useSeaWords } from "./use-sea-words";
import { GoLine } from "./when-to-go";

const arrows = { rising: "M15 36V5M4 16 15 5l11 11", falling: "M15 4v31M4 24l11 11 11-11" };

/** The summary: what the sea is doing, and when it turns. On other days, the first low tide in daylight. */
export function TodayHead({ today }: { today: Today }) {
  const { t, language } = useWords();
  const words = useSeaWords();
  const { date, isToday, tide, waters, sky, low, go } = today;
  const day = dateInWords(date, "day", language);
  const highs = waters.filter(
    ({ kind, at }) => kind === "high" && at >= sky.first_light && at <= sky.last_light,
  );
  const high = highs.find(({ at }) => !low || at > low.at) ?? highs[0];
  const arrow = tide && (tide.state === "rising" || tide.state === "falling") ? arrows[tide.state] : null;
  return (
    <header className="today-head">
      <p className="today-day">
        <span className="first-up">{day}</span>
        <DayLink date={today.previous} label={t("sea.today.previous")} icon="chevron-left" />
        <DayLink date={today.next} label={t("sea.today.following")} icon="chevron-right" />
      </p>
      {isToday && tide ? (
        <>
          <h1>
            {t(`sea.state.${tide.state}`)}
            {arrow ? (
              <svg viewBox="0 0 30 40" aria-hidden="true">
                <path d={arrow} />
              </svg>
            ) : null}
          </h1>
          <p className="today-turns">{words.turns(tide)}</p>
        </>
      ) : (
        <>
          <h1 className="first-up">
            {t(low ? "sea.today.anotherLow" : "sea.today.anotherHigh", {
              day: dateInWords(date, "weekdayName", language),
              time: words.at((low ?? high)?.at ?? sky.sunrise),
            })}
          </h1>
          <p className="today-turns">{words.lowAndHigh(low, high)}</p>
        </>
      )}
      {go ? (
        <p className="today-go">
          <GoLine go={go} />
        </p>
      ) : null}
    </header>
  );
}

type DayLinkProps = { date: string | null; label: string; icon: "chevron-left" | "chevron-right" };

function DayLink({ date, label, icon }: DayLinkProps) {
  const { localPath } = useWords();
  if (!date) return null;
  return (
    <a className="bar-button" href={queryPath(localPath("/today"), { date })} rel="nofollow">
      <Icon name={icon} label={label} />
    </a>
  );
}
