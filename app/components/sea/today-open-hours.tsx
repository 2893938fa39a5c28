import { holidayAhead } from "../../rules/info/holiday-hours";
import type { WeekHours } from "../../rules/places/hours";
import { type DayAhead, todayAt, tomorrowAt } from "../../rules/places/open-status";
import { publicPath } from "../../rules/places/paths";
import { hoursInWords } from "../../rules/places/week-words";
import { along } from "../../rules/sea/sky-picture";
import { clockText } from "../../rules/time/date-words";
import { addDays } from "../../rules/time/days";
import { MoreLink } from "../../ui/section";
import { TodayOnly } from "../../ui/today-only";
import { HolidayNotes } from "../site/holiday-notes";
import { useWords } from "../site/words";
import { ClosedToday } from "./closed-today";
import type { PlaceOfDay, Today } from "./today-data";
import { useSeaWords } from "./use-sea-words";

const mostShown = 8;

/** The day's opening hours as bars, aligned with the tide above. */
export function TodayOpenHours({ today }: { today: Today }) {
  const { t, localPath } = useWords();
  const { places, isToday, date } = today;
  const listed = places.filter(({ isMissed }) => !isMissed);
  const shown = listed.slice(0, mostShown);
  if (places.length === 0) return null;
  return (
    <section className="open-today" aria-labelledby="open-title">
      <h2 id="open-title">{t("sea.today.open")}</h2>
      <p className="muted">
        {isToday ? (
          <TodayOnly dated={t("sea.today.openLeadOther")}>{t("sea.today.openLead")}</TodayOnly>
        ) : (
          t("sea.today.openLeadOther")
        )}
      </p>
      <HolidayNotes days={isToday ? [date, addDays(date, 1)] : [date]} />
      {isToday ? <HoursKey places={shown} /> : null}
      <HoursAxis today={today} />
      <ul className="hours">
        {shown.map((place) => (
          <PlaceHours key={place.id} place={place} today={today} />
        ))}
      </ul>
      <ClosedToday places={places.filter(({ isMissed }) => isMissed)} isToday={isToday} />
      <MoreLink href={localPath(isToday ? "/eat" : `/eat?at=${date}T12:00`)} label={t("sea.today.all")} />
    </section>
  );
}

function PlaceHours({ place, today }: { place: PlaceOfDay; today: Today }) {
  const { localPath } = useWords();
  const state = today.isToday ? stateOf(place) : "on";
  return (
    <li className={state}>
      <a href={localPath(publicPath("restaurant", place.slug))}>{place.name}</a>
      <PlaceWord place={place} today={today} />
      <HoursBar place={place} today={today} />
      <HoursInWords hours={place.hours} today={today} />
    </li>
  );
}

/** The legend of the bars that are shown; on other days nothing is open now. */
function HoursKey({ places }: { places: readonly PlaceOfDay[] }) {
  const { t } = useWords();
  const states = new Set(places.map(stateOf));
  const shown = (["on", "soon", "off"] as const).filter(
    (one) => states.has(one) || (one === "on" && states.has("soon")),
  );
  return (
    <p className="hours-key">
      {[...shown, "night" as const].map((one) => (
        <span key={one} className={one === "night" ? "night-key" : one}>
          {t(`sea.today.key.${one}`)}
        </span>
      ))}
    </p>
  );
}

/** The hours above the bars. */
function HoursAxis({ today: { picture } }: { today: Today }) {
  const { t, language } = useWords();
  const named = { 0: "sea.midnight", 12: "sea.noon" } as const;
  return (
    <svg className="hours-axis" width="100%" aria-hidden="true">
      {marked(picture).map(({ x, hour }) => (
        <text key={x} x={`${x}%`} y="1em" textAnchor="middle">
          {hour === 0 || hour === 12 ? t(named[hour]) : clockText(hour * 60, language)}
        </text>
      ))}
    </svg>
  );
}

/** The bar in words, for screen readers, with the next day's hours. */
function HoursInWords({ hours, today: { isToday, now } }: { hours: WeekHours | null; today: Today }) {
  const { t, language } = useWords();
  const inWords = (day: DayAhead | null) =>
    day && day.hours.state !== "unreadable" ? hoursInWords(day.hours, language) : null;
  const [own, next] = [inWords(todayAt(hours, now)), inWords(tomorrowAt(hours, now))];
  if (!own) return null;
  // A holiday's hours may not hold: the notes above say so.
  if (!isToday || !next || holidayAhead(hours, now) === "tomorrow") return <p className="first-up">{own}</p>;
  return (
    <p className="first-up">
      <TodayOnly dated={own}>
        {t(own === next ? "sea.today.sameTomorrow" : "sea.today.hoursTomorrow", {
          hours: own,
          tomorrow: next,
        })}
      </TodayOnly>
    </p>
  );
}

/** Hours labelled above the bars and marked in them. */
const marked = ({ hours }: Today["picture"]) => hours.filter(({ x }) => x > 0 && x < 100);

function stateOf({ status, closesSoon }: PlaceOfDay): "on" | "soon" | "off" {
  return closesSoon ? "soon" : status.state === "open" ? "on" : "off";
}

function PlaceWord({ place: { status, closesSoon }, today }: { place: PlaceOfDay; today: Today }) {
  const { t } = useWords();
  const { at } = useSeaWords();
  if (!today.isToday) return null;
  if (status.state === "open") {
    if (!status.closesAt) return <span className="live">{t("sea.today.allDay")}</span>;
    const time = at(status.closesAt.getTime());
    return (
      <span className="live">{t(closesSoon ? "sea.today.closesSoon" : "sea.today.closesAt", { time })}</span>
    );
  }
  if (status.state !== "closed") return <span className="live">{t("sea.today.hoursUnknown")}</span>;
  const isToCome = status.opensAt !== null && status.opensAt.getTime() < today.window.until;
  return (
    <span className="live">
      {isToCome && status.opensAt
        ? t("sea.today.opensAt", { time: at(status.opensAt.getTime()) })
        : t("sea.today.doneToday")}
    </span>
  );
}

/** The same time window as the picture above; dark parts are night. */
function HoursBar({ place: { openings, closesSoon }, today }: { place: PlaceOfDay; today: Today }) {
  const { picture, window, now, isToday } = today;
  const x = (instant: number) => `${along(window, instant)}%`;
  const wide = (from: number, until: number) => `${Math.round((until - from) * 100) / 100}%`;
  return (
    <svg width="100%" height="22" aria-hidden="true">
      {picture.nights.map(({ from, until }) => (
        <rect key={from} className="dark" x={`${from}%`} width={wide(from, until)} height="22" />
      ))}
      <line className="rail" x2="100%" y1="11" y2="11" />
      {openings.map(({ opens, closes }) => (
        <rect
          key={opens}
          className="bar-open"
          x={x(opens)}
          width={wide(along(window, opens), along(window, closes))}
          y="1"
          height="20"
          rx="10"
        />
      ))}
      {openings
        .filter(({ opens, closes }) => closesSoon && opens <= now.getTime() && now.getTime() < closes)
        .map(({ closes }) => (
          <rect
            key={closes}
            className="bar-soon"
            x={x(now.getTime())}
            width={wide(along(window, now.getTime()), along(window, closes))}
            y="1"
            height="20"
            rx="6"
          />
        ))}
      {marked(picture).map(({ x }) => (
        <line key={x} className="mark" x1={`${x}%`} x2={`${x}%`} y2="22" />
      ))}
      {isToday ? <line className="live" x1={x(now.getTime())} x2={x(now.getTime())} y1="-5" y2="27" /> : null}
    </svg>
  );
}
