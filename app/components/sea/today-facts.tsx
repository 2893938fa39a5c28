import type { EventView } from "../../rules/events/event-view";
import { dateInWords } from "../../rules/time/date-words";
import { formatDay } from "../../rules/time/days";
import { TodayOnly } from "../../ui/today-only";
import { useEventWords } from "../events/use-event-words";
import { useWords } from "../site/words";
import { MoonDisc } from "./moon-disc";
import type { Today } from "./today-data";
import { useSeaWords } from "./use-sea-words";

/** Waves, how many restaurants are open, the moon, and the next event. */
export function TodayFacts({ today }: { today: Today }) {
  const { t } = useWords();
  const words = useSeaWords();
  const { waves, moon, places, events, date, isToday, now } = today;
  const event = events.find(
    ({ starts_at, cancelled_at }) => !cancelled_at && (!isToday || starts_at > now.getTime()),
  );
  return (
    <div className="today-side">
      <ul className="today-facts">
        {waves ? (
          <li className="wide">
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <path
                className="stroke"
                d="M2 22c5-1 7-12 15-12 6 0 8 5 5 8-2 1-4 0-4-2M2 27c5-3 8-3 13 0s9 3 15-1"
              />
            </svg>
            <span>
              <b>{t("sea.waves.fact", waves)}</b>
              <i>{words.waveWords(waves)}</i>
            </span>
          </li>
        ) : null}
        {isToday && places.length > 0 ? <OpenNow today={today} /> : null}
        <li>
          <svg viewBox="-16 -16 32 32" aria-hidden="true">
            <MoonDisc angle={moon.angle} radius={13} />
          </svg>
          <span>
            <b>{t(`sea.phase.${moon.phase}`)}</b>
            <i>
              {isToday ? (
                <TodayOnly dated={words.moonWhen(moon, date, false)}>
                  {words.moonWhen(moon, date, true)}
                </TodayOnly>
              ) : (
                words.moonWhen(moon, date, false)
              )}
            </i>
          </span>
        </li>
        {event ? <NextEvent event={event} /> : null}
      </ul>
      <RunOfTides today={today} />
    </div>
  );
}

function NextEvent({ event }: { event: EventView }) {
  const words = useEventWords();
  const { clock } = useSeaWords();
  const { localPath } = useWords();
  return (
    <li>
      <svg viewBox="6 0 32 38" aria-hidden="true">
        <path className="sheet-top" d="M8 6h28v9H8z" />
        <path className="stroke" d="M8 6h28v29H8zM15 2v8M29 2v8M15 22h3M26 22h3M15 29h3" />
      </svg>
      <span>
        <b>{event.start_time ? clock(event.starts_at) : words.times(event)}</b>
        <a href={localPath(event.path)} lang={event.texts.title.lang}>
          {event.texts.title.text}
        </a>
      </span>
    </li>
  );
}

function OpenNow({ today: { places, hasMorePlaces } }: { today: Today }) {
  const { t } = useWords();
  const open = places.filter(({ status }) => status.state === "open");
  const soon = open.filter(({ closesSoon }) => closesSoon).length;
  const next = places.find(({ status }) => status.state === "closed" && status.opensAt);
  const counts = { count: open.length, total: places.length };
  return (
    <li>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path className="stroke" d="M10 3v9M6 3v6c0 5 8 5 8 0V3M10 14v15M23 29V3c-5 2-6 9-5 15h5" />
      </svg>
      <span>
        <b>
          {open.length > 0
            ? t(hasMorePlaces ? "sea.today.openOfMore" : "sea.today.openCount", counts)
            : t("sea.today.nobody")}
        </b>
        {soon > 0 ? <i className="soon-word">{t("sea.today.soon", { count: soon })}</i> : null}
        {open.length === 0 && next ? <i>{t("sea.today.nextOpens", { name: next.name })}</i> : null}
      </span>
    </li>
  );
}

function RunOfTides({ today: { run } }: { today: Today }) {
  const { t, language } = useWords();
  if (!run) return null;
  const day = run.last === null ? null : dateInWords(formatDay(run.last), "weekdayName", language);
  return (
    <p className="tide-run">
      {day
        ? t(run.size === "spring" ? "sea.run.springUntil" : "sea.run.neapUntil", { day })
        : t(`sea.run.${run.size}`)}
    </p>
  );
}
