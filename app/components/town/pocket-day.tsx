import type { ReactNode } from "react";
import type { PocketDay } from "../../rules/info/pocket-days";
import { dinner, isAllNight } from "../../rules/places/dinner";
import type { HoursRange } from "../../rules/places/hours";
import { hoursInWords } from "../../rules/places/week-words";
import { metresText } from "../../rules/sea/height-text";
import { dateInWords } from "../../rules/time/date-words";
import { formatDay } from "../../rules/time/days";
import { useTravelWords } from "../content/use-travel-words";
import { useSeaWords } from "../sea/use-sea-words";
import { useWords } from "../site/words";

/** A day under its date; the script shows what replaces things that are over. */
export function PocketDayPart({ day }: { day: PocketDay }) {
  const { t, language } = useWords();
  const { date, until, bus, tide, sun } = day;
  return (
    <section data-until={until} data-date={date}>
      <h3 className="first-up">{dateInWords(date, "day", language)}</h3>
      <dl>
        <Row aim="dinner" name={t("pocket.soon.dinner")}>
          <Dinners dinner={day.dinner} />
        </Row>
        {bus ? (
          <Row aim="bus" name={t("pocket.soon.bus")}>
            <Buses bus={bus} />
          </Row>
        ) : null}
        {tide ? (
          <Row aim="tide" name={t("pocket.soon.tide")}>
            <Waters tide={tide} />
          </Row>
        ) : null}
        {sun ? (
          <Row aim="sun" name={t("pocket.soon.sun")}>
            <Lights sun={sun} />
          </Row>
        ) : null}
      </dl>
    </section>
  );
}

function Row({ name, aim, children }: { name: string; aim: string; children: ReactNode }) {
  return (
    <div data-aim={aim}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Attributes for text that holds between two instants; `app/client/pocket-days.ts` shows and hides it. */
function Later({ from, until, children }: { from: number; until?: number; children: ReactNode }) {
  return (
    <p data-from={from} data-until={until} hidden>
      {children}
    </p>
  );
}

function Dinners({ dinner: { coming, more, over } }: { dinner: PocketDay["dinner"] }) {
  const { t, language } = useWords();
  const { at } = useTravelWords();
  if (coming.length === 0) return t("pocket.soon.nobody");
  const hoursOf = (hours: HoursRange) => {
    if (isAllNight(hours)) return t("pocket.soon.allNight");
    if (hours.opens <= dinner.from) return t("pocket.soon.until", { time: at(hours.closes) });
    return hoursInWords({ state: "open", ranges: [hours] }, language);
  };
  return (
    <>
      <ul>
        {coming.map(({ name, anchor, hours, until }) => (
          <li key={anchor} data-until={until}>
            <a href={`#${anchor}`}>{name}</a> {hoursOf(hours)}
          </li>
        ))}
        {more > 0 ? (
          <li data-until={over?.from}>
            <a href="#places">{t("pocket.soon.more", { count: more })}</a>
          </li>
        ) : null}
      </ul>
      {over ? <Later from={over.from}>{t("pocket.soon.dinnerOver")}</Later> : null}
    </>
  );
}

function Buses({ bus }: { bus: NonNullable<PocketDay["bus"]> }) {
  const { t, language } = useWords();
  const words = useTravelWords();
  const { coming, over, allTheWay, tooLate, isUnknown } = bus;
  if (isUnknown) return t(isUnknown === "holiday" ? "guides.travel.holiday" : "guides.travel.noHours");
  const next = over?.next;
  const when =
    next &&
    (next.isTomorrow
      ? t("pocket.soon.nextTomorrow")
      : t("pocket.soon.nextOn", { day: dateInWords(formatDay(next.day), "weekdayName", language) }));
  return (
    <>
      {coming.length === 0 ? <p data-until={over?.from}>{words.departures([])}</p> : null}
      <ul className="times">
        {coming.map(({ leaves, until }, index) => (
          <li key={leaves} data-until={until}>
            {words.departures([leaves]) + (index < coming.length - 1 ? ", " : "")}
          </li>
        ))}
      </ul>
      {allTheWay ? (
        <p data-until={allTheWay.until}>{t("guides.travel.back", { time: words.at(allTheWay.leaves) })}</p>
      ) : null}
      {tooLate ? <Later {...tooLate}>{t("pocket.soon.tooLate")}</Later> : null}
      {over ? (
        <Later from={over.from}>
          {next
            ? t(`pocket.soon.${next.first === next.last ? "noBusOne" : "noBus"}`, {
                when: when ?? "",
                first: words.at(next.first),
                last: words.at(next.last),
              })
            : t(bus.isBeforeHoliday ? "pocket.soon.noBusHoliday" : "pocket.soon.noBusKnown")}
        </Later>
      ) : null}
    </>
  );
}

function Waters({ tide: { coming, over } }: { tide: NonNullable<PocketDay["tide"]> }) {
  const { t } = useWords();
  const { at, clock } = useSeaWords();
  const next = over?.next;
  return (
    <>
      <ul>
        {coming.map(({ at: instant, kind, metres, until }) => (
          <li key={instant} data-until={until}>
            {t(`sea.${kind}`)} {clock(instant)}, {t("sea.metres", { metres: metresText(metres) })}
          </li>
        ))}
      </ul>
      {over ? (
        <Later from={over.from}>
          {next
            ? t(next.kind === "high" ? "pocket.soon.nextHigh" : "pocket.soon.nextLow", {
                time: at(next.at),
                metres: metresText(next.metres),
              })
            : t("pocket.soon.noWater")}
        </Later>
      ) : null}
    </>
  );
}

function Lights({ sun: { coming, over } }: { sun: NonNullable<PocketDay["sun"]> }) {
  const { t } = useWords();
  const { at } = useSeaWords();
  const next = over?.next;
  return (
    <>
      <ul>
        {coming.map(({ is, at: instant, until }) => (
          <li key={is} data-until={until}>
            {t(`pocket.soon.${is}`, { time: at(instant) })}
          </li>
        ))}
      </ul>
      {over ? (
        <Later from={over.from}>
          {next ? t("pocket.soon.nextSunrise", { time: at(next.at) }) : t("pocket.soon.dark")}
        </Later>
      ) : null}
    </>
  );
}
