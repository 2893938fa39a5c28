import { telLink } from "../../rules/places/contact-links";
import { publicPath } from "../../rules/places/paths";
import { dayLetters, type WeekOfPlace } from "../../rules/places/week-of-place";
import { daysInWords, openDaysInWords } from "../../rules/places/week-words";
import type { LocalText } from "../../rules/site/owner-translation";
import { foreign } from "../places/place-text";
import { useWords } from "../site/words";

type Place = WeekOfPlace & {
  id: string;
  kind: "restaurant" | "activity";
  slug: string;
  name: string;
  closed: boolean;
  number: string | null;
  /** Its hours in its owner's words, where no days can be read. */
  written?: LocalText | null;
};
type Props = {
  places: readonly Place[];
  isNow: boolean;
  /** Of weekdays, Monday is 0. */
  first: number;
  today: number | null;
  /** Where usual hours may not hold. */
  holidays: readonly number[];
  hasMore: boolean;
};

const kinds = [
  ["restaurant", "week.eat"],
  ["activity", "week.do"],
] as const;

/** Places' opening hours by weekday, in the order of the page's days. */
export function PlacesOpenThisWeek({ places, isNow, hasMore, ...week }: Props) {
  const { t, localPath } = useWords();
  if (places.length === 0) return null;
  return (
    <section className="week-hours" aria-labelledby="hours-title">
      <h2 id="hours-title">{t(isNow ? "week.open" : "week.openOther")}</h2>
      <LettersKey isNow={isNow} first={week.first} />
      <div className="week-kinds">
        {kinds.map(([kind, name]) => {
          const own = places.filter((place) => place.kind === kind);
          if (own.length === 0) return null;
          return (
            <div key={kind}>
              <h3>{t(name)}</h3>
              <ul>
                {own.map((place) => (
                  <PlaceWeek key={place.id} place={place} {...week} />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      {hasMore ? (
        <p>
          <a href={localPath("/pocket#places")}>{t("week.morePlaces")}</a>
        </p>
      ) : null}
    </section>
  );
}

/** The letters' four states; `first` is the page's first weekday. */
function LettersKey({ isNow, first }: Pick<Props, "isNow" | "first">) {
  const { t, language } = useWords();
  const letter = dayLetters[language][first];
  const states = [
    ["is-open", t("week.letters.open")],
    [undefined, t("week.letters.closed")],
    ["is-unknown", t("week.letters.ask")],
    ...(isNow ? [["is-open is-today", t("week.letters.today")]] : []),
  ];
  return (
    <p className="letters-key no-print">
      {states.map(([state, words]) => (
        <span key={words} className={state?.endsWith("is-today") ? "live" : undefined}>
          <i className={state} aria-hidden="true">
            {letter}
          </i>
          {words}
        </span>
      ))}
    </p>
  );
}

type Week = Pick<Props, "first" | "today" | "holidays">;

function PlaceWeek({ place, ...week }: Week & { place: Place }) {
  const { t, language, localPath } = useWords();
  const { kind, slug, name, number, days, hours, otherDays, written } = place;
  const call = telLink(number);
  const isKnown = days.some((state) => state !== "unknown");
  const said = hours.length > 0 ? hours : [t(isKnown ? "week.everyDayClosed" : "week.ask")];
  const parts = place.closed ? [t("week.season")] : said;
  if (otherDays.length > 0)
    parts.push(t("week.otherHours", { days: daysInWords(otherDays, language, true) }));
  return (
    <li>
      <a href={localPath(publicPath(kind, slug))}>{name}</a>
      <Letters days={days} {...week} />
      <span>
        {written ? <span lang={foreign(written, language)}>{written.text}</span> : null}
        {(written ? [] : parts).map((part, index) => (
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

function Letters({ days: usual, first, today, holidays }: Week & Pick<WeekOfPlace, "days">) {
  const { t, language } = useWords();
  const days = usual.map((state, day) => (state === "open" && holidays.includes(day) ? "unknown" : state));
  const open = days.flatMap((state, day) => (state === "open" ? [day] : []));
  return (
    <span className="week-letters">
      {open.length > 0 ? (
        <span className="unseen">{t("week.openDays", { days: openDaysInWords(open, language) })}</span>
      ) : null}
      {days.map((_, index) => {
        const day = (first + index) % 7;
        const state = days[day];
        const classes = [state === "closed" ? "" : `is-${state}`, day === today ? "is-today" : ""];
        return (
          <i key={day} className={classes.join(" ").trim() || undefined} aria-hidden="true">
            {dayLetters[language][day]}
          </i>
        );
      })}
    </span>
  );
}
