import { generalPortrait } from "../../rules/pictures/general-portraits";
import type { Language } from "../../rules/site/language";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { useLanguage, useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";
import { useCategoryName } from "./category-name";
import { cardSizes, PlacePicture } from "./place-picture";
import { excerpt, foreign, OnlyIn, usePlaceText } from "./place-text";

export type ActivityOfCard = {
  slug: string;
  business_name: string;
  business_type: string;
  description: string;
  category: string;
  image_url: string | null;
  image_colour: number | null;
  portrait_code: string | null;
  is_premium: boolean;
  language: Language;
  translation: unknown;
};

export function ActivityCard({ activity }: { activity: ActivityOfCard }) {
  const { t } = useWords();
  const language = useLanguage();
  const localPath = useLocalPath();
  const categoryName = useCategoryName();
  const { business_name, description, slug, category, business_type } = activity;
  const { texts, onlyIn } = usePlaceText(activity, { business_name, description });
  return (
    <Card
      title={texts.business_name.text}
      href={localPath(`/do/${slug}`)}
      picture={
        <PlacePicture
          url={activity.image_url}
          colour={activity.image_colour}
          portrait={activity.portrait_code ?? generalPortrait.activity}
          sizes={cardSizes}
        />
      }
      meta={
        <>
          {activity.is_premium && <Badge tone="featured">{t("places.list.featured")}</Badge>}
          {category && <Badge>{categoryName(category)}</Badge>}
        </>
      }
      footer={<p className="text-sm text-muted">{categoryName(business_type)}</p>}
    >
      <p className="clamp-3" lang={foreign(texts.description, language)}>
        {excerpt(texts.description.text)}
      </p>
      <OnlyIn language={onlyIn} />
    </Card>
  );
}
