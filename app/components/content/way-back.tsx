import type { ReactNode } from "react";
import type { GuideCost } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { isHoliday } from "../../rules/info/public-holidays";
import { type BusWay, busWay, latestBackWithTaxi, type Travel } from "../../rules/info/rides-of-day";
import { TodayOnly } from "../../ui/today-only";
import { useWords } from "../site/words";
import { LegsBack } from "./bus-legs";
import { useTravelWords } from "./use-travel-words";

/** Once for all the buses whose hours are missing. */
export function UnknownBuses({ day }: { day: number }) {
  const { t } = useWords();
  return <p className="unknown-hours">{t(`guides.travel.${isHoliday(day) ? "holiday" : "unknown"}`)}</p>;
}

export const areHoursKnown = ({ legs }: BusWay) => legs.every(({ departures }) => departures);
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
      {isSaid || areHoursKnown(bus) ? null : <UnknownBuses day={day} />}
      {!bus.arrives && areHoursKnown(bus) ? (
        <p>
          {t("guides.travel.gap")} {taxi === null ? null : t("guides.travel.taxiBack", { time: at(taxi) })}
        </p>
      ) : null}
      <details className="open-wide">
        <summary>
          <b>{t("guides.travel.backLegs")}</b>
        </summary>
        <LegsBack bus={bus} day={day} costs={costs} />
      </details>
    </>
  );
}
