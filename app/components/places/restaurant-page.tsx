import type { ReactNode } from "react";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import type { PictureFacts } from "../../rules/pictures/picture-sources";
import { coordinatesOf } from "../../rules/places/coordinates";
import { queryPath } from "../../rules/site/query-path";
import { safeImageUrl } from "../../rules/site/safe-url";
import type { NamedPoint } from "../../rules/town/map-part";
import { PageHero } from "../../ui/page-hero";
import { BackLink } from "../../ui/section";
import { Tabs } from "../../ui/tabs";
import { useWords } from "../site/words";
import { MissingReviews } from "./empty-tab";
import { AddressFact } from "./fact";
import { HoursFact } from "./open-status";
import { PhotoGallery } from "./photo-gallery";
import { PlaceActions } from "./place-actions";
import { PlaceCrumbs } from "./place-crumbs";
import { PlaceLocation } from "./place-location";
import { heroSizes, PlacePicture } from "./place-picture";
import { usePlaceText } from "./place-text";
import {
  RestaurantMenu,
  type RestaurantOfPage,
  RestaurantProfile,
  type RestaurantTab,
  restaurantTabs,
} from "./restaurant-tabs";

type Props = {
  restaurant: RestaurantOfPage;
  facts: PictureFacts[];
  tab: RestaurantTab;
  photo: number;
  /** Which part of a long menu; a preview shows the whole. */
  part?: number;
  isDemonstration?: boolean;
  now: Date;
  /** The base path of tabs and photos; a preview keeps its own. */
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

/** A restaurant page, also used as the reviewer's preview. */
export function RestaurantPage(props: Props) {
  const {
    restaurant,
    facts,
    tab,
    photo,
    part,
    now,
    path: given,
    around,
    events,
    url,
    isDemonstration,
  } = props;
  const { t, localPath } = useWords();
  const { name, description, category, status, closed_for_season, address, slug } = restaurant;
  const { texts } = usePlaceText(restaurant, { name, description });
  const title = texts.name.text;
  const path = given ?? localPath(`/eat/${slug}`);
  const photos = [restaurant.image_url, ...restaurant.gallery_images].flatMap(
    (url) => safeImageUrl(url) ?? [],
  );
  const wayHere = `${queryPath(path, { tab: "location" })}#way`;
  const tabPath = (one: RestaurantTab) => `${queryPath(path, { tab: one === "profile" ? null : one })}#tabs`;
  const labels = {
    profile: t("places.place.profile"),
    menu: t("places.place.menu"),
    location: t("places.place.location"),
    reviews: t("places.place.reviewsTab"),
  };
  const where = (
    <PlaceLocation
      {...restaurant}
      kind="eat"
      name={title}
      missing="noLocation"
      isBrief={tab === "profile"}
      neighbours={props.neighbours}
    />
  );
  return (
    <>
      <PageHero
        title={title}
        isBeside
        picture={
          tab === "profile" && restaurant.gallery_images.some((one) => safeImageUrl(one)) ? (
            <PhotoGallery
              name={title}
              urls={photos}
              facts={facts}
              selected={photo}
              hrefOf={(number) => `${queryPath(path, { photo: String(number) })}#gallery`}
            />
          ) : (
            <PlacePicture
              url={restaurant.image_url}
              colour={restaurant.image_colour}
              portrait={restaurant.portrait_code ?? generalPortrait.restaurant}
              sizes={heroSizes}
              priority
            />
          )
        }
        breadcrumbs={<PlaceCrumbs list="eat" categories={[category]} />}
        facts={
          <dl className="head-facts">
            <HoursFact
              status={status}
              now={now}
              until={restaurant.until}
              hours={restaurant.hours}
              writtenIn={restaurant.language}
              name={title}
              whatsapp={restaurant.whatsapp}
            />
            <AddressFact text={address} />
          </dl>
        }
        actions={
          <PlaceActions
            url={url}
            name={title}
            whatsapp={restaurant.whatsapp}
            message={t("places.restaurant.reservation", { name: title })}
            phone={restaurant.phone}
            website={restaurant.website}
            closedForSeason={closed_for_season}
            latitude={restaurant.latitude}
            longitude={restaurant.longitude}
            wayHere={wayHere}
          />
        }
      />
      <div className="wrap pb-16">
        <div className="tab-strip" id="tabs">
          <Tabs
            label={t("places.place.tabs")}
            tabs={restaurantTabs.map((one) => ({
              href: tabPath(one),
              label: labels[one],
              current: one === tab,
            }))}
          />
        </div>
        <div className="pt-8">
          {tab === "profile" && (
            <RestaurantProfile
              {...{ restaurant, now, events, around }}
              where={coordinatesOf(restaurant) && where}
              menuHere={tabPath("menu")}
            />
          )}
          {tab === "menu" && (
            <RestaurantMenu {...{ restaurant, facts, photo, path, part, isDemonstration, wayHere }} />
          )}
          {tab === "reviews" && <MissingReviews name={title} />}
        </div>
        {tab !== "profile" && events}
        {tab === "location" ? (
          <div className="place-where">
            {where}
            {around}
          </div>
        ) : null}
        {tab === "menu" || tab === "reviews" ? around : null}
        <div className="place-end">
          {props.children}
          <BackLink href={localPath("/eat")} label={t("places.restaurant.back")} />
        </div>
      </div>
    </>
  );
}
