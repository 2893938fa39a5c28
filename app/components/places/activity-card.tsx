import type { PlaceMark } from "../../rules/places/place-marks";
import { Badge } from "../../ui/badge";
import { useWords } from "../site/words";
import { CardOffer } from "./activity-offer";
import { useCategoryName } from "./category-name";
import { PlaceCard, type PlaceOfCard } from "./place-card";
import { usePlaceText } from "./place-text";

export type ActivityOfCard = PlaceOfCard & {
  business_name: string;
  business_type: string;
  price_from: number | null;
  duration: string | null;
};

type Props = { activity: ActivityOfCard; asked?: readonly PlaceMark[] };

export function ActivityCard({ activity, asked }: Props) {
  const { localPath } = useWords();
  const categoryName = useCategoryName();
  const { business_name, description, slug, category, business_type } = activity;
  const { texts, onlyIn } = usePlaceText(activity, { business_name, description });
  return (
    <PlaceCard
      kind="activity"
      place={activity}
      words={{ name: texts.business_name, about: texts.description, onlyIn }}
      href={localPath(`/do/${slug}`)}
      asked={asked}
      facts={<Badge>{categoryName(business_type || category)}</Badge>}
      state={<CardOffer activity={activity} />}
    />
  );
}
