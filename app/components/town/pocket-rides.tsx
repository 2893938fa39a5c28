import type { GuideCost, GuideCosts } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { langOf, type PlacedSection } from "../../rules/content/page-content";
import { alikeDays, type Timetable } from "../../rules/info/bus-timetable";
import { checkedRange, checkedTimetable, saidOnce } from "../../rules/info/checked-costs";
import { capitalised, daysInWords } from "../../rules/places/week-words";
import { aimsOf } from "../../rules/search/pocket-words";
import { rideOf } from "../../rules/town/rides";
import { driveMinutes, type RoadLeg } from "../../rules/town/road";
import { CostsCheckedOn } from "../content/costs-checked-on";
import { Word } from "../content/managed-word";
import { ridePictures } from "../content/other-ride";
import { PriceCheckedOn } from "../content/price-checked-on";
import { useTravelWords } from "../content/use-travel-words";
import { InfoPicture } from "../pictures/info-picture";
import { useWords } from "../site/words";

type Props = { section: PlacedSection<GuideCosts>; road: readonly RoadLeg[]; today: number };

/** Transport here and back, with the hours of all days, since the day of return is unknown. */
export function PocketRides({ section, road, today }: Props) {
  const { costs, said } = saidOnce(section.costs);
  return (
    <div className="entry" data-aim={aimsOf[section.name]} lang={section.fallbackLanguage && "en"}>
      <h3>
        <Word of={section} name="title" />
      </h3>
      <p>
        <Word of={section} name="description" /> <CostsCheckedOn said={said} today={today} />
      </p>
      <ol className="rides">
        {costs.filter(isBus).map((cost) => (
          <BusRide key={cost.id} cost={cost} isSaid={said.isSaid} road={road} today={today} />
        ))}
      </ol>
      <dl className="other-rides">
        {costs
          .filter((cost) => !isBus(cost))
          .map((cost) => (
            <OtherRide key={cost.id} cost={cost} isSaid={said.isSaid} today={today} />
          ))}
      </dl>
    </div>
  );
}

const isBus = ({ id }: GuideCost) => rideOf(id)?.by === "bus";

type RideProps = { cost: Placed<GuideCost>; isSaid: boolean; today: number };

function BusRide({ road, ...props }: RideProps & Pick<Props, "road">) {
  const { cost } = props;
  const { t } = useWords();
  const { fare, duration } = useTravelWords();
  const known = checkedRange(cost);
  const ride = rideOf(cost.id);
  return (
    <li>
      <h4 lang={langOf(cost, "label")}>{cost.label}</h4>
      <p>
        {ride ? <b>{duration(driveMinutes(ride.from, ride.to, road))}</b> : null}{" "}
        <b>{known ? fare(known.range) : t("guides.travel.noPrice")}</b>
      </p>
      <div>
        <Notes {...props} />
      </div>
    </li>
  );
}

/** A taxi, a transfer or a car, with its picture and price. */
function OtherRide(props: RideProps) {
  const { cost } = props;
  const { t } = useWords();
  const { fare } = useTravelWords();
  const known = checkedRange(cost);
  const ride = rideOf(cost.id);
  return (
    <div>
      <dt lang={langOf(cost, "label")}>
        <InfoPicture drawing={ride ? ridePictures[ride.by] : undefined} />
        {cost.label}
      </dt>
      <dd className="fact">{known ? fare(known.range) : t("guides.travel.askPrice")}</dd>
      <dd>
        <Notes {...props} />
      </dd>
    </div>
  );
}

function Notes({ cost, isSaid, today }: RideProps) {
  const { t } = useWords();
  const there = checkedTimetable(cost.departures, cost);
  const back = checkedTimetable(cost.departuresBack, cost);
  const hasFacts = checkedRange(cost) || there || back;
  return (
    <>
      <span lang={langOf(cost, "note")}>{cost.note}</span>
      {there ? <Hours label={t("pocket.there")} timetable={there} /> : null}
      {back ? <Hours label={t("pocket.back")} timetable={back} /> : null}
      {isBus(cost) && !there && !back ? ` ${t("guides.travel.noHours")}` : null}
      {!isSaid && hasFacts ? <PriceCheckedOn cost={cost} today={today} /> : null}
    </>
  );
}

function Hours({ label, timetable }: { label: string; timetable: Timetable }) {
  const { t, language } = useWords();
  const { departures } = useTravelWords();
  const lines = alikeDays(timetable).map(({ weekdays, hasHolidays, minutes }) => {
    const days = [
      // `daysInWords` counts from Monday.
      weekdays.length > 0 &&
        daysInWords(
          weekdays.map((day) => (day + 6) % 7),
          language,
        ),
      hasHolidays && t("pocket.holidays"),
    ].filter(Boolean);
    return `${capitalised(days.join(", "))}: ${departures(minutes)}`;
  });
  return (
    <p>
      <b>{label}</b> {lines.join("; ")}
    </p>
  );
}
