import { telLink } from "../../rules/places/contact-links";
import { mapSearchLink } from "../../rules/places/map-links";
import { safeUrl } from "../../rules/site/safe-url";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { useWords } from "../site/words";
import { Address } from "./address";
import { Attribution } from "./attribution";
import { useCategoryName } from "./category-name";
import { PlaceCard, type PlaceOfCard } from "./place-card";
import { foreign, usePlaceText } from "./place-text";

export type BusinessOfCard = PlaceOfCard & {
  id: string;
  name: string;
  address: string;
  phone: string | null;
  website: string | null;
  attribution: string | null;
  mark_note: string | null;
};

/** General businesses have no page of their own: the card shows everything. */
export function BusinessCard({ business }: { business: BusinessOfCard }) {
  const { t, language } = useWords();
  const categoryName = useCategoryName();
  const { name, description, address, mark_note } = business;
  const { texts, onlyIn } = usePlaceText(business, { name, description, mark_note });
  const call = telLink(business.phone);
  const website = safeUrl(business.website);
  return (
    <PlaceCard
      kind="business"
      place={business}
      words={{ name: texts.name, about: texts.description, onlyIn }}
      facts={<Badge>{categoryName(business.category)}</Badge>}
      state={
        <p className="card-meta">
          <Address text={address} />
        </p>
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
          <ButtonLink
            href={mapSearchLink(address)}
            size="small"
            {...(call ? { variant: "quiet" } : { variant: "secondary", icon: "pin" })}
            rel="noopener"
          >
            {t("places.place.way")}
          </ButtonLink>
          {website && (
            <ButtonLink href={website} size="small" variant="quiet" rel="ugc nofollow noopener">
              {t("places.place.website")}
            </ButtonLink>
          )}
        </div>
      }
    >
      {mark_note && <p lang={foreign(texts.mark_note, language)}>{texts.mark_note.text}</p>}
      {business.attribution && (
        <p className="mt-2 text-sm text-muted">
          <Attribution text={business.attribution} />
        </p>
      )}
    </PlaceCard>
  );
}
