import { generalPortrait } from "../../rules/pictures/general-portraits";
import { questionFor } from "../../rules/places/categories";
import { whatsappLink } from "../../rules/places/contact-links";
import { excerpt } from "../../rules/places/excerpt";
import type { OpenStatus } from "../../rules/places/open-status";
import styles from "../../styles/service-places.css?url";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import type { ActivityOfCard } from "../places/activity-card";
import { Address } from "../places/address";
import { useCategoryName } from "../places/category-name";
import { StatusBadge, StatusNext } from "../places/open-status";
import { PlacePicture } from "../places/place-picture";
import { foreign, usePlaceText } from "../places/place-text";
import { useWords } from "../site/words";

export type PlaceOfService = ActivityOfCard & {
  id: string;
  address: string;
  whatsapp: string | null;
  status: OpenStatus;
};

type Props = { places: PlaceOfService[]; now: Date; until: Date };

/** Places that offer the service, each with a link to ask for the price. */
export function ServicePlaces({ places, now, until }: Props) {
  const { t } = useWords();
  if (places.length === 0) return null;
  return (
    <section className="service-places" aria-labelledby="offers-title">
      <link rel="stylesheet" href={styles} />
      <h2 id="offers-title">{t("info.whoOffers")}</h2>
      <p className="section-lead">{t("info.askPrice")}</p>
      <div className="cards" id="offers" data-changes-at={until.getTime()}>
        {places.map((place) => (
          <PlaceRow key={place.id} place={place} now={now} />
        ))}
      </div>
    </section>
  );
}

function PlaceRow({ place, now }: { place: PlaceOfService; now: Date }) {
  const { t, language, localPath } = useWords();
  const categoryName = useCategoryName();
  const { business_name, description, business_type, status } = place;
  const { texts } = usePlaceText(place, { business_name, description });
  const name = texts.business_name.text;
  const asked = questionFor(business_type);
  const chat = whatsappLink(place.whatsapp, t(`places.activity.question.${asked}`, { name }));
  return (
    <Card
      title={name}
      href={localPath(`/do/${place.slug}`)}
      picture={
        <PlacePicture
          url={place.image_url}
          colour={place.image_colour}
          portrait={place.portrait_code ?? generalPortrait.activity}
          sizes="(min-width: 64rem) 16rem, 40vw"
        />
      }
      meta={
        <>
          <Badge>{categoryName(business_type)}</Badge>
          <StatusBadge status={status} />
          <StatusNext status={status} now={now} />
        </>
      }
      footer={
        chat && (
          <ButtonLink href={chat} size="small" icon="message" rel="nofollow noopener">
            {t(`places.activity.ask.${asked}`)}
          </ButtonLink>
        )
      }
    >
      <p lang={foreign(texts.description, language)}>{excerpt(texts.description.text)}</p>
      <p>
        <Address text={place.address} />
      </p>
    </Card>
  );
}
