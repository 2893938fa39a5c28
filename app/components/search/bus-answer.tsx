import type { SaidOnce } from "../../rules/info/checked-costs";
import type { BusWay } from "../../rules/info/rides-of-day";
import { dateInWords } from "../../rules/time/date-words";
import { parseDay } from "../../rules/time/days";
import type { Range } from "../../rules/town/certainty";
import { CostsCheckedOn } from "../content/costs-checked-on";
import { useTravelWords } from "../content/use-travel-words";
import { Gap } from "../content/way-back";
import { useWords } from "../site/words";

export type BusTimes = {
  date: string;
  way: "there" | "back";
  local: { date: string; departures: readonly number[]; isOrdinary: boolean } | null;
  fare: Range | null;
  said: SaidOnce;
  today: number;
} & ({ leaves: number; arrives: Range } | { bus: BusWay; taxi: number | null } | { isHoliday: boolean });

/** The last bus that still makes the connections, the local bus of the day, and the fare. */
export function BusAnswer({ bus }: { bus: BusTimes }) {
  const { t, language } = useWords();
  const { departures, price } = useTravelWords();
  const { local, fare, way, said, today } = bus;
  return (
    <>
      <LastBus bus={bus} />
      {local ? (
        <p>
          {t(`search.answers.bus.local.${way}`, {
            day: local.isOrdinary
              ? t("search.answers.bus.ordinary", { day: dateInWords(local.date, "weekdayName", language) })
              : dateInWords(local.date, "day", language),
            times: departures(local.departures),
          })}
        </p>
      ) : null}
      {fare && !("taxi" in bus) ? <p>{t("guides.travel.fare", { price: price(fare) })}</p> : null}
      {said.isSaid && (local || fare) ? (
        <p className="muted">
          <CostsCheckedOn {...{ said, today }} />
        </p>
      ) : null}
    </>
  );
}

/** The last one that arrives; or that none does. */
function LastBus({ bus }: { bus: BusTimes }) {
  const { t, language } = useWords();
  const { at, between } = useTravelWords();
  const day = dateInWords(bus.date, "day", language);
  if ("isHoliday" in bus)
    return bus.isHoliday ? (
      <>
        <p className="answer-line">{t("guides.travel.byBus", { day })}</p>
        <p>{t("guides.travel.holiday")}</p>
      </>
    ) : null;
  if ("taxi" in bus)
    return (
      <>
        <p className="answer-line">{t("guides.travel.byBus", { day })}</p>
        <Gap bus={bus.bus} day={parseDay(bus.date) ?? bus.today}>
          {bus.taxi === null
            ? null
            : t(bus.way === "there" ? "guides.travel.taxi" : "guides.travel.taxiBack", {
                time: at(bus.taxi),
              })}
        </Gap>
      </>
    );
  const [time, when] = [at(bus.leaves), between(bus.arrives)];
  if (bus.way === "there")
    return (
      <>
        <p className="answer-line">{t("guides.travel.leave", { day, time })}</p>
        <p>{t("guides.travel.arrive", { when })}</p>
      </>
    );
  return (
    <>
      <p className="answer-line first-up">{`${day}: ${t("search.answers.bus.leavesBack", { time })}`}</p>
      <p>{t("guides.travel.backArrive", { when })}</p>
    </>
  );
}
