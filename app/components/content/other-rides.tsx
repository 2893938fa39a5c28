import type { GuideCost } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { checkedRange } from "../../rules/info/checked-costs";
import { departuresOf, latestDrive } from "../../rules/info/rides-of-day";
import { rideOf } from "../../rules/town/rides";
import type { RoadLeg } from "../../rules/town/road";
import { useWords } from "../site/words";
import { OtherRide } from "./other-ride";
import { useTownName } from "./use-town-name";
import { useTravelWords } from "./use-travel-words";

type Props = {
  rides: readonly Placed<GuideCost>[];
  /** All of the page, also those shown elsewhere. */
  all: readonly Placed<GuideCost>[];
  isSaid: boolean;
  day: number;
  today: number;
  road: readonly RoadLeg[];
};

/** Transport other than the bus; rides that leave one town at one hour say it once, below them. */
export function OtherRides({ rides, all, isSaid, day, today, road }: Props) {
  const { t } = useWords();
  const { at } = useTravelWords();
  const townName = useTownName();
  const drives = rides.flatMap(({ id, ...cost }) => {
    const ride = rideOf(id);
    return ride && !departuresOf({ id, ...cost }, "there", day)
      ? [{ id, from: ride.from, leaves: latestDrive(ride, road).leaves }]
      : [];
  });
  const [first] = drives;
  const shared = drives.filter(({ from, leaves }) => from === first?.from && leaves === first.leaves);
  const isOnce = shared.length > 1 && shared.length === drives.length;
  return (
    <>
      <dl className="facts other-rides">
        {rides.map((cost) => (
          <OtherRide
            key={cost.id}
            {...{ cost, day, today, road, isSaid }}
            isBesidePrices={all.some((other) => checkedRange(other))}
            hasOwnHour={!isOnce}
          />
        ))}
      </dl>
      {isOnce && first ? (
        <p className="drive-by">
          {t("guides.travel.driveFrom", { town: townName(first.from), time: at(first.leaves) })}
        </p>
      ) : null}
    </>
  );
}
