import { EventsHere, PlacesAround } from "../../components/events/places-and-events-around";
import { ActivityPage } from "../../components/places/activity-page";
import { InformationSource } from "../../components/places/information-source";
import { MissingPlace } from "../../components/places/missing-place";
import { useWords } from "../../components/site/words";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import { categoryName } from "../../rules/places/category-name";
import { openStatus, secondsUntil, trueUntil } from "../../rules/places/open-status";
import { markFeatures } from "../../rules/places/structured-data-features";
import { activityMarkup } from "../../rules/places/structured-data-place";
import { parseWeekHours } from "../../rules/places/week-hours";
import { localise, readTranslation } from "../../rules/site/owner-translation";
import { servicesContext } from "../../server/context";
import { selectPublicEventsOfHost } from "../../server/db/events/events-at-place";
import { selectPublicActivity } from "../../server/db/places/activities";
import { selectPublicMove } from "../../server/db/places/listings";
import { selectPublicNamesNearSlug } from "../../server/db/places/names-near-slug";
import { wordsIn } from "../../server/http/i18n";
import { foundOrMoved, placeName } from "../../server/pages/places/found-or-moved";
import { addressOf, placeAnswer } from "../../server/pages/places/place-page";
import { aroundPlace, aroundQueries } from "../../server/pages/places/places-around";
import { loadPage } from "../../server/pages/site/page";
import type { Route } from "./+types/activity";

export const handle = { wholeSheet: "activity", script: "place" };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const now = context.get(servicesContext).now();
  const { page, results } = await loadPage(context, url, (db) => [
    selectPublicActivity(db, params),
    selectPublicMove.activity(db, params),
    ...aroundQueries(db, "activity", params.slug, now),
    selectPublicEventsOfHost(db, params.slug, now),
    selectPublicNamesNearSlug(db, "activity", params.slug),
  ]);
  const [[found], [move], near, events, hosted, beside] = results;
  const activity = foundOrMoved(context, url, "activity", params.slug, { found, move, beside });
  const status = openStatus(parseWeekHours(activity.hours), now);
  const until = trueUntil([status], now);

  const { t } = wordsIn(context);
  const source = { language: activity.language, translation: readTranslation(activity.translation) };
  const fields = { business_name: activity.business_name, description: activity.description };
  const { texts } = localise(source, fields, page.language);
  const name = texts.business_name.text;
  const description = texts.description.text;
  const neighbours = near.map(({ latitude, longitude, ...place }) => ({
    name: placeName(place.kind, place, page.language).text,
    latitude,
    longitude,
  }));
  return placeAnswer(context, page, {
    kind: "activity",
    around: aroundPlace(context, {}, near, events, hosted),
    place: activity,
    name,
    title: t("places.activity.metaTitle", { name, type: categoryName(t, activity.business_type) }),
    description: description || t("places.activity.metaDescription", { name }),
    markup: activityMarkup({
      ...activity,
      name,
      description,
      url: addressOf(context, page),
      phone: activity.whatsapp,
      features: markFeatures(t, activity.mark),
    }),
    shownPlace: { activity: { ...activity, status, until }, neighbours, now },
    changesIn: secondsUntil(until, now),
  });
}

export default function Activity({ loaderData }: Route.ComponentProps) {
  const { information, around, ...page } = loaderData;
  return (
    <ActivityPage
      {...page}
      url={information.address}
      around={<PlacesAround around={around} />}
      events={<EventsHere around={around} />}
    >
      <InformationSource {...information} />
    </ActivityPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useWords();
  return (
    <MissingPlace
      error={error}
      title={t("places.activity.missing")}
      hint={t("places.activity.missingHint")}
      back={t("places.activity.back")}
      path="/do"
      portrait={generalPortrait.activity}
    />
  );
}
