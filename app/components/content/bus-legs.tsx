import type { GuideCost } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { langOf } from "../../rules/content/page-content";
import type { SaidOnce } from "../../rules/info/checked-costs";
import { isHoliday } from "../../rules/info/public-holidays";
import {
  type BusWay,
  busFare,
  type Direction,
  type Leg,
  ordinaryDepartures,
} from "../../rules/info/rides-of-day";
import { clockParts, dateInWords } from "../../rules/time/date-words";
import { formatDay } from "../../rules/time/days";
import { useWords } from "../site/words";
import { Departures } from "./departures";
import { PriceCheckedOn } from "./price-checked-on";
import { useTownName } from "./use-town-name";
import { useTravelWords } from "./use-travel-words";

type LegsProps = { bus: BusWay; day: number; costs: Placed<GuideCost>[] };
type Props = LegsProps & { said: SaidOnce; today: number };

/** The way there, bus by bus: departures, duration and fare of each, and the total. */
export function BusLegs({ bus: { legs, way }, day, costs, said, today }: Props) {
  const { t } = useWords();
  const { duration, price } = useTravelWords();
  const whole = busFare(costs);
  const [first, last] = [way?.[0], way?.at(-1)];
  return (
    <ol className="rides">
      {legs.map((leg, index) => {
        const cost = costs.find(({ id }) => id === leg.id);
        return (
          <li key={leg.id}>
            <LeavesAt minutes={way?.[index]?.leaves} />
            <h4 lang={cost && langOf(cost, "label")}>{cost ? cost.label : <LegName leg={leg} />}</h4>
            <LegFacts leg={leg} cost={cost} />
            <Hours leg={leg} direction="there" day={day} cost={cost} leaves={way?.[index]?.leaves} />
            {cost && isServed(leg) && (
              <>
                <p lang={langOf(cost, "note")}>{cost.note}</p>
                {said.isSaid ? null : <PriceCheckedOn cost={cost} today={today} />}
              </>
            )}
          </li>
        );
      })}
      {first && last ? (
        <li>
          <h4>{t("guides.travel.inAll")}</h4>
          <p>
            <b>{duration([last.arrives[0] - first.leaves, last.arrives[1] - first.leaves])}</b>{" "}
            <b>{whole ? price(whole) : t("guides.travel.noPrice")}</b>
          </p>
        </li>
      ) : (
        <LastStop legs={legs} />
      )}
    </ol>
  );
}

/** The way back, where the fares are the same. */
export function LegsBack({ bus: { legs, way }, day, costs }: LegsProps) {
  return (
    <ol className="rides">
      {legs.map((leg, index) => {
        const cost = costs.find(({ id }) => id === leg.id);
        return (
          <li key={leg.id}>
            <LeavesAt minutes={way?.[index]?.leaves} />
            <h4>
              <LegName leg={leg} />
            </h4>
            <LegFacts leg={leg} cost={cost} />
            <Hours leg={leg} direction="back" day={day} cost={cost} leaves={way?.[index]?.leaves} />
          </li>
        );
      })}
      <LastStop legs={legs} />
    </ol>
  );
}

function LastStop({ legs }: Pick<BusWay, "legs">) {
  const townName = useTownName();
  const last = legs.at(-1);
  return last ? (
    <li>
      <h4>{townName(last.to)}</h4>
    </li>
  ) : null;
}

/** The hour to take, large beside the road; said in a sentence among the departures. */
function LeavesAt({ minutes }: { minutes: number | undefined }) {
  const { clock } = useTravelWords();
  if (minutes === undefined) return null;
  const [hour, half] = clockParts(clock(minutes));
  return (
    <b className="ride-at" aria-hidden="true">
      {hour} <small>{half}</small>
    </b>
  );
}

function LegName({ leg: { from, to } }: { leg: Leg }) {
  const { t } = useWords();
  const townName = useTownName();
  return t("guides.way.fromTo", { from: townName(from), to: townName(to) });
}

const isServed = ({ departures }: Leg) => departures?.length !== 0;

/** Nobody pays for a bus that doesn't run. */
function LegFacts({ leg, cost }: { leg: Leg; cost: GuideCost | undefined }) {
  const { legFare, duration } = useTravelWords();
  if (!isServed(leg)) return null;
  return (
    <p>
      <b>{duration(leg.minutes)}</b> <b>{legFare(cost)}</b>
    </p>
  );
}

type HoursProps = {
  leg: Leg;
  direction: Direction;
  day: number;
  cost: GuideCost | undefined;
  leaves: number | undefined;
};

/** On a holiday the hours of that weekday are named as such; that some are unknown is said above all the legs. */
function Hours({ leg: { departures }, direction, day, cost, leaves }: HoursProps) {
  const { t, language } = useWords();
  const { at } = useTravelWords();
  if (!departures) {
    const ordinary = cost && isHoliday(day) ? ordinaryDepartures(cost, direction, day) : null;
    if (!ordinary) return null;
    const weekday = dateInWords(formatDay(day), "weekdayName", language);
    return (
      <p>
        <Departures label={t("guides.travel.hoursOrdinary", { day: weekday })} minutes={ordinary} />
      </p>
    );
  }
  return (
    <p>
      {leaves !== undefined && <b className="unseen">{t("guides.travel.board", { time: at(leaves) })}</b>}{" "}
      <Departures
        label={t(isHoliday(day) ? "guides.travel.hoursHoliday" : "guides.travel.hours")}
        minutes={departures}
      />
    </p>
  );
}
