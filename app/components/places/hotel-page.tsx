import type { ReactNode } from "react";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import type { PictureFacts } from "../../rules/pictures/picture-sources";
import { formatPrice } from "../../rules/places/prices";
import { queryPath } from "../../rules/site/query-path";
import { safeImageUrl, safeUrl } from "../../rules/site/safe-url";
import type { NamedPoint } from "../../rules/town/map-part";
import { PageHero } from "../../ui/page-hero";
import { Paragraphs } from "../../ui/paragraphs";
import { BackLink } from "../../ui/section";
import { TitledSection } from "../../ui/titled-section";
import { PortraitPicture } from "../pictures/portrait-picture";
import { useWords } from "../site/words";
import { AddressFact, Fact } from "./fact";
import type { HotelOfCard } from "./hotel-card";
import { Amenities, BookingCard, Policies } from "./hotel-details";
import { PhotoGallery } from "./photo-gallery";
import { PlaceActions } from "./place-actions";
import { PlaceCrumbs } from "./place-crumbs";
import { PlaceLocation } from "./place-location";
import { foreign, OnlyIn, usePlaceText } from "./place-text";
import { Rating } from "./rating";
import { useWayToBeach } from "./use-way-to-beach";

export type HotelOfPage = HotelOfCard & {
  full_description: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  affiliate_url: string | null;
  gallery_images: string[];
  amenities: string[];
  mark_note: string | null;
  policies: { phone?: string; check_in?: string; check_out?: string };
};

type Props = {
  hotel: HotelOfPage;
  facts: PictureFacts[];
  photo: number;
  /** The base path of photos; a preview keeps its own. */
  path?: string;
  /** Nearby places. */
  around?: ReactNode;
  /** The same, as the map names them. */
  neighbours?: readonly NamedPoint[];
  /** Coming events. */
  events?: ReactNode;
  /** Its public path; none in a preview. */
  url?: string;
  children?: ReactNode;
};

/** A hotel page, also used as the reviewer's preview. */
export function HotelPage(props: Props) {
  const { hotel, facts, photo, path: given, around, neighbours, events, url, children } = props;
  const { t, language, localPath } = useWords();
  const { slug, category, price_from, currency } = hotel;
  const description = hotel.full_description || hotel.description;
  const { texts, onlyIn } = usePlaceText(hotel, {
    name: hotel.name,
    description: hotel.description,
    full_description: hotel.full_description,
  });
  const wayToBeach = useWayToBeach(hotel);
  const title = texts.name.text;
  const about = texts.full_description.text ? texts.full_description : texts.description;
  const photos = [hotel.image_url, ...hotel.gallery_images].flatMap((url) => safeImageUrl(url) ?? []);
  const path = given ?? localPath(`/stay/${slug}`);
  return (
    <>
      <PageHero
        title={title}
        isBeside
        picture={
          photos.length > 0 ? (
            <PhotoGallery
              name={title}
              urls={photos}
              facts={facts}
              selected={photo}
              hrefOf={(number) => `${queryPath(path, { photo: String(number) })}#gallery`}
            />
          ) : (
            <PortraitPicture code={hotel.portrait_code ?? generalPortrait.hotel} priority />
          )
        }
        breadcrumbs={<PlaceCrumbs list="stay" categories={[category]} />}
        facts={
          <dl className="head-facts">
            {price_from === null ? null : (
              <Fact label={t("places.place.fact.price")}>
                <dd>{t("places.stay.from", { price: formatPrice(price_from, currency) })}</dd>
              </Fact>
            )}
            {wayToBeach ? (
              <Fact label={t("places.place.fact.distance")}>
                <dd>{wayToBeach}</dd>
              </Fact>
            ) : null}
            {hotel.rating ? (
              <Fact label={t("places.place.reviewsTab")}>
                <dd>
                  <Rating rating={hotel.rating} count={hotel.review_count} category={hotel.category} />
                </dd>
              </Fact>
            ) : null}
            <AddressFact text={hotel.address} />
          </dl>
        }
        actions={
          <PlaceActions
            url={url}
            name={title}
            phone={hotel.policies.phone}
            latitude={hotel.latitude}
            longitude={hotel.longitude}
            wayHere="#location"
            booking={safeUrl(hotel.affiliate_url)}
          />
        }
      />
      <div className="wrap hotel-parts">
        <div className="hotel-main">
          {events}
          {description && (
            <TitledSection titleId="about" title={t("places.hotel.about")}>
              <div className="prose mt-3" lang={foreign(about, language)}>
                <Paragraphs text={about.text} />
              </div>
              <OnlyIn language={onlyIn} />
            </TitledSection>
          )}
          <Amenities hotel={hotel} />
        </div>
        <div className="hotel-side">
          <BookingCard {...hotel} />
          <Policies policies={hotel.policies} />
        </div>
        <div className="place-where">
          <PlaceLocation
            {...hotel}
            kind={given ? undefined : "stay"}
            name={title}
            missing="notPlaced"
            dial={hotel.policies.phone}
            neighbours={neighbours}
          />
          {around}
        </div>
        <div className="place-end">
          {children}
          <BackLink href={localPath("/stay")} label={t("places.hotel.back")} />
        </div>
      </div>
    </>
  );
}
