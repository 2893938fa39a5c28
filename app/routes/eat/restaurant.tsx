import { EventsHere, PlacesAround } from "../../components/events/places-and-events-around";
import { InformationSource } from "../../components/places/information-source";
import { MissingPlace } from "../../components/places/missing-place";
import { RestaurantPage } from "../../components/places/restaurant-page";
import { restaurantTabs } from "../../components/places/restaurant-tabs";
import { useWords } from "../../components/site/words";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import { categoryName } from "../../rules/places/category-name";
import { menuSections } from "../../rules/places/menu";
import { menuParts, menuPath, readPart } from "../../rules/places/menu-parts";
import { openStatus, secondsUntil, trueUntil } from "../../rules/places/open-status";
import { markFeatures } from "../../rules/places/structured-data-features";
import { menuMarkup } from "../../rules/places/structured-data-menu";
import { restaurantMarkup } from "../../rules/places/structured-data-place";
import { isOneOf } from "../../rules/site/one-of";
import { localise, readTranslation } from "../../rules/site/owner-translation";
import { servicesContext } from "../../server/context";
import { selectPublicMove } from "../../server/db/places/listings";
import { selectPublicNamesNearSlug } from "../../server/db/places/names-near-slug";
import { selectPublicRestaurant, selectPublicRestaurantPictures } from "../../server/db/places/restaurants";
import { wordsIn } from "../../server/http/i18n";
import { foundOrMoved } from "../../server/pages/places/found-or-moved";
import { addressOf, placeAnswer, readPhoto } from "../../server/pages/places/place-page";
import { aroundPlace, aroundQueries } from "../../server/pages/places/places-around";
import { loadPage } from "../../server/pages/site/page";
import type { Route } from "./+types/restaurant";

export const handle = { wholeSheet: "restaurant", script: "place" };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const now = context.get(servicesContext).now();
  const { page, results } = await loadPage(context, url, (db) => [
    selectPublicRestaurant(db, params),
    selectPublicRestaurantPictures(db, params),
    selectPublicMove.restaurant(db, params),
    ...aroundQueries(db, "restaurant", params.slug, now),
    selectPublicNamesNearSlug(db, "restaurant", params.slug),
  ]);
  const [[found], facts, [move], near, events, beside] = results;
  const restaurant = foundOrMoved(context, url, "restaurant", params.slug, { found, move, beside });
  const status = openStatus(restaurant.hours, now, restaurant.closed_for_season, restaurant.kitchen_until);
  const until = trueUntil([status], now);

  const { t } = wordsIn(context);
  const source = { language: restaurant.language, translation: readTranslation(restaurant.translation) };
  const { texts } = localise(
    source,
    { name: restaurant.name, description: restaurant.description },
    page.language,
  );
  const name = texts.name.text;
  const category = categoryName(t, restaurant.category);
  const asked = url.searchParams.get("tab");
  const tab = isOneOf(restaurantTabs, asked) ? asked : restaurantTabs[0];
  const address = addressOf(context, page);
  const { language, menu } = restaurant;
  const parts = tab === "menu" ? menuParts(menuSections(menu, language, page.language)) : [];
  const part = readPart(url.searchParams.get("part"), parts.length);
  const read = parts[part - 1];
  return placeAnswer(context, page, {
    kind: "restaurant",
    around: aroundPlace(context, restaurant, near, events),
    place: restaurant,
    name,
    title: t("places.restaurant.metaTitle", { name, category }),
    description: texts.description.text || t("places.restaurant.metaDescription", { name }),
    markup: restaurantMarkup({
      ...restaurant,
      name,
      description: texts.description.text,
      cuisine: category,
      url: address,
      hasMenu: restaurant.menu_images.length > 0 || menu.length > 0,
      writtenMenu: read && menuMarkup(read, menuPath(address, part)),
      features: markFeatures(t, restaurant.mark),
    }),
    shownPlace: {
      restaurant: { ...restaurant, status, until },
      facts,
      tab,
      part,
      isLong: parts.length > 1,
      photo: readPhoto(url),
      now,
    },
    changesIn: secondsUntil(until, now),
  });
}

export default function Restaurant({ loaderData }: Route.ComponentProps) {
  const { information, around, isLong, ...page } = loaderData;
  return (
    <RestaurantPage
      {...page}
      url={information.address}
      isDemonstration={information.isDemonstration}
      // Beside a long menu there is no room for them in the first flight; they stand under the other tabs.
      around={isLong ? null : <PlacesAround around={around} />}
      neighbours={around.places.map(({ name, ...place }) => ({ ...place, name: name.text }))}
      events={isLong || around.events.length === 0 ? null : <EventsHere around={around} />}
    >
      <InformationSource {...information} />
    </RestaurantPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useWords();
  return (
    <MissingPlace
      error={error}
      failed={t("errors.failed.restaurant")}
      title={t("places.restaurant.missing")}
      hint={t("places.restaurant.missingHint")}
      back={t("places.restaurant.back")}
      path="/eat"
      portrait={generalPortrait.restaurant}
    />
  );
}
