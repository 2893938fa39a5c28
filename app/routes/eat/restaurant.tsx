import { data } from "react-router";
import { AboutInformation } from "../../components/places/about-information";
import { categoryName } from "../../components/places/category-name";
import { MissingPlace } from "../../components/places/missing-place";
import { RestaurantPage } from "../../components/places/restaurant-page";
import { restaurantTabs } from "../../components/places/restaurant-tabs";
import { useWords } from "../../components/site/words";
import { localise, readTranslation } from "../../rules/pages/localised-text";
import { isOneOf } from "../../rules/places/categories";
import { openStatus } from "../../rules/places/open-status";
import { secondsUntil, trueUntil } from "../../rules/places/status-change";
import { restaurantMarkup } from "../../rules/places/structured-data-restaurant";
import { listingTag } from "../../rules/places/tags";
import { servicesContext } from "../../server/context";
import { selectPublicMove } from "../../server/db/places/listings";
import { selectPublicRestaurant, selectPublicRestaurantPictures } from "../../server/db/places/restaurants";
import { answerHeaders, publicCache } from "../../server/http/cache-headers";
import { wordsIn } from "../../server/http/i18n";
import { pageMeta } from "../../server/http/meta";
import { foundOrMoved, placeSeo, readPhoto } from "../../server/pages/places/place-page";
import { loadPage } from "../../server/pages/site/page";
import type { Route } from "./+types/restaurant";

export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { now: clock, settings } = context.get(servicesContext);
  const now = clock();
  const { page, results } = await loadPage(context, url, (db) => [
    selectPublicRestaurant(db, params),
    selectPublicRestaurantPictures(db, params),
    selectPublicMove.restaurant(db, params),
  ]);
  const [[found], facts, [move]] = results;
  const restaurant = foundOrMoved(context, url, "/eat", found, move);
  const status = openStatus(restaurant.hours, now, restaurant.closed_for_season);
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
  const address = settings.origin + page.path;
  const markup = restaurantMarkup({
    ...restaurant,
    name,
    description: texts.description.text,
    cuisine: category,
    url: address,
    hasMenu: restaurant.menu_images.length > 0,
  });
  const seo = placeSeo(context, page, {
    title: t("places.restaurant.metaTitle", { name, category }),
    description: texts.description.text || t("places.restaurant.metaDescription", { name }),
    place: restaurant,
    image: "/social/eat.png",
    steps: [
      { name: t("places.place.home"), path: "/" },
      { name: t("frame.links.eat"), path: "/eat" },
      { name, path: page.plainPath },
    ],
    markup,
  });
  const asked = url.searchParams.get("tab");
  return data(
    {
      seo,
      restaurant: { ...restaurant, status, until },
      facts,
      tab: isOneOf(restaurantTabs, asked) ? asked : restaurantTabs[0],
      photo: readPhoto(url),
      now,
      information: {
        name,
        changedAt: restaurant.changed_at ?? restaurant.approved_at,
        email: settings.contact.email,
        address,
      },
    },
    {
      headers: publicCache({
        tags: ["pages", `page:${page.plainPath}`, listingTag("restaurant", restaurant.id)],
        changesIn: secondsUntil(until, now),
      }),
    },
  );
}

export default function Restaurant({ loaderData }: Route.ComponentProps) {
  const { information, ...page } = loaderData;
  return (
    <RestaurantPage {...page}>
      <AboutInformation {...information} />
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
      scene="fallback/restaurant"
    />
  );
}
