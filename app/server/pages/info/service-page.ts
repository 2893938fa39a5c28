import { data } from "react-router";
import { shortDescription } from "../../../rules/content/page-seo";
import { breadcrumbs } from "../../../rules/content/structured-data";
import { type Offer, offerOf, placesOffering } from "../../../rules/info/service-places";
import type { ServiceView } from "../../../rules/info/services";
import { serviceMarkup } from "../../../rules/info/structured-data-services";
import { infoPath } from "../../../rules/info/tabs";
import { type OpenStatus, openStatus, secondsUntil, trueUntil } from "../../../rules/places/open-status";
import { parseWeekHours } from "../../../rules/places/week-hours";
import { beachBreakIn } from "../../../rules/sea/surf-spot";
import { listTag, seaTag } from "../../../rules/site/cache-tags";
import { localPath } from "../../../rules/site/language";
import { type Context, servicesContext } from "../../context";
import { selectPublicSection } from "../../db/content/page-content";
import type { Database } from "../../db/database";
import { selectCallableActivities } from "../../db/places/activities";
import { townFactsIn, wordsIn } from "../../http/i18n";
import { seaQueries, surfNow } from "../sea/sea-now";
import { loadInfo, partSeo } from "./info-page";

/** Null where there's no such service. */
export async function loadService(context: Context, url: URL, id: string) {
  const { now: clock, settings } = context.get(servicesContext);
  const now = clock();
  const offer = offerOf(id);
  const { page, results, frame, headers } = await loadInfo(context, url, (db) =>
    offer ? selectLessons(db, offer, now) : [],
  );
  const service = frame.town.services.find((one) => one.id === id);
  if (!service) return null;
  const { t } = wordsIn(context);
  const name = service.name.text;
  const steps = [
    { name: t("places.place.home"), path: "/" },
    { name: t("info.home"), path: "/info" },
    { name, path: infoPath("services", id) },
  ];
  const markup = breadcrumbs(
    steps.map((step) => ({ name: step.name, url: settings.origin + localPath(page.language, step.path) })),
  );
  const seo = partSeo(context, page, infoPath("services", id), {
    title: t("info.serviceTitle", { name }),
    description: shortDescription(`${service.details.text} ${service.fullDescription.text}`),
    schemaMarkup: [...serviceMarkup(service), markup],
  });
  const lessons = results?.length ? results : null;
  const sea = lessons && surfNow(lessons, beachBreakIn(lessons[3]), townFactsIn(context), now);
  const places = placesOffering(id, lessons?.[4] ?? []).map((place) => ({
    ...place,
    status: openStatus(parseWeekHours(place.hours), now),
  }));
  const until = shownUntil(service, places, now);
  const changesIn = secondsUntil(
    sea && sea.changesAt < until.getTime() ? new Date(sea.changesAt) : until,
    now,
  );
  const firstAid = id === "emergency" ? frame.firstAid : null;
  return data(
    { view: "service" as const, seo, service, places, firstAid, sea, now, until },
    { headers: headers(changesIn, offer ? [listTag("activity"), seaTag] : []) },
  );
}

/** More than are shown: who teaches may be behind who only repairs. */
const placesRead = 24;

function selectLessons(db: Database, { category }: Offer, now: Date) {
  return [
    ...seaQueries(db, now),
    selectPublicSection(db, { path: "/surf", name: "spots" }),
    selectCallableActivities(db, { after: null, category, limit: placesRead }),
  ] as const;
}

function shownUntil({ hours, facilities }: ServiceView, places: { status: OpenStatus }[], now: Date): Date {
  const weeks = [hours, ...facilities.map((one) => one.hours)].map(parseWeekHours);
  const statuses = weeks.map((week) => openStatus(week, now));
  return trueUntil([...statuses, ...places.map(({ status }) => status)], now);
}
