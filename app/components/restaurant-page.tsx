import type { ReactNode } from "react";
import { hasHours, type WeekHours } from "../rules/hours";
import type { PictureFacts } from "../rules/pictures";
import { queryPath } from "../rules/query-path";
import { Breadcrumbs } from "../ui/breadcrumbs";
import { PageHero } from "../ui/page-hero";
import { Paragraphs } from "../ui/prose";
import { Tabs } from "../ui/tabs";
import { useCategoryName } from "./category-name";
import { HoursTable } from "./hours-table";
import { useLanguage, useLocalPath } from "./local-path";
import { StatusLine } from "./open-status";
import { PhotoGallery } from "./photo-gallery";
import { PlaceActions } from "./place-actions";
import { CategoryIcon } from "./place-icon";
import { PlaceMap } from "./place-map";
import { PlacePicture } from "./place-picture";
import { restaurantScene } from "./place-scenes";
import { foreign, OnlyIn, usePlaceText } from "./place-text";
import type { RestaurantOfCard } from "./restaurant-card";
import { useWords } from "./words";

export const restaurantTabs = ["profile", "menu", "location", "reviews"] as const;
export type RestaurantTab = (typeof restaurantTabs)[number];

export type RestaurantOfPage = RestaurantOfCard & {
  hours: WeekHours | null;
  closed_for_season: boolean;
  /** Until when the status stays what it is. */
  until: Date;
  address: string;
  latitude: number | null;
  longitude: number | null;
  phone: string | null;
  whatsapp: string | null;
  website: string | null;
  gallery_images: string[];
  menu_images: string[];
};

type Props = {
  restaurant: RestaurantOfPage;
  facts: PictureFacts[];
  tab: RestaurantTab;
  photo: number;
  now: Date;
  /** Where its tabs and photos lead; a preview stays where it is. */
  path?: string;
  children?: ReactNode;
};

/** A restaurant as the public sees it; a reviewer's preview shows the same. */
export function RestaurantPage({ restaurant, facts, tab, photo, now, path: given, children }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const categoryName = useCategoryName();
  const { name, description, category, status, closed_for_season, address, slug } = restaurant;
  const { texts } = usePlaceText(restaurant, { name, description });
  const title = texts.name.text;
  const path = given ?? localPath(`/eat/${slug}`);
  const labels = {
    profile: t("places.place.profile"),
    menu: t("places.place.menu"),
    location: t("places.place.location"),
    reviews: t("places.place.reviewsTab"),
  };
  return (
    <>
      <PageHero
        title={title}
        picture={
          <PlacePicture
            url={restaurant.image_url}
            colour={restaurant.image_colour}
            scene={restaurantScene(category)}
            sizes="100vw"
            priority
          />
        }
        breadcrumbs={
          <Breadcrumbs
            label={t("places.place.breadcrumbs")}
            crumbs={[
              { label: t("places.place.home"), href: localPath("/") },
              { label: t("frame.links.eat"), href: localPath("/eat") },
              { label: title },
            ]}
          />
        }
        meta={
          <>
            <StatusLine status={status} now={now} until={restaurant.until} />
            <span className="inline-flex items-center gap-1">
              <CategoryIcon category={category} />
              {categoryName(category)}
            </span>
          </>
        }
        subtitle={address}
        actions={
          <PlaceActions
            whatsapp={restaurant.whatsapp}
            message={t("places.restaurant.reservation", { name: title })}
            phone={restaurant.phone}
            website={restaurant.website}
            closedForSeason={closed_for_season}
          />
        }
      />
      <div className="wrap pb-16">
        <Tabs
          label={t("places.place.tabs")}
          id="tabs"
          tabs={restaurantTabs.map((one) => ({
            href: `${queryPath(path, { tab: one === "profile" ? null : one })}#tabs`,
            label: labels[one],
            current: one === tab,
          }))}
        />
        <div className="pt-8">
          {tab === "profile" && <Profile {...{ restaurant, facts, photo, now, path }} />}
          {tab === "menu" && <Menu urls={restaurant.menu_images} facts={facts} photo={photo} />}
          {tab === "location" && <PlaceMap {...restaurant} name={title} />}
          {tab === "reviews" && <p className="text-muted">{t("places.place.reviewsSoon")}</p>}
        </div>
        {children}
        <p className="mt-6">
          <a href={localPath("/eat")}>{t("places.restaurant.back")}</a>
        </p>
      </div>
    </>
  );
}

type ProfileProps = Pick<Props, "restaurant" | "facts" | "photo" | "now"> & { path: string };

function Profile({ restaurant, facts, photo, now, path }: ProfileProps) {
  const { t } = useWords();
  const language = useLanguage();
  const { name, description, hours, closed_for_season, gallery_images } = restaurant;
  const { texts, onlyIn } = usePlaceText(restaurant, { description });
  return (
    <div className="grid gap-12 lg:grid-cols-2">
      <div className="grid content-start gap-10">
        {texts.description.text && (
          <section aria-labelledby="about">
            <h2 id="about" className="text-2xl">
              {t("places.place.about")}
            </h2>
            <div className="prose mt-3" lang={foreign(texts.description, language)}>
              <Paragraphs text={texts.description.text} />
            </div>
            <OnlyIn language={onlyIn} />
          </section>
        )}
        {gallery_images.length > 0 && (
          <section aria-label={t("places.place.gallery")}>
            <h2 className="mb-3 text-2xl">{t("places.place.gallery")}</h2>
            <PhotoGallery
              name={name}
              urls={gallery_images}
              facts={facts}
              selected={photo}
              hrefOf={(number) => `${queryPath(path, { photo: String(number) })}#gallery`}
            />
          </section>
        )}
      </div>
      {hasHours(hours) && (
        <section aria-labelledby="hours">
          <h2 id="hours" className="mb-3 text-2xl">
            {t("places.place.hours")}
          </h2>
          <HoursTable
            hours={hours}
            now={now}
            writtenIn={restaurant.language}
            closedForSeason={closed_for_season}
          />
        </section>
      )}
    </div>
  );
}

type MenuProps = { urls: string[]; facts: PictureFacts[]; photo: number };

function Menu({ urls, facts, photo }: MenuProps) {
  const { t } = useWords();
  if (urls.length === 0) return <p className="text-muted">{t("places.place.menuSoon")}</p>;
  return (
    <PhotoGallery
      name={t("places.place.menu")}
      urls={urls}
      facts={facts}
      selected={photo}
      hrefOf={(number) => `?tab=menu&photo=${number}#gallery`}
    />
  );
}
