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
import { PriceCheckedOn } from "../content/price-checked-on";
import { useTravelWords } from "../content/use-travel-words";
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
      <dl>
        {costs.map((cost) => (
          <Ride key={cost.id} cost={cost} isSaid={said.isSaid} road={road} today={today} />
        ))}
      </dl>
    </div>
  );
}

type RideProps = { cost: Placed<GuideCost>; isSaid: boolean; road: readonly RoadLeg[]; today: number };

function Ride({ cost, isSaid, road, today }: RideProps) {
  const { t } = useWords();
  const { fare, duration } = useTravelWords();
  const known = checkedRange(cost);
  const ride = rideOf(cost.id);
  const there = checkedTimetable(cost.departures, cost);
  const back = checkedTimetable(cost.departuresBack, cost);
  const isBus = ride?.by === "bus";
  return (
    <>
      <dt>
        <span lang={langOf(cost, "label")}>{cost.label}</span>
        {known ? <b> {fare(known.range)}</b> : null}
      </dt>
      <dd>
        {isBus ? `${t("pocket.bus", { duration: duration(driveMinutes(ride.from, ride.to, road)) })} ` : null}
        <span lang={langOf(cost, "note")}>{cost.note}</span>
        {there ? <Hours label={t("pocket.there")} timetable={there} /> : null}
        {back ? <Hours label={t("pocket.back")} timetable={back} /> : null}
        {isBus && !there && !back ? ` ${t("guides.travel.noHours")}` : null}
        {!isSaid && (known || there || back) ? <PriceCheckedOn cost={cost} today={today} /> : null}
      </dd>
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
