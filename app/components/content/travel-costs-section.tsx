import type { GuideCost, GuideCosts } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { langOf, type PlacedSection } from "../../rules/content/page-content";
import { checkedRange, saidOnce } from "../../rules/info/checked-costs";
import { topicPictures } from "../../rules/info/info-pictures";
import { isHoliday } from "../../rules/info/public-holidays";
import {
  type BusWay,
  busFare,
  busWay,
  departuresOf,
  hasHours,
  latestDrive,
  latestWithTaxi,
} from "../../rules/info/rides-of-day";
import { dateInWords } from "../../rules/time/date-words";
import { formatDay } from "../../rules/time/days";
import { darkFrom, rideOf } from "../../rules/town/rides";
import type { RoadLeg } from "../../rules/town/road";
import styles from "../../styles/travel.css?url";
import { Section } from "../../ui/section";
import { TodayOnly } from "../../ui/today-only";
import { InfoPicture } from "../pictures/info-picture";
import { useWords } from "../site/words";
import { BusLegs, LegsBack } from "./bus-legs";
import { CostsCheckedOn } from "./costs-checked-on";
import { Word } from "./managed-word";
import { PriceCheckedOn } from "./price-checked-on";
import { TravelDays } from "./travel-days";
import { useTravelWords } from "./use-travel-words";

/** The day of travel, and today with the minute of the day. */
export type Travel = { day: number; today: number; minutes: number; road: readonly RoadLeg[] };
type Props = { section: PlacedSection<GuideCosts>; travel: Travel };

/** The whole trip, by bus and otherwise: when to leave, what each leg costs, and when that was checked. */
export function TravelCostsSection({ section, travel }: Props) {
  const { name, fallbackLanguage } = section;
  const { costs, said } = saidOnce(section.costs);
  const { day, today, road } = travel;
  const there = busWay(costs, "there", day, road);
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
      <div className="both-ways">
        <div>
          <ByBus bus={there} costs={costs} travel={travel} />
          <BusLegs bus={there} costs={costs} said={said} today={today} />
        </div>
        <div>
          <Back bus={busWay(costs, "back", day, road)} />
          <dl className="facts">
            {others.map((cost) => (
              <Other key={cost.id} cost={cost} isSaid={said.isSaid} travel={travel} />
            ))}
          </dl>
        </div>
      </div>
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
        <p>{t(`guides.travel.${isKnown(bus) ? "gap" : isHoliday(day) ? "holiday" : "unknown"}`)}</p>
        {taxi === null ? null : <p>{t("guides.travel.taxi", { time: at(taxi) })}</p>}
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
      <WayBack />
    </>
  );
}

/** On a phone the way back is a screen further down. */
function WayBack() {
  const { t } = useWords();
  return (
    <a className="way-back no-print" href="#buses-back">
      {t("guides.travel.backTitle")} ↓
    </a>
  );
}

const isKnown = ({ legs }: BusWay) => legs.every(({ departures }) => departures);

/** The way back, with its own anchor. */
function Back({ bus }: { bus: BusWay }) {
  const { t } = useWords();
  const { at, between } = useTravelWords();
  const leaves = bus.way?.[0]?.leaves;
  return (
    <>
      <h3 id="buses-back">{t("guides.travel.backTitle")}</h3>
      {leaves !== undefined && bus.arrives ? (
        <p>
          {t("guides.travel.back", { time: at(leaves) })}{" "}
          {t("guides.travel.backArrive", { when: between(bus.arrives) })}
        </p>
      ) : null}
      {!bus.arrives && isKnown(bus) ? <p>{t("guides.travel.gap")}</p> : null}
      <details className="open-wide">
        <summary>
          <b>{t("guides.travel.backLegs")}</b>
        </summary>
        <LegsBack {...bus} />
      </details>
    </>
  );
}

const pictures = {
  bus: undefined,
  taxi: topicPictures["local-taxi-services"],
  transfer: topicPictures["shuttle-services"],
  rental: topicPictures["car-rentals"],
};

type OtherProps = { cost: Placed<GuideCost>; isSaid: boolean; travel: Travel };

/** Other transport: by its hours, or a drive that should end before dark. */
function Other({ cost, isSaid, travel: { day, today, road } }: OtherProps) {
  const { t } = useWords();
  const { at, departures, fare } = useTravelWords();
  const known = checkedRange(cost);
  const there = departuresOf(cost, "there", day);
  const back = departuresOf(cost, "back", day);
  const ride = rideOf(cost.id);
  const drive = ride && !there && latestDrive(ride, road);
  return (
    <div>
      <dt lang={langOf(cost, "label")}>
        <InfoPicture drawing={ride ? pictures[ride.by] : undefined} />
        {cost.label}
      </dt>
      {known && <dd className="fact">{fare(known.range)}</dd>}
      {drive && <dd>{t("guides.travel.drive", { time: at(drive.leaves) })}</dd>}
      {there && <dd>{t("guides.travel.hours", { times: departures(there) })}</dd>}
      {back && <dd>{t("guides.travel.hoursBack", { times: departures(back) })}</dd>}
      <dd lang={langOf(cost, "note")}>{cost.note}</dd>
      {!isSaid && (known || there || back) ? (
        <dd>
          <PriceCheckedOn cost={cost} today={today} />
        </dd>
      ) : null}
    </div>
  );
}
