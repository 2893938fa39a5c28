import { telLink } from "../../rules/places/contact-links";
import { publicPath } from "../../rules/places/paths";
import { dayLetters, type WeekOfPlace } from "../../rules/places/week-of-place";
import { daysInWords, openDaysInWords } from "../../rules/places/week-words";
import { useWords } from "../site/words";

type Place = WeekOfPlace & {
  id: string;
  kind: "restaurant" | "activity";
  slug: string;
  name: string;
  closed: boolean;
  number: string | null;
};
type Props = { places: readonly Place[]; isNow: boolean; hasMore: boolean };

/** Places' opening hours by weekday. */
export function PlacesOpenThisWeek({ places, isNow, hasMore }: Props) {
  const { t, localPath } = useWords();
  if (places.length === 0) return null;
  return (
    <section className="week-hours" aria-labelledby="hours-title">
      <h2 id="hours-title">{t(isNow ? "week.open" : "week.openOther")}</h2>
      <ul>
        {places.map((place) => (
          <PlaceWeek key={place.id} place={place} />
        ))}
      </ul>
      {hasMore ? (
        <p>
          <a href={localPath("/pocket#places")}>{t("week.morePlaces")}</a>
        </p>
      ) : null}
    </section>
  );
}

function PlaceWeek({ place }: { place: Place }) {
  const { t, language, localPath } = useWords();
  const { kind, slug, name, number, days, hours, otherDays } = place;
  const call = telLink(number);
  const isKnown = days.some((state) => state !== "unknown");
  const said = hours.length > 0 ? hours : [t(isKnown ? "week.everyDayClosed" : "week.ask")];
  const parts = place.closed ? [t("week.season")] : said;
  if (otherDays.length > 0)
    parts.push(t("week.otherHours", { days: daysInWords(otherDays, language, true) }));
  return (
    <li>
      <a href={localPath(publicPath(kind, slug))}>{name}</a>
      {isKnown ? <Letters days={days} /> : <span />}
      <span>
        {parts.map((part, index) => (
          <span key={part}>
            {part}
            {index < parts.length - 1 ? ";" : null}{" "}
          </span>
        ))}
      </span>
      {call ? <a href={call}>{number}</a> : null}
    </li>
  );
}

function Letters({ days }: Pick<WeekOfPlace, "days">) {
  const { t, language } = useWords();
  const open = days.flatMap((state, day) => (state === "open" ? [day] : []));
  return (
    <span className="week-letters">
      {open.length > 0 ? (
        <span className="unseen">{t("week.openDays", { days: openDaysInWords(open, language) })}</span>
      ) : null}
      {days.map((state, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a week's days never change their order
        <i key={day} className={state === "open" ? "is-open" : undefined} aria-hidden="true">
          {dayLetters[language][day]}
        </i>
      ))}
    </span>
  );
}
