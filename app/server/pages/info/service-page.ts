import { data } from "react-router";
import { shortDescription } from "../../../rules/content/page-seo";
import { breadcrumbs } from "../../../rules/content/structured-data";
import { offerOf, placesOffering } from "../../../rules/info/service-places";
import type { ServiceView } from "../../../rules/info/services";
import { serviceMarkup } from "../../../rules/info/structured-data-services";
import { infoPath } from "../../../rules/info/tabs";
import { type OpenStatus, openStatus, secondsUntil, trueUntil } from "../../../rules/places/open-status";
import { parseWeekHours } from "../../../rules/places/week-hours";
import { listTag } from "../../../rules/site/cache-tags";
import { localPath } from "../../../rules/site/language";
import { type Context, servicesContext } from "../../context";
import type { Database } from "../../db/client";
import { selectCallableActivities } from "../../db/places/activities";
import { wordsIn } from "../../http/i18n";
import { loadInfo, partSeo } from "./info-page";

/** Null where there's no such service. */
export async function loadService(context: Context, url: URL, id: string) {
  const { now: clock, settings } = context.get(servicesContext);
  const now = clock();
  const { page, results, frame, headers } = await loadInfo(context, url, (db) => selectOffering(db, id));
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
  const places = placesOffering(id, results?.flat() ?? []).map((place) => ({
    ...place,
    status: openStatus(parseWeekHours(place.hours), now),
  }));
  const until = shownUntil(service, places, now);
  const firstAid = id === "emergency" ? frame.firstAid : null;
  return data(
    { view: "service" as const, seo, service, places, firstAid, now, until },
    { headers: headers(secondsUntil(until, now), offerOf(id) ? [listTag("activity")] : []) },
  );
}

/** More than are shown: who teaches may be behind who only repairs. */
const placesRead = 24;

function selectOffering(db: Database, id: string) {
  const offer = offerOf(id);
  return offer
    ? [selectCallableActivities(db, { after: null, category: offer.category, limit: placesRead })]
    : [];
}

function shownUntil({ hours, facilities }: ServiceView, places: { status: OpenStatus }[], now: Date): Date {
  const weeks = [hours, ...facilities.map((one) => one.hours)].map(parseWeekHours);
  const statuses = weeks.map((week) => openStatus(week, now));
  return trueUntil([...statuses, ...places.map(({ status }) => status)], now);
}
