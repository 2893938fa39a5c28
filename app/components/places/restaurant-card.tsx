import { generalPortrait } from "../../rules/pictures/general-portraits";
import type { OpenStatus } from "../../rules/places/open-status";
import type { Language } from "../../rules/site/language";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { useLanguage, useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";
import { useCategoryName } from "./category-name";
import { StatusBadge, StatusNext } from "./open-status";
import { CategoryIcon } from "./place-icon";
import { cardSizes, PlacePicture } from "./place-picture";
import { excerpt, foreign, OnlyIn, usePlaceText } from "./place-text";

export type RestaurantOfCard = {
  slug: string;
  name: string;
  description: string;
  category: string;
  image_url: string | null;
  image_colour: number | null;
  portrait_code: string | null;
  is_premium: boolean;
  language: Language;
  translation: unknown;
  status: OpenStatus;
};

type Props = { restaurant: RestaurantOfCard; now: Date; priority?: boolean };

export function RestaurantCard({ restaurant, now, priority }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const localPath = useLocalPath();
  const categoryName = useCategoryName();
  const { name, description, slug, category, status } = restaurant;
  const { texts, onlyIn } = usePlaceText(restaurant, { name, description });
  return (
    <Card
      title={texts.name.text}
      href={localPath(`/eat/${slug}`)}
      picture={
        <PlacePicture
          url={restaurant.image_url}
          colour={restaurant.image_colour}
          portrait={restaurant.portrait_code ?? generalPortrait.restaurant}
          sizes={cardSizes}
          priority={priority}
        />
      }
      meta={
        <>
          {restaurant.is_premium && <Badge tone="featured">{t("places.list.featured")}</Badge>}
          <span className="inline-flex items-center gap-1">
            <CategoryIcon category={category} />
            {categoryName(category)}
          </span>
        </>
      }
      footer={
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <StatusBadge status={status} />
          <StatusNext status={status} now={now} />
        </p>
      }
    >
      <p className="clamp-3" lang={foreign(texts.description, language)}>
        {excerpt(texts.description.text)}
      </p>
      <OnlyIn language={onlyIn} />
    </Card>
  );
}
