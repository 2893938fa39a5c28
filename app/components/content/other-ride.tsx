import type { GuideCost } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { langOf } from "../../rules/content/page-content";
import { checkedRange } from "../../rules/info/checked-costs";
import { topicPictures } from "../../rules/info/info-pictures";
import { departuresOf, latestDrive } from "../../rules/info/rides-of-day";
import { rideOf } from "../../rules/town/rides";
import type { RoadLeg } from "../../rules/town/road";
import { InfoPicture } from "../pictures/info-picture";
import { useWords } from "../site/words";
import { Departures } from "./departures";
import { PriceCheckedOn } from "./price-checked-on";
import { useTravelWords } from "./use-travel-words";

export const ridePictures = {
  bus: undefined,
  taxi: topicPictures["local-taxi-services"],
  transfer: topicPictures["shuttle-services"],
  rental: topicPictures["car-rentals"],
};

type Props = {
  cost: Placed<GuideCost>;
  isSaid: boolean;
  /** Another beside it shows its price. */
  isBesidePrices: boolean;
  /** Whether its hour of leaving isn't said for several at once. */
  hasOwnHour?: boolean;
  day: number;
  today: number;
  road: readonly RoadLeg[];
};

/** Transport other than the bus: by its hours, or a drive that should end before dark. */
export function OtherRide({ cost, isSaid, isBesidePrices, hasOwnHour = true, day, today, road }: Props) {
  const { t } = useWords();
  const { at, fare } = useTravelWords();
  const known = checkedRange(cost);
  const there = departuresOf(cost, "there", day);
  const back = departuresOf(cost, "back", day);
  const ride = rideOf(cost.id);
  const drive = hasOwnHour && ride && !there && latestDrive(ride, road);
  return (
    <div>
      <dt lang={langOf(cost, "label")}>
        <InfoPicture drawing={ride ? ridePictures[ride.by] : undefined} />
        {cost.label}
      </dt>
      {known || isBesidePrices ? (
        <dd className="fact">{known ? fare(known.range) : t("guides.travel.askPrice")}</dd>
      ) : null}
      {drive && <dd>{t("guides.travel.drive", { time: at(drive.leaves) })}</dd>}
      {there && (
        <dd>
          <Departures label={t("guides.travel.hours")} minutes={there} />
        </dd>
      )}
      {back && (
        <dd>
          <Departures label={t("guides.travel.hoursBack")} minutes={back} />
        </dd>
      )}
      <dd lang={langOf(cost, "note")}>{cost.note}</dd>
      {!isSaid && (known || there || back) ? (
        <dd>
          <PriceCheckedOn cost={cost} today={today} />
        </dd>
      ) : null}
    </div>
  );
}
