import type { PlaceMark } from "../../rules/places/place-marks";
import { formatPrice } from "../../rules/places/prices";
import { Badge } from "../../ui/badge";
import { useWords } from "../site/words";
import { useCategoryName } from "./category-name";
import { PlaceCard, type PlaceOfCard } from "./place-card";
import { usePlaceText } from "./place-text";
import { Rating } from "./rating";
import { useWayToBeach } from "./use-way-to-beach";

export type HotelOfCard = PlaceOfCard & {
  name: string;
  rating: number | null;
  review_count: number | null;
  price_from: number | null;
  currency: string;
  latitude: number | null;
  longitude: number | null;
};

type Props = { hotel: HotelOfCard; asked?: readonly PlaceMark[] };

export function HotelCard({ hotel, asked }: Props) {
  const { t, localPath } = useWords();
  const categoryName = useCategoryName();
  const { name, description, slug, price_from, currency } = hotel;
  const { texts, onlyIn } = usePlaceText(hotel, { name, description });
  return (
    <PlaceCard
      kind="hotel"
      place={hotel}
      words={{ name: texts.name, about: texts.description, onlyIn }}
      href={localPath(`/stay/${slug}`)}
      asked={asked}
      facts={
        <>
          <Badge>{categoryName(hotel.category)}</Badge>
          <Rating rating={hotel.rating} count={hotel.review_count} category={hotel.category} isShort />
        </>
      }
      state={
        <>
          {price_from !== null && (
            <p className="card-price">
              {t("places.stay.from", { price: formatPrice(price_from, currency) })}
            </p>
          )}
          <WayToBeach hotel={hotel} />
        </>
      }
    />
  );
}

function WayToBeach({ hotel }: { hotel: HotelOfCard }) {
  const way = useWayToBeach(hotel);
  return way ? <p className="card-meta">{way}</p> : null;
}
