import type { SkyDay } from "../../rules/sea/sky-day";
import type { SeaDayAhead } from "../../rules/sea/small-day-picture";
import type { Tide } from "../../rules/sea/tide-at";
import type { Stretch } from "../../rules/sea/tide-stretches";
import type { SeaHour } from "../../rules/sea/wave-forecast";
import { type SeaAnswer as Answer, answerPages } from "../../rules/search/quick-answers";
import { queryPath } from "../../rules/site/query-path";
import { useEventWords } from "../events/use-event-words";
import { TideChart } from "../sea/tide-chart";
import { useSeaWords } from "../sea/use-sea-words";
import { useWords } from "../site/words";
import { AnswerCard, AnswerWays } from "./answer-card";

type SeaNow = {
  tide: Tide;
  sky: SkyDay;
  day: SeaDayAhead;
  waves: (SeaHour & { fetchedAt: number }) | null;
  sun: { at: number; kind: "sunrise" | "sunset" } | null;
  until: number;
};
/** `hour` is the one asked for. */
type SeaAhead = { sky: SkyDay; day: SeaDayAhead; hour: { at: number; metres: number } | null };
/** The sea now or on the asked day; nothing outside the tide table. */
export type SeaOfAnswer = {
  now: SeaNow | null;
  ahead: SeaAhead | null;
  /** When the sand is widest. */
  walk: Stretch[];
};

type Props = { answer: Answer; sea: SeaOfAnswer | null };

export function SeaAnswer({ answer, sea }: Props) {
  const { t } = useWords();
  const words = useEventWords();
  const [more, other] = answerPages[answer];
  const ahead = sea?.ahead ?? null;
  const now = sea?.now ?? null;
  const page = ahead && more === "/today" ? queryPath(more, { date: ahead.day.date }) : more;
  return (
    <AnswerCard
      name={answer}
      title={
        ahead
          ? t(`search.answers.${answer}.on`, { day: words.date(ahead.day.date, "day") })
          : t(`search.answers.${answer}.title`)
      }
      until={now?.until}
    >
      {ahead ? <SeaAheadWords answer={answer} sea={ahead} /> : null}
      {now ? <SeaNowWords answer={answer} sea={now} /> : null}
      {answer === "tide" && sea ? <BeachWalk hours={sea.walk} /> : null}
      {answer === "waves" && !now?.waves ? <p>{t("search.answers.waves.none")}</p> : null}
      <AnswerWays
        ways={[
          { path: page, label: t(`search.answers.${answer}.${ahead ? "day" : "more"}`) },
          { path: other, label: t(`search.answers.${answer}.other`) },
        ]}
      />
    </AnswerCard>
  );
}

function SeaNowWords({ answer, sea: { tide, sky, day, waves, sun } }: { answer: Answer; sea: SeaNow }) {
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
        <Lights sky={sky} />
      </>
    );
  }
  return (
    <>
      <p className="answer-line">{t(`sea.state.${tide.state}`)}</p>
      <p>{words.turns(tide)}</p>
      <TideChart day={day} />
      <p className="muted">{t("sea.caveat")}</p>
    </>
  );
}

/** Another day: its low tides, or sunrise and sunset. */
function SeaAheadWords({ answer, sea: { sky, day, hour } }: { answer: Answer; sea: SeaAhead }) {
  const { t } = useWords();
  const words = useSeaWords();
  if (answer === "waves") return null;
  if (answer === "sun") {
    return (
      <>
        <p className="answer-line first-up">{t("sea.line.sunset", { time: words.at(sky.sunset) })}</p>
        <Lights sky={sky} />
      </>
    );
  }
  const lows = day.waters.filter(({ kind }) => kind === "low");
  const low = lows.find(({ isLight }) => isLight) ?? lows[0];
  return (
    <>
      {low ? (
        <p className="answer-line">
          {t("sea.next.low", { time: words.at(low.at), height: words.height(low.metres) })}
        </p>
      ) : null}
      {hour ? (
        <p>{t("search.more.tideAt", { time: words.at(hour.at), height: words.height(hour.metres) })}</p>
      ) : null}
      <TideChart day={day} />
      <p className="muted">{t("sea.caveat")}</p>
    </>
  );
}

function BeachWalk({ hours }: { hours: Stretch[] }) {
  const { t } = useWords();
  const words = useSeaWords();
  const said = hours.map(({ from, until }) =>
    t("sea.go.hours", { from: words.at(from), until: words.at(until) }),
  );
  return said.length > 0 ? <p>{t("search.more.walk", { hours: said.join(", ") })}</p> : null;
}

function Lights({ sky }: { sky: SkyDay }) {
  const { t } = useWords();
  const words = useSeaWords();
  const lights = {
    first: words.at(sky.first_light),
    last: words.at(sky.last_light),
    rise: words.at(sky.sunrise),
    set: words.at(sky.sunset),
  };
  return <p>{t("sea.today.lights", lights)}</p>;
}
