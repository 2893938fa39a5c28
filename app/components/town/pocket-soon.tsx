import { isHoliday } from "../../rules/info/public-holidays";
import { dinner, isAllNight } from "../../rules/places/dinner";
import type { HoursRange } from "../../rules/places/hours";
import { hoursInWords } from "../../rules/places/week-words";
import { metresText } from "../../rules/sea/height-text";
import type { TideDay } from "../../rules/sea/tide-month";
import { dateInWords } from "../../rules/time/dates";
import { parseDay } from "../../rules/time/days";
import { useTravelWords } from "../content/use-travel-words";
import { useSeaWords } from "../sea/use-sea-words";
import { useWords } from "../site/words";

type Day = {
  date: string;
  until: number;
  dinners: { name: string; path: string; hours: HoursRange }[];
  moreDinners: number;
  bus: { departures: readonly number[] | null; lastAllTheWay: number | null } | null;
  tide: TideDay | null;
};
type Props = { days: readonly Day[] };

const shown = 2;

/**
 * What one asks first, day by day under its date, so that it stays true on a phone that keeps it: the script brings the
 * day that holds to the top.
 */
export function PocketSoon({ days }: Props) {
  const { t } = useWords();
  return (
    <section
      className="soon"
      id="soon"
      aria-labelledby="soon-title"
      data-today={t("pocket.soon.today")}
      data-tomorrow={t("pocket.soon.tomorrow")}
    >
      <h2 id="soon-title">{t("pocket.soon.title")}</h2>
      <p className="soon-over" hidden>
        {t("pocket.soon.over")}
      </p>
      {days.slice(0, shown).map((day) => (
        <SoonDay key={day.date} day={day} />
      ))}
      <details className="no-print">
        <summary>{t("pocket.soon.later")}</summary>
        {days.slice(shown).map((day) => (
          <SoonDay key={day.date} day={day} />
        ))}
      </details>
    </section>
  );
}

function SoonDay({ day: { date, until, dinners, moreDinners, bus, tide } }: { day: Day }) {
  const { t, language } = useWords();
  return (
    <section data-until={until}>
      <h3 className="first-up">{dateInWords(date, "day", language)}</h3>
      <dl>
        <div>
          <dt>{t("pocket.soon.dinner")}</dt>
          <dd>
            <Dinners dinners={dinners} more={moreDinners} />
          </dd>
        </div>
        {bus ? (
          <div>
            <dt>{t("pocket.soon.bus")}</dt>
            <dd>
              <Bus bus={bus} date={date} />
            </dd>
          </div>
        ) : null}
        {tide ? <Sea tide={tide} /> : null}
      </dl>
    </section>
  );
}

function Dinners({ dinners, more }: { dinners: Day["dinners"]; more: number }) {
  const { t, language, localPath } = useWords();
  const { at } = useTravelWords();
  if (dinners.length === 0) return t("pocket.soon.nobody");
  const hoursOf = (hours: HoursRange) => {
    if (isAllNight(hours)) return t("pocket.soon.allNight");
    if (hours.opens <= dinner.from) return t("pocket.soon.until", { time: at(hours.closes) });
    return hoursInWords({ state: "open", ranges: [hours] }, language);
  };
  return (
    <ul>
      {dinners.map(({ name, path, hours }) => (
        <li key={path}>
          <a href={localPath(path)}>{name}</a> {hoursOf(hours)}
        </li>
      ))}
      {more > 0 ? (
        <li>
          <a href="#places">{t("pocket.soon.more", { count: more })}</a>
        </li>
      ) : null}
    </ul>
  );
}

function Bus({ bus: { departures, lastAllTheWay }, date }: { bus: NonNullable<Day["bus"]>; date: string }) {
  const { t } = useWords();
  const words = useTravelWords();
  if (!departures)
    return t(isHoliday(parseDay(date) ?? 0) ? "guides.travel.holiday" : "guides.travel.noHours");
  return (
    <>
      <p>{words.departures(departures)}</p>
      {lastAllTheWay === null ? null : <p>{t("guides.travel.back", { time: words.at(lastAllTheWay) })}</p>}
    </>
  );
}

function Sea({ tide: { waters, sunriseAt, sunsetAt } }: { tide: TideDay }) {
  const { t } = useWords();
  const { clock } = useSeaWords();
  return (
    <>
      <div>
        <dt>{t("pocket.soon.tide")}</dt>
        <dd>
          <ul>
            {waters.map(({ at, kind, metres }) => (
              <li key={at}>
                {t(`sea.${kind}`)} {clock(at)}, {t("sea.metres", { metres: metresText(metres) })}
              </li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt>{t("pocket.soon.sun")}</dt>
        <dd>{`${clock(sunriseAt)} – ${clock(sunsetAt)}`}</dd>
      </div>
    </>
  );
}
