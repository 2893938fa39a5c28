import type { ReactNode } from "react";
import type { PocketDay } from "../../rules/info/pocket-days";
import { metresText } from "../../rules/sea/height-text";
import { dateInWords } from "../../rules/time/date-words";
import { formatDay } from "../../rules/time/days";
import { useTravelWords } from "../content/use-travel-words";
import { useSeaWords } from "../sea/use-sea-words";
import { useWords } from "../site/words";
import { Daytime, Dinners } from "./pocket-meals";
import { ItemUntil, LineFrom } from "./pocket-timed-lines";

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
          <ItemUntil key={leaves} until={until}>
            {words.departures([leaves]) + (index < coming.length - 1 ? ", " : "")}
          </ItemUntil>
        ))}
      </ul>
      {allTheWay ? (
        <LineFrom from={0} until={allTheWay.until}>
          {t("guides.travel.back", { time: words.at(allTheWay.leaves) })}
        </LineFrom>
      ) : null}
      {tooLate ? <LineFrom {...tooLate}>{t("pocket.soon.tooLate")}</LineFrom> : null}
      {over ? (
        <LineFrom from={over.from}>
          {next
            ? t(`pocket.soon.${next.first === next.last ? "noBusOne" : "noBus"}`, {
                when: when ?? "",
                first: words.at(next.first),
                last: words.at(next.last),
              })
            : t(bus.isBeforeHoliday ? "pocket.soon.noBusHoliday" : "pocket.soon.noBusKnown")}
        </LineFrom>
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
          <ItemUntil key={instant} until={until}>
            {t(`sea.${kind}`)} {clock(instant)}, {t("sea.metres", { metres: metresText(metres) })}
          </ItemUntil>
        ))}
      </ul>
      {over ? (
        <LineFrom from={over.from}>
          {next
            ? t(next.kind === "high" ? "pocket.soon.nextHigh" : "pocket.soon.nextLow", {
                time: at(next.at),
                metres: metresText(next.metres),
              })
            : t("pocket.soon.noWater")}
        </LineFrom>
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
          <ItemUntil key={is} until={until}>
            {t(`pocket.soon.${is}`, { time: at(instant) })}
          </ItemUntil>
        ))}
      </ul>
      {over ? (
        <LineFrom from={over.from}>
          {next ? t("pocket.soon.nextSunrise", { time: at(next.at) }) : t("pocket.soon.dark")}
        </LineFrom>
      ) : null}
    </>
  );
}
