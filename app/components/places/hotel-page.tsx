import type { ReactNode } from "react";
import type { PictureFacts } from "../../rules/pictures/pictures";
import { amenityOf } from "../../rules/places/amenities";
import { formatPrice } from "../../rules/places/prices";
import { parseTimeOfDay } from "../../rules/places/time-of-day";
import { queryPath } from "../../rules/site/query-path";
import { clockText } from "../../rules/time/clock-text";
import { Badge } from "../../ui/badge";
import { Breadcrumbs } from "../../ui/breadcrumbs";
import { PageHero } from "../../ui/page-hero";
import { Paragraphs } from "../../ui/prose";
import { ScenePicture } from "../../ui/scene-picture";
import { useLanguage, useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";
import { BookingCard } from "./booking-card";
import { useCategoryName } from "./category-name";
import type { HotelOfCard } from "./hotel-card";
import { PhotoGallery } from "./photo-gallery";
import { AmenityIcon } from "./place-icon";
import { PlaceMap } from "./place-map";
import { hotelScene } from "./place-scenes";
import { foreign, OnlyIn, usePlaceText } from "./place-text";
import { Rating } from "./rating";

export type HotelOfPage = HotelOfCard & {
  full_description: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  affiliate_url: string | null;
  gallery_images: string[];
  amenities: string[];
  policies: { phone?: string; check_in?: string; check_out?: string };
};

type Props = {
  hotel: HotelOfPage;
  facts: PictureFacts[];
  photo: number;
  /** Where its photos lead; a preview stays where it is. */
  path?: string;
  children?: ReactNode;
};

/** A hotel as the public sees it; a reviewer's preview shows the same. */
export function HotelPage({ hotel, facts, photo, path: given, children }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const localPath = useLocalPath();
  const categoryName = useCategoryName();
  const { slug, category, price_from, currency, amenities } = hotel;
  const description = hotel.full_description || hotel.description;
  const { texts, onlyIn } = usePlaceText(hotel, {
    name: hotel.name,
    description: hotel.description,
    full_description: hotel.full_description,
  });
  const title = texts.name.text;
  const about = texts.full_description.text ? texts.full_description : texts.description;
  const photos = [hotel.image_url, ...hotel.gallery_images].filter((url) => url !== null);
  const path = given ?? localPath(`/stay/${slug}`);
  return (
    <>
      <PageHero
        title={title}
        picture={photos.length === 0 && <ScenePicture scene={hotelScene(category)} priority />}
        breadcrumbs={
          <Breadcrumbs
            label={t("places.place.breadcrumbs")}
            crumbs={[
              { label: t("places.place.home"), href: localPath("/") },
              { label: t("frame.links.stay"), href: localPath("/stay") },
              { label: title },
            ]}
          />
        }
        meta={
          <>
            <Badge>{categoryName(category)}</Badge>
            <Rating rating={hotel.rating} count={hotel.review_count} />
            {price_from !== null && (
              <span>{t("places.stay.from", { price: formatPrice(price_from, currency) })}</span>
            )}
          </>
        }
        subtitle={hotel.address}
      />
      <div className="wrap grid gap-12 pb-16 lg:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 content-start gap-12">
          <PhotoGallery
            name={title}
            urls={photos}
            facts={facts}
            selected={photo}
            hrefOf={(number) => `${queryPath(path, { photo: String(number) })}#gallery`}
          />
          {description && (
            <section aria-labelledby="about">
              <h2 id="about" className="text-2xl">
                {t("places.hotel.about")}
              </h2>
              <div className="prose mt-3" lang={foreign(about, language)}>
                <Paragraphs text={about.text} />
              </div>
              <OnlyIn language={onlyIn} />
            </section>
          )}
          {amenities.length > 0 && <Amenities amenities={amenities} lang={hotel.language} />}
          <Policies policies={hotel.policies} />
          <section aria-labelledby="location">
            <h2 id="location" className="mb-4 text-2xl">
              {t("places.place.location")}
            </h2>
            <PlaceMap {...hotel} name={title} />
          </section>
        </div>
        <BookingCard {...hotel} />
        <div className="lg:col-span-2">
          {children}
          <p className="mt-6">
            <a href={localPath("/stay")}>{t("places.hotel.back")}</a>
          </p>
        </div>
      </div>
    </>
  );
}

type AmenitiesProps = { amenities: string[]; lang: HotelOfPage["language"] };

function Amenities({ amenities, lang }: AmenitiesProps) {
  const { t } = useWords();
  const language = useLanguage();
  return (
    <section aria-labelledby="amenities">
      <h2 id="amenities" className="text-2xl">
        {t("places.hotel.amenities")}
      </h2>
      <ul
        className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4 md:grid-cols-3"
        lang={lang === language ? undefined : lang}
      >
        {amenities.map((amenity) => (
          <li key={amenity} className="flex items-start gap-3 wrap-anywhere">
            <AmenityIcon amenity={amenityOf(amenity)} />
            {amenity}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Policies({ policies }: Pick<HotelOfPage, "policies">) {
  const { t } = useWords();
  const language = useLanguage();
  const clock = (text?: string) => {
    const minutes = parseTimeOfDay(text);
    return minutes === null ? text : clockText(minutes, language);
  };
  const rows = [
    [t("places.hotel.checkIn"), clock(policies.check_in)],
    [t("places.hotel.checkOut"), clock(policies.check_out)],
    [t("places.hotel.phone"), policies.phone],
  ].filter(([, text]) => text?.trim());
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="policies">
      <h2 id="policies" className="text-2xl">
        {t("places.hotel.policies")}
      </h2>
      <dl className="mt-4 grid gap-2">
        {rows.map(([label, text]) => (
          <div key={label} className="flex gap-4">
            <dt className="w-28 text-muted">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
