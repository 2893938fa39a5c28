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
  isSaid: boolean;
  day: number;
  today: number;
  road: readonly RoadLeg[];
};

/** Transport other than the bus; rides that leave one town at one hour say it once, above them. */
export function OtherRides({ rides, isSaid, day, today, road }: Props) {
  const { t } = useWords();
  const { at } = useTravelWords();
  const townName = useTownName();
  const drives = rides.flatMap(({ id, ...cost }) => {
    const ride = rideOf(id);
    return ride && !departuresOf({ id, ...cost }, "there", day)
      ? [{ id, from: ride.from, leaves: latestDrive(ride, road).leaves }]
      : [];
  });
  const shared = drives.filter((one) =>
    drives.some(({ id, from, leaves }) => id !== one.id && from === one.from && leaves === one.leaves),
  );
  const [first] = shared;
  return (
    <>
      <h3>{t("guides.travel.others")}</h3>
      {first ? (
        <p>{t("guides.travel.driveFrom", { town: townName(first.from), time: at(first.leaves) })}</p>
      ) : null}
      <dl className="facts other-rides">
        {rides.map((cost) => (
          <OtherRide
            key={cost.id}
            {...{ cost, day, today, road, isSaid }}
            isBesidePrices={rides.some((other) => checkedRange(other))}
            hasOwnHour={!shared.some(({ id }) => id === cost.id)}
          />
        ))}
      </dl>
    </>
  );
}
