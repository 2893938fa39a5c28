import { data } from "react-router";
import { AboutInformation } from "../../components/places/about-information";
import { ActivityPage } from "../../components/places/activity-page";
import { categoryName } from "../../components/places/category-name";
import { MissingPlace } from "../../components/places/missing-place";
import { useWords } from "../../components/site/words";
import { localise, readTranslation } from "../../rules/pages/localised-text";
import { openStatus } from "../../rules/places/open-status";
import { secondsUntil, trueUntil } from "../../rules/places/status-change";
import { activityMarkup } from "../../rules/places/structured-data-activity";
import { listingTag } from "../../rules/places/tags";
import { parseWeekHours } from "../../rules/places/week-hours";
import { servicesContext } from "../../server/context";
import { selectPublicActivity } from "../../server/db/places/activities";
import { selectPublicMove } from "../../server/db/places/listings";
import { answerHeaders, publicCache } from "../../server/http/cache-headers";
import { wordsIn } from "../../server/http/i18n";
import { pageMeta } from "../../server/http/meta";
import { foundOrMoved, placeSeo } from "../../server/pages/places/place-page";
import { loadPage } from "../../server/pages/site/page";
import type { Route } from "./+types/activity";

export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { now: clock, settings } = context.get(servicesContext);
  const now = clock();
  const { page, results } = await loadPage(context, url, (db) => [
    selectPublicActivity(db, params),
    selectPublicMove.activity(db, params),
  ]);
  const [[found], [move]] = results;
  const activity = foundOrMoved(context, url, "/do", found, move);
  const status = openStatus(parseWeekHours(activity.hours), now);
  const until = trueUntil([status], now);

  const { t } = wordsIn(context);
  const source = { language: activity.language, translation: readTranslation(activity.translation) };
  const fields = { business_name: activity.business_name, description: activity.description };
  const { texts } = localise(source, fields, page.language);
  const name = texts.business_name.text;
  const address = settings.origin + page.path;
  const description = texts.description.text;
  const seo = placeSeo(context, page, {
    title: t("places.activity.metaTitle", { name, type: categoryName(t, activity.business_type) }),
    description: description || t("places.activity.metaDescription", { name }),
    place: activity,
    image: "/social/do.png",
    steps: [
      { name: t("places.place.home"), path: "/" },
      { name: t("frame.links.do"), path: "/do" },
      { name, path: page.plainPath },
    ],
    markup: activityMarkup({ ...activity, name, description, url: address, phone: activity.whatsapp }),
  });
  const information = {
    name,
    changedAt: activity.changed_at ?? activity.approved_at,
    email: settings.contact.email,
    address,
  };
  const tags = ["pages", `page:${page.plainPath}`, listingTag("activity", activity.id)];
  return data(
    { seo, activity: { ...activity, status, until }, now, information },
    { headers: publicCache({ tags, changesIn: secondsUntil(until, now) }) },
  );
}

export default function Activity({ loaderData }: Route.ComponentProps) {
  const { information, ...page } = loaderData;
  return (
    <ActivityPage {...page}>
      <AboutInformation {...information} />
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
      scene="fallback/activity"
    />
  );
}
