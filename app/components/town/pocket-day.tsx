import { createContext, type ReactNode, useContext } from "react";
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

/** When the page was made: what is over then is hidden without scripts, too. */
export const MadeAt = createContext(0);

/** A day under its date; the script shows what replaces things that are over. */
export function PocketDayPart({ day }: { day: PocketDay }) {
  const { t, language } = useWords();
  const { date, until, bus, tide, sun } = day;
  return (
    <section data-until={until} data-date={date}>
      <h3 className="first-up">{dateInWords(date, "day", language)}</h3>
      <dl>
        <Row aim="dinner" name={t("pocket.soon.dinner")}>
          <Dinners day={day} />
        </Row>
        <Daytime daytime={day.daytime} />
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
  const now = useContext(MadeAt);
  return (
    <p data-from={from} data-until={until} hidden={now < from || (until !== undefined && until <= now)}>
      {children}
    </p>
  );
}

function Until({ until, children }: { until?: number; children: ReactNode }) {
  const now = useContext(MadeAt);
  return (
    <li data-until={until} hidden={until !== undefined && until <= now}>
      {children}
    </li>
  );
}

/** Breakfast and lunch, until the last is over. */
function Daytime({ daytime: { coming, over } }: { daytime: PocketDay["daytime"] }) {
  const { t } = useWords();
  const { at } = useTravelWords();
  const now = useContext(MadeAt);
  if (!over) return null;
  return (
    <div className="daytime no-print" data-until={over.from} hidden={over.from <= now}>
      <dt>{t("pocket.soon.daytime")}</dt>
      <dd>
        <ul>
          {coming.map(({ name, anchor, hours, opensAt, until }) => (
            <Until key={anchor} until={until}>
              <a href={`#${anchor}`}>{name}</a>{" "}
              <span data-until={opensAt} hidden={opensAt <= now}>
                {t("pocket.soon.from", { time: at(hours.opens) })}
              </span>
              <span data-from={opensAt} hidden={now < opensAt}>
                {t("pocket.soon.until", { time: at(hours.closes) })}
              </span>
            </Until>
          ))}
        </ul>
      </dd>
    </div>
  );
}

function Dinners({ day: { dinner: dinners, morning } }: { day: PocketDay }) {
  const { coming, more, over } = dinners;
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
          <Until key={anchor} until={until}>
            <a href={`#${anchor}`}>{name}</a> {hoursOf(hours)}
          </Until>
        ))}
        {more > 0 ? (
          <Until until={over?.from}>
            <a href="#places">{t("pocket.soon.more", { count: more })}</a>
          </Until>
        ) : null}
      </ul>
      {over ? (
        <Later from={over.from}>
          {t("pocket.soon.dinnerOver")}{" "}
          {morning ? t("pocket.soon.morning", { name: morning.name, time: at(morning.opens) }) : null}
        </Later>
      ) : null}
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
          <Until key={leaves} until={until}>
            {words.departures([leaves]) + (index < coming.length - 1 ? ", " : "")}
          </Until>
        ))}
      </ul>
      {allTheWay ? (
        <Later from={0} until={allTheWay.until}>
          {t("guides.travel.back", { time: words.at(allTheWay.leaves) })}
        </Later>
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
          <Until key={instant} until={until}>
            {t(`sea.${kind}`)} {clock(instant)}, {t("sea.metres", { metres: metresText(metres) })}
          </Until>
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
          <Until key={is} until={until}>
            {t(`pocket.soon.${is}`, { time: at(instant) })}
          </Until>
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
