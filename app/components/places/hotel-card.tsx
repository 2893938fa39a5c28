import { generalPortrait } from "../../rules/pictures/general-portraits";
import { formatPrice } from "../../rules/places/prices";
import type { Language } from "../../rules/site/language";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { useLanguage, useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";
import { useCategoryName } from "./category-name";
import { cardSizes, PlacePicture } from "./place-picture";
import { excerpt, foreign, OnlyIn, usePlaceText } from "./place-text";
import { Rating } from "./rating";

export type HotelOfCard = {
  slug: string;
  name: string;
  description: string;
  category: string;
  image_url: string | null;
  image_colour: number | null;
  portrait_code: string | null;
  is_premium: boolean;
  rating: number | null;
  review_count: number | null;
  price_from: number | null;
  currency: string;
  language: Language;
  translation: unknown;
};

export function HotelCard({ hotel }: { hotel: HotelOfCard }) {
  const { t } = useWords();
  const language = useLanguage();
  const localPath = useLocalPath();
  const categoryName = useCategoryName();
  const { name, description, slug, price_from, currency } = hotel;
  const { texts, onlyIn } = usePlaceText(hotel, { name, description });
  return (
    <Card
      title={texts.name.text}
      href={localPath(`/stay/${slug}`)}
      picture={
        <PlacePicture
          url={hotel.image_url}
          colour={hotel.image_colour}
          portrait={hotel.portrait_code ?? generalPortrait.hotel}
          sizes={cardSizes}
        />
      }
      meta={
        <>
          {hotel.is_premium && <Badge tone="featured">{t("places.list.featured")}</Badge>}
          <span>{categoryName(hotel.category)}</span>
          <Rating rating={hotel.rating} count={hotel.review_count} />
        </>
      }
      footer={
        price_from !== null && (
          <p className="font-bold">{t("places.stay.from", { price: formatPrice(price_from, currency) })}</p>
        )
      }
    >
      <p className="clamp-3" lang={foreign(texts.description, language)}>
        {excerpt(texts.description.text)}
      </p>
      <OnlyIn language={onlyIn} />
    </Card>
  );
}
