import type { ReactNode } from "react";
import type { GuideCost } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { isHoliday } from "../../rules/info/public-holidays";
import {
  type BusWay,
  busWay,
  latestBackWithTaxi,
  type Travel,
  unknownLegs,
  unservedLegs,
} from "../../rules/info/rides-of-day";
import { dateInWords } from "../../rules/time/date-words";
import { formatDay } from "../../rules/time/days";
import { TodayOnly } from "../../ui/today-only";
import { useWords } from "../site/words";
import { LegsBack } from "./bus-legs";
import { useTownName } from "./use-town-name";
import { useTravelWords } from "./use-travel-words";

/** Once for all the buses whose hours are missing; on a holiday with some known hours, by name. */
export function UnknownBuses({ bus, day }: { bus: BusWay; day: number }) {
  const { t } = useWords();
  const townName = useTownName();
  const unknown = unknownLegs(bus);
  const legs = unknown.map(({ from, to }) =>
    t("guides.travel.span", { from: townName(from), to: townName(to) }),
  );
  if (!isHoliday(day)) return <p className="unknown-hours">{t("guides.travel.unknown")}</p>;
  return (
    <p className="unknown-hours">
      {unknown.length < bus.legs.length
        ? t("guides.travel.holidayLegs", { legs: legs.join(", ") })
        : t("guides.travel.holiday")}
    </p>
  );
}

export const areHoursKnown = (bus: BusWay) => unknownLegs(bus).length === 0;

/** Which bus doesn't run that day; where all run, that they don't connect. */
export function Gap({ bus, day, children }: { bus: BusWay; day: number; children?: ReactNode }) {
  const { t, language } = useWords();
  const townName = useTownName();
  const weekday = dateInWords(formatDay(day), "weekdayName", language);
  const unserved = unservedLegs(bus).map(({ from, to }) =>
    t("guides.travel.noBus", { day: weekday, from: townName(from), to: townName(to) }),
  );
  if (unserved.length === 0 && !areHoursKnown(bus)) return null;
  return (
    <p>
      {unserved.length > 0 ? unserved.join(" ") : t("guides.travel.gap")} {children}
    </p>
  );
}

/** Where it's too late to arrive today, it may not be too late to leave. */
export function BackToday({
  costs,
  travel: { today, minutes, road },
}: {
  costs: Placed<GuideCost>[];
  travel: Travel;
}) {
  const { t } = useWords();
  const { at } = useTravelWords();
  const leaves = busWay(costs, "back", today, road).way?.[0]?.leaves;
  if (leaves === undefined || leaves < minutes) return null;
  return (
    <p>
      <TodayOnly>{t("guides.travel.backToday", { time: at(leaves) })}</TodayOnly>
    </p>
  );
}

type WayBackProps = {
  bus: BusWay;
  day: number;
  costs: Placed<GuideCost>[];
  isSaid: boolean;
  travel: Travel;
  children: ReactNode;
};

/** The way back, with its own anchor. */
export function WayBack({ bus, day, costs, isSaid, travel: { today, minutes }, children }: WayBackProps) {
  const { t } = useWords();
  const { at, between } = useTravelWords();
  const latest = latestBackWithTaxi(bus);
  const taxi = latest === null || (day === today && latest < minutes) ? null : latest;
  const leaves = bus.way?.[0]?.leaves;
  return (
    <>
      <h3 id="buses-back">{t("guides.travel.backTitle")}</h3>
      {children}
      {leaves !== undefined && bus.arrives ? (
        <p>
          {t("guides.travel.back", { time: at(leaves) })}{" "}
          {t("guides.travel.backArrive", { when: between(bus.arrives) })}
        </p>
      ) : null}
      {isSaid || areHoursKnown(bus) ? null : <UnknownBuses bus={bus} day={day} />}
      {bus.arrives ? null : (
        <Gap bus={bus} day={day}>
          {taxi === null ? null : t("guides.travel.taxiBack", { time: at(taxi) })}
        </Gap>
      )}
      <details className="open-wide">
        <summary>
          <b>{t("guides.travel.backLegs")}</b>
        </summary>
        <LegsBack bus={bus} day={day} costs={costs} />
      </details>
    </>
  );
}
