import { generalPortrait } from "../../rules/pictures/general-portraits";
import { mapSearchLink, telLink } from "../../rules/places/contact-links";
import type { Language } from "../../rules/site/language";
import { safeUrl } from "../../rules/site/safe-url";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { useLanguage } from "../site/local-path";
import { useWords } from "../site/words";
import { useCategoryName } from "./category-name";
import { cardSizes, PlacePicture } from "./place-picture";
import { foreign, OnlyIn, usePlaceText } from "./place-text";

export type BusinessOfCard = {
  slug: string;
  name: string;
  description: string;
  category: string;
  address: string;
  phone: string | null;
  website: string | null;
  image_url: string | null;
  image_colour: number | null;
  portrait_code: string | null;
  is_premium: boolean;
  language: Language;
  translation: unknown;
};

/** A general business has no page of its own: its card says all there is. */
export function BusinessCard({ business }: { business: BusinessOfCard }) {
  const { t } = useWords();
  const language = useLanguage();
  const categoryName = useCategoryName();
  const { name, description, address } = business;
  const { texts, onlyIn } = usePlaceText(business, { name, description });
  const call = telLink(business.phone);
  const website = safeUrl(business.website);
  return (
    <Card
      id={business.slug}
      title={texts.name.text}
      picture={
        <PlacePicture
          url={business.image_url}
          colour={business.image_colour}
          portrait={business.portrait_code ?? generalPortrait.business}
          sizes={cardSizes}
        />
      }
      meta={
        <>
          {business.is_premium && <Badge tone="featured">{t("places.list.featured")}</Badge>}
          <Badge>{categoryName(business.category)}</Badge>
        </>
      }
      footer={
        <div className="actions">
          <p className="hidden print:block">
            {[call && business.phone, website].filter(Boolean).join(" · ")}
          </p>
          {call && (
            <ButtonLink href={call} size="small" variant="secondary" icon="phone">
              {t("places.place.call")}
            </ButtonLink>
          )}
          {website && (
            <ButtonLink
              href={website}
              size="small"
              variant="secondary"
              icon="globe"
              rel="ugc nofollow noopener"
            >
              {t("places.place.website")}
            </ButtonLink>
          )}
        </div>
      }
    >
      <p lang={foreign(texts.description, language)}>{texts.description.text}</p>
      <OnlyIn language={onlyIn} />
      <p className="mt-2">
        <a href={mapSearchLink(address)} rel="noopener">
          {address}
        </a>
      </p>
    </Card>
  );
}
