import { distanceInWords } from "../../rules/places/distance";
import { wayToBeach } from "../../rules/places/way-to-beach";
import { useWords } from "../site/words";

/** How far a hotel is from the beach on foot, or else from the village; null without a position. */
export function useWayToBeach(hotel: Parameters<typeof wayToBeach>[0]): string | null {
  const { t } = useWords();
  const way = wayToBeach(hotel);
  if (!way) return null;
  return "minutesToBeach" in way
    ? t("places.stay.toBeach", { count: way.minutesToBeach })
    : t("places.stay.toTown", { distance: distanceInWords(way.metresToTown) });
}
