import { TodayOnly } from "../../ui/today-only";
import { useWords } from "../site/words";
import type { PlaceOfDay } from "./today-data";

const mostNamed = 8;

/** Places that one would expect to be open. */
export function ClosedToday({ places, isToday }: { places: readonly PlaceOfDay[]; isToday: boolean }) {
  const { t } = useWords();
  const named = places.slice(0, mostNamed);
  const isForSeason = ({ status }: PlaceOfDay) => status.state === "closed-for-season";
  const forDay = namesOf(named.filter((place) => !isForSeason(place)));
  const forSeason = namesOf(named.filter(isForSeason));
  if (named.length === 0) return null;
  const dated = t("sea.today.missedOther", { names: forDay });
  const thatDay = isToday ? (
    <TodayOnly dated={dated}>{t("sea.today.missed", { names: forDay })}</TodayOnly>
  ) : (
    dated
  );
  return (
    <p className="muted">
      {forDay ? thatDay : null} {forSeason ? t("sea.today.closedForSeason", { names: forSeason }) : null}
    </p>
  );
}

const namesOf = (places: readonly PlaceOfDay[]) => places.map(({ name }) => name).join(", ");
