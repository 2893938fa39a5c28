import type { GuideCost, GuideCosts } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import type { PlacedSection } from "../../rules/content/page-content";
import { saidOnce } from "../../rules/info/checked-costs";
import { isHoliday } from "../../rules/info/public-holidays";
import {
  type BusWay,
  busFare,
  busWay,
  hasHours,
  latestWithTaxi,
  type Travel,
  unknownLegs,
} from "../../rules/info/rides-of-day";
import { dateInWords } from "../../rules/time/date-words";
import { formatDay } from "../../rules/time/days";
import { darkFrom, rideOf } from "../../rules/town/rides";
import styles from "../../styles/travel.css?url";
import { Section } from "../../ui/section";
import { TodayOnly } from "../../ui/today-only";
import { useWords } from "../site/words";
import { BusLegs } from "./bus-legs";
import { CostsCheckedOn } from "./costs-checked-on";
import { Word } from "./managed-word";
import { OtherRides } from "./other-rides";
import { TravelDays } from "./travel-days";
import { useTravelWords } from "./use-travel-words";
import { UsualWay } from "./usual-way";
import { areHoursKnown, BackToday, Gap, UnknownBuses, WayBack } from "./way-back";

type Props = { section: PlacedSection<GuideCosts>; travel: Travel };

/** The whole trip, by bus and otherwise: when to leave, what each leg costs, and when that was checked. */
export function TravelCostsSection({ section, travel }: Props) {
  const { t } = useWords();
  const { name, fallbackLanguage } = section;
  const { costs, said } = saidOnce(section.costs);
  const { day, today, road } = travel;
  const there = busWay(costs, "there", day, road);
  const back = busWay(costs, "back", day, road);
  const unknownThere = unknownLegs(there).map(({ id }) => id);
  const isSaid = unknownLegs(back).every(({ id }) => unknownThere.includes(id));
  const others = costs.filter(({ id }) => rideOf(id)?.by !== "bus");
  return (
    <Section
      id={name}
      title={section.title && <Word of={section} name="title" />}
      lead={
        <>
          <Word of={section} name="description" /> <CostsCheckedOn said={said} today={today} />
        </>
      }
      lang={fallbackLanguage && "en"}
    >
      <link rel="stylesheet" href={styles} />
      {hasHours(costs) ? <TravelDays day={day} today={today} /> : null}
      {travel.isTooLate ? (
        <p className="too-late">
          <TodayOnly>{t("guides.travel.tooLate")}</TodayOnly>
        </p>
      ) : null}
      {areHoursKnown(there) ? null : <UnknownBuses bus={there} day={day} />}
      <div className="both-ways">
        <div>
          <ByBus bus={there} costs={costs} travel={travel} />
          <BusLegs bus={there} day={day} costs={costs} said={said} today={today} />
        </div>
        <div>
          <WayBack bus={back} day={day} costs={costs} isSaid={isSaid} travel={travel}>
            {travel.isTooLate ? <BackToday costs={costs} travel={travel} /> : null}
          </WayBack>
        </div>
      </div>
      {others.length > 0 ? (
        <OtherRides rides={others} {...{ day, today, road }} isSaid={said.isSaid} />
      ) : null}
    </Section>
  );
}

type ByBusProps = { bus: BusWay; costs: Placed<GuideCost>[]; travel: Travel };

/** The short answer: latest departure, arrival and price. */
function ByBus({ bus, costs, travel: { day, today, minutes } }: ByBusProps) {
  const { t, language } = useWords();
  const { at, between, price } = useTravelWords();
  const { way, arrives } = bus;
  const words = { day: dateInWords(formatDay(day), "day", language).replace(/ (?=\d)/, "\u00a0") };
  const hasLeft = (at: number) => day === today && at < minutes;
  const latest = latestWithTaxi(bus);
  const taxi = latest === null || hasLeft(latest) ? null : latest;
  const leaves = way?.[0]?.leaves;
  const fare = busFare(costs);
  if (leaves === undefined || !arrives)
    return (
      <>
        <h3>{t("guides.travel.byBus", words)}</h3>
        <Gap bus={bus} day={day} />
        {isHoliday(day) && !areHoursKnown(bus) ? <UsualWay {...{ bus, costs, day, hasLeft }} /> : null}
        {taxi === null ? null : <p>{t("guides.travel.taxi", { time: at(taxi) })}</p>}
        <WayBackLink />
      </>
    );
  const time = at(leaves);
  const leave = t("guides.travel.leave", { ...words, time });
  return (
    <>
      <h3>
        {hasLeft(leaves) ? <TodayOnly dated={leave}>{t("guides.travel.left", { time })}</TodayOnly> : leave}
      </h3>
      <p>
        {t("guides.travel.arrive", { when: between(arrives) })}{" "}
        {fare && <b>{t("guides.travel.fare", { price: price(fare) })}</b>}{" "}
        {arrives[1] > darkFrom && t("guides.travel.dark")}
      </p>
      {taxi !== null && taxi > leaves ? <p>{t("guides.travel.taxi", { time: at(taxi) })}</p> : null}
      <WayBackLink />
    </>
  );
}

/** On a phone the way back is a screen further down. */
function WayBackLink() {
  const { t } = useWords();
  return (
    <a className="way-back no-print" href="#buses-back">
      {t("guides.travel.backTitle")} ↓
    </a>
  );
}
