import { Fragment } from "react";
import type { GuideCost } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { langOf } from "../../rules/content/page-content";
import { checkedRange } from "../../rules/info/costs";
import { type BusWay, busFare, type Leg } from "../../rules/info/ways-of-day";
import { useWords } from "../site/words";
import { PriceCheckedOn } from "./price-checked-on";
import { useTownName } from "./town-name";
import { useTravelWords } from "./use-travel-words";

type Props = { bus: BusWay; costs: Placed<GuideCost>[]; today: number };

/** The way there, bus by bus: when each leaves, how long it takes, what it costs, and all of it together. */
export function BusTable({ bus: { legs, way }, costs, today }: Props) {
  const { t } = useWords();
  const { duration, fare, price } = useTravelWords();
  const whole = busFare(costs);
  const [first, last] = [way?.[0], way?.at(-1)];
  return (
    <table className="legs">
      <thead>
        <tr>
          <th scope="col">{t("guides.way.leg")}</th>
          <th scope="col">{t("guides.travel.takes")}</th>
          <th scope="col">{t("guides.travel.price")}</th>
        </tr>
      </thead>
      <tbody>
        {legs.map((leg, index) => {
          const cost = costs.find(({ id }) => id === leg.id);
          const known = cost && checkedRange(cost);
          return (
            <Fragment key={leg.id}>
              <tr>
                <th scope="row" lang={cost && langOf(cost, "label")}>
                  {cost ? cost.label : <LegName leg={leg} />}
                </th>
                <td>{duration(leg.minutes)}</td>
                <td>{known ? fare(known.range) : t("guides.travel.noPrice")}</td>
              </tr>
              <tr>
                <td colSpan={3}>
                  <Hours leg={leg} leaves={way?.[index]?.leaves} />
                  {cost && (
                    <>
                      <p lang={langOf(cost, "note")}>{cost.note}</p>
                      <PriceCheckedOn cost={cost} today={today} />
                    </>
                  )}
                </td>
              </tr>
            </Fragment>
          );
        })}
      </tbody>
      {first && last ? (
        <tfoot>
          <tr>
            <th scope="row">{t("guides.travel.inAll")}</th>
            <td>{duration([last.arrives[0] - first.leaves, last.arrives[1] - first.leaves])}</td>
            <td>{whole ? price(whole) : t("guides.travel.noPrice")}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

/** The same back, where the fares are the same. */
export function BusesBack({ legs, way }: BusWay) {
  const { duration } = useTravelWords();
  return (
    <table className="legs">
      <tbody>
        {legs.map((leg, index) => (
          <Fragment key={leg.id}>
            <tr>
              <th scope="row">
                <LegName leg={leg} />
              </th>
              <td>{duration(leg.minutes)}</td>
            </tr>
            <tr>
              <td colSpan={2}>
                <Hours leg={leg} leaves={way?.[index]?.leaves} />
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function LegName({ leg: { from, to } }: { leg: Leg }) {
  const { t } = useWords();
  const townName = useTownName();
  return t("guides.way.fromTo", { from: townName(from), to: townName(to) });
}

function Hours({ leg: { departures }, leaves }: { leg: Leg; leaves: number | undefined }) {
  const { t } = useWords();
  const { at, departures: hours } = useTravelWords();
  if (!departures) return <p>{t("guides.travel.noHours")}</p>;
  return (
    <p>
      {leaves !== undefined && <b>{t("guides.travel.board", { time: at(leaves) })}</b>}{" "}
      {t("guides.travel.hours", { times: hours(departures) })}
    </p>
  );
}
