import type { ComponentType } from "react";
import { type ActivityOfPage, ActivityPage } from "../../components/places/activity-page";
import { BusinessCard, type BusinessOfCard } from "../../components/places/business-card";
import { type HotelOfPage, HotelPage } from "../../components/places/hotel-page";
import { RestaurantPage } from "../../components/places/restaurant-page";
import { type RestaurantOfPage, restaurantTabs } from "../../components/places/restaurant-tabs";
import { useWords } from "../../components/site/words";
import type { PictureFacts } from "../../rules/pictures/picture-sources";
import { openStatus, trueUntil } from "../../rules/places/open-status";
import { parseWeekHours } from "../../rules/places/week-hours";
import { submissionPath } from "../../rules/review/submission-path";
import type { ListingKind } from "../../rules/site/listing-kinds";
import { isOneOf } from "../../rules/site/one-of";

/** These two are computed from the hours and the clock. */
type Untimed<Place> = Omit<Place, "status" | "until">;
type Shown = Untimed<RestaurantOfPage> | HotelOfPage | Untimed<ActivityOfPage> | BusinessOfCard;

/** A place with its columns as they'd be once approved, and the open tab. */
export type Previewed<Place = Shown> = {
  place: Place;
  facts: PictureFacts[];
  tab: string | null;
  photo: number;
  now: Date;
};

type Props<Place> = Previewed<Place> & { path: string };

function Restaurant({ place, tab, ...page }: Props<Untimed<RestaurantOfPage>>) {
  const status = openStatus(place.hours, page.now, place.closed_for_season, place.kitchen_until);
  return (
    <RestaurantPage
      {...page}
      restaurant={{ ...place, status, until: trueUntil([status], page.now) }}
      tab={isOneOf(restaurantTabs, tab) ? tab : restaurantTabs[0]}
    />
  );
}

function Hotel({ place, ...page }: Props<HotelOfPage>) {
  return <HotelPage {...page} hotel={place} />;
}

function Activity({ place, now }: Props<Untimed<ActivityOfPage>>) {
  const status = openStatus(parseWeekHours(place.hours), now);
  return <ActivityPage activity={{ ...place, status, until: trueUntil([status], now) }} now={now} />;
}

function Business({ place }: Props<BusinessOfCard>) {
  return (
    <div className="max-w-[24rem] p-6">
      <BusinessCard business={place} />
    </div>
  );
}

const previews = { restaurant: Restaurant, hotel: Hotel, activity: Activity, business: Business };

export function ListingPreview({ kind, id, page }: { kind: ListingKind; id: string; page: Previewed }) {
  const { localPath } = useWords();
  const Preview = previews[kind] as ComponentType<Props<Shown>>;
  const { place, facts, tab, photo, now } = page;
  return <Preview {...{ place, facts, tab, photo, now }} path={localPath(submissionPath(kind, id))} />;
}
