import { useCategoryName } from "../../components/places/category-name";
import { cardSizes, PlacePicture } from "../../components/places/place-picture";
import { foreign, usePlaceText } from "../../components/places/place-text";
import { useWords } from "../../components/site/words";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import { excerpt } from "../../rules/places/excerpt";
import type { DayFigures } from "../../rules/places/figures";
import { kindAndCategory } from "../../rules/places/listing-texts";
import { editPath, ownPublicPath, posterPath } from "../../rules/places/paths";
import { changesState } from "../../rules/review/changes-state";
import type { FieldReasons } from "../../rules/review/field-reasons";
import { isPublic, type Status, statusBadge } from "../../rules/review/status";
import type { Language } from "../../rules/site/language";
import type { ListingKind } from "../../rules/site/listing-kinds";
import { dateText } from "../../rules/time/panama-time";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { Icon } from "../../ui/icon";
import { ReviewNote } from "../forms/review-note";
import { CardFigures } from "./card-figures";
import { EditLink, RemoveLink } from "./card-links";
import { correctionsOf, type OwnCorrection, OwnCorrections } from "./own-corrections";

export type OwnListingOfCard = {
  kind: ListingKind;
  id: string;
  slug: string;
  name: string;
  category: string;
  description: string;
  address: string;
  image_url: string | null;
  image_colour: number | null;
  portrait_code: string | null;
  language: Language;
  translation: unknown;
  status: Status;
  review_note: string | null;
  review_reasons: FieldReasons | null;
  pending_changes: number;
  waiting_since: number | null;
  created_at: number;
  figures: DayFigures[] | null;
};

type Props = { listing: OwnListingOfCard; corrections: OwnCorrection[]; today: number };

export function OwnListingCard({ listing, corrections, today }: Props) {
  const { t, language, localPath } = useWords();
  const categoryName = useCategoryName();
  const { kind, id, name, description, review_note, review_reasons, figures } = listing;
  const { texts } = usePlaceText(listing, { name, description });
  const title = texts.name.text || t("listings.unnamed");
  const isDeclined = listing.status === "rejected" || changesState(listing) === "declined";
  return (
    <Card
      title={title}
      lang={foreign(texts.name, language)}
      heading="h2"
      picture={
        <PlacePicture
          url={listing.image_url}
          colour={listing.image_colour}
          portrait={listing.portrait_code ?? generalPortrait[kind]}
          sizes={cardSizes}
        />
      }
      meta={
        <>
          <StatusBadges listing={listing} />
          <Badge>{kindAndCategory(t(`listings.kind.${kind}`), categoryName(listing.category))}</Badge>
        </>
      }
      footer={
        <div className="own-acts">
          <EditLink href={localPath(editPath(kind, id))} name={title} />
          <RemoveLink kind={kind} id={id} name={title} />
        </div>
      }
    >
      <p className="clamp-2" lang={foreign(texts.description, language)}>
        {excerpt(texts.description.text)}
      </p>
      <p className="mt-2 flex items-start gap-2 text-sm">
        <Icon name="pin" />
        {listing.address}
      </p>
      <p className="mt-1 text-sm">
        {t("listings.created", { date: dateText(new Date(listing.created_at), language) })}
      </p>
      {isPublic(listing) ? (
        <p className="mt-1 text-sm">
          <a href={localPath(ownPublicPath(kind, listing))}>{t("listings.view")}</a>
          {" · "}
          <a href={localPath(posterPath(kind, id))} aria-label={t("listings.posterNamed", { name: title })}>
            {t("listings.poster")}
          </a>
        </p>
      ) : null}
      <OwnCorrections
        corrections={correctionsOf(corrections, kind, id)}
        name={title}
        editHref={localPath(editPath(kind, id))}
      />
      {figures && kind !== "business" ? <CardFigures {...{ kind, figures, today }} name={title} /> : null}
      {isDeclined && <ReviewNote kind={kind} note={review_note} reasons={review_reasons} />}
    </Card>
  );
}

type Badged = Pick<OwnListingOfCard, "status" | "pending_changes" | "waiting_since">;

/**
 * Green for approved, red for rejected, yellow for everything else. A pending edit of a public listing has its own
 * badge.
 */
export function StatusBadges({ listing }: { listing: Badged }) {
  const { t } = useWords();
  const { status } = statusBadge(listing.status);
  return (
    <>
      <Badge tone={status}>{t(`listings.status.${status}`)}</Badge>
      <ChangesBadge listing={listing} />
    </>
  );
}

/** The state of an edit of a public listing. */
export function ChangesBadge({ listing }: { listing: Badged }) {
  const { t } = useWords();
  const changes = changesState(listing);
  return (
    <>
      {changes === "waiting" && <Badge tone="pending">{t("listings.changes.waiting")}</Badge>}
      {changes === "declined" && <Badge tone="rejected">{t("listings.changes.declined")}</Badge>}
    </>
  );
}
