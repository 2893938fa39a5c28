import type { OpenStatus } from "../../rules/places/open-status";
import type { PlaceMark } from "../../rules/places/place-marks";
import { Badge } from "../../ui/badge";
import { useWords } from "../site/words";
import { useCategoryName } from "./category-name";
import { StatusBadge, StatusNext } from "./open-status";
import { PlaceCard, type PlaceOfCard } from "./place-card";
import { usePlaceText } from "./place-text";

export type RestaurantOfCard = PlaceOfCard & { name: string; status: OpenStatus };

type Props = {
  restaurant: RestaurantOfCard;
  asked?: readonly PlaceMark[];
  now: Date;
  /** The status is that of another moment than now. */
  isAtOtherTime?: boolean;
};

export function RestaurantCard({ restaurant, asked, now, isAtOtherTime }: Props) {
  const { localPath } = useWords();
  const categoryName = useCategoryName();
  const { name, description, slug, category, status } = restaurant;
  const { texts, onlyIn } = usePlaceText(restaurant, { name, description });
  return (
    <PlaceCard
      kind="restaurant"
      place={restaurant}
      words={{ name: texts.name, about: texts.description, onlyIn }}
      href={localPath(`/eat/${slug}`)}
      asked={asked}
      facts={<Badge>{categoryName(category)}</Badge>}
      state={
        <p className="card-meta">
          <StatusBadge status={status} isAtOtherTime={isAtOtherTime} />
          <StatusNext status={status} now={now} />
        </p>
      }
    />
  );
}
