import type { ReactNode } from "react";
import type { PictureFacts } from "../../rules/pictures/picture-sources";
import type { WeekHours } from "../../rules/places/hours";
import { parseKitchenTime } from "../../rules/places/kitchen";
import { type Dish, menuSections } from "../../rules/places/menu";
import { menuParts, menuPath } from "../../rules/places/menu-parts";
import { atClockText } from "../../rules/time/date-words";
import { Paragraphs } from "../../ui/paragraphs";
import { TitledSection } from "../../ui/titled-section";
import { useWords } from "../site/words";
import { MissingMenu } from "./empty-tab";
import { GoodToKnow } from "./good-to-know";
import { HoursTable } from "./hours-table";
import { PhotoGallery } from "./photo-gallery";
import { foreign, OnlyIn, usePlaceText } from "./place-text";
import type { RestaurantOfCard } from "./restaurant-card";
import { FirstDishes, WrittenMenu } from "./written-menu";

export const restaurantTabs = ["profile", "menu", "location", "reviews"] as const;
export type RestaurantTab = (typeof restaurantTabs)[number];

export type RestaurantOfPage = RestaurantOfCard & {
  hours: WeekHours | null;
  kitchen_until: string | null;
  closed_for_season: boolean;
  /** When the status changes next. */
  until: Date;
  address: string;
  latitude: number | null;
  longitude: number | null;
  phone: string | null;
  whatsapp: string | null;
  website: string | null;
  gallery_images: string[];
  menu_images: string[];
  menu: Dish[];
  mark_note: string | null;
};

type ProfileProps = {
  restaurant: RestaurantOfPage;
  now: Date;
  /** An anchor to the whole menu. */
  menuHere: string;
  events: ReactNode;
  /** Its map. */
  where: ReactNode;
  /** Nearby places. */
  around: ReactNode;
};

export function RestaurantProfile({ restaurant, now, menuHere, events, where, around }: ProfileProps) {
  const { t, language } = useWords();
  const { description, hours, closed_for_season } = restaurant;
  const { texts, onlyIn } = usePlaceText(restaurant, { description });
  const kitchen = parseKitchenTime(restaurant.kitchen_until);
  const hasMenu = restaurant.menu.length > 0;
  /** The map alone would leave its column longer than a text without a menu. */
  const isHoursBeside = hasMenu || !where;
  const isEventsBeside = hasMenu && !where;
  const isGoodBeside = hasMenu && Boolean(where) && Boolean(events);
  const openingHours = (
    <TitledSection titleId="hours" titleClass="mb-3 text-2xl" title={t("places.place.hours")}>
      <HoursTable
        hours={hours}
        now={now}
        writtenIn={restaurant.language}
        closedForSeason={closed_for_season}
      />
      {kitchen !== null && !closed_for_season && (
        <p className="mt-3">{t("places.status.kitchenUntil", { time: atClockText(kitchen, language) })}</p>
      )}
    </TitledSection>
  );
  return (
    <div className="place-parts">
      <div className="grid content-start gap-10">
        {isHoursBeside ? null : openingHours}
        {isEventsBeside ? null : events}
        {texts.description.text && (
          <TitledSection titleId="about" title={t("places.place.about")}>
            <div className="prose mt-3" lang={foreign(texts.description, language)}>
              <Paragraphs text={texts.description.text} />
            </div>
            <OnlyIn language={onlyIn} />
          </TitledSection>
        )}
        {hasMenu ? (
          <FirstDishes menu={restaurant.menu} writtenIn={restaurant.language} href={menuHere} />
        ) : null}
        {isGoodBeside ? null : <GoodToKnow place={restaurant} />}
      </div>
      <div className="grid content-start gap-10">
        {isEventsBeside ? events : null}
        {isHoursBeside ? openingHours : null}
        {isGoodBeside ? <GoodToKnow place={restaurant} /> : null}
        {where}
      </div>
      {around}
    </div>
  );
}

type MenuProps = {
  restaurant: RestaurantOfPage;
  facts: PictureFacts[];
  photo: number;
  /** The base path of photos. */
  path: string;
  /** Which part of a long menu; a preview shows the whole. */
  part?: number;
  isDemonstration?: boolean;
  /** An anchor to the location. */
  wayHere: string;
};

export function RestaurantMenu({
  restaurant,
  facts,
  photo,
  path,
  part,
  isDemonstration,
  wayHere,
}: MenuProps) {
  const { t, language } = useWords();
  const { menu_images: urls, menu } = restaurant;
  const sections = menuSections(menu, restaurant.language, language);
  const parts = part ? menuParts(sections) : [sections];
  const paths = parts.map((_, index) => menuPath(path, index + 1));
  const { texts } = usePlaceText(restaurant, { name: restaurant.name });
  if (urls.length === 0 && menu.length === 0)
    return <MissingMenu {...restaurant} name={texts.name.text} wayHere={wayHere} />;
  return (
    <div className="grid gap-10">
      {menu.length > 0 && (
        <WrittenMenu
          parts={parts}
          writtenIn={restaurant.language}
          isDemonstration={isDemonstration}
          parted={part ? { paths, part } : undefined}
        />
      )}
      {urls.length > 0 && (
        <PhotoGallery
          name={t(menu.length > 0 ? "menu.pictures" : "places.place.menu")}
          urls={urls}
          facts={facts}
          selected={photo}
          hrefOf={(number) => `?tab=menu&photo=${number}#gallery`}
        />
      )}
    </div>
  );
}
