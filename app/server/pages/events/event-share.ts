import { data, redirect } from "react-router";
import { sharedPicture } from "../../../rules/content/page-seo";
import { isOver } from "../../../rules/events/event-interval";
import { pathOfEvent, textsOf, viewEvent } from "../../../rules/events/event-view";
import { eventsTag, eventTag, seriesTag } from "../../../rules/site/cache-tags";
import { type Language, localPath } from "../../../rules/site/language";
import { isDate } from "../../../rules/time/days";
import { secondsToMidnight } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { selectPublicEvent, selectPublicMovedEvent } from "../../db/events/public-events";
import { selectPublicSeries } from "../../db/events/public-series";
import { loadPage } from "../site/page";
import { sharePage } from "../site/share-page";

function fileOf(language: Language, slug: string): string {
  return localPath(language, `/events/${slug}.ics`);
}

export async function loadEventShare(context: Context, url: URL, slug: string, date: string | null) {
  if (date !== null && !isDate(date)) throw data(null, 404);
  const now = context.get(servicesContext).now();
  const { page, results } = await loadPage(context, url, (db) => [
    selectPublicEvent(db, slug, date),
    selectPublicSeries(db, slug),
    selectPublicMovedEvent(db, slug),
  ]);
  const [[event], [series], [moved]] = results;
  if (event) {
    const view = viewEvent(event, page.language);
    const isGone = view.cancelled_at !== null || isOver(view, now);
    return sharePage(context, page, {
      name: view.texts.title.text,
      image: sharedPicture(view.image_url) ?? "/social/calendar.png",
      tags: [eventsTag, series ? seriesTag(series.id) : eventTag(event.id)],
      changesIn: secondsToMidnight(now),
      shown: {
        texts: view.texts,
        day: view,
        series: null,
        file: isGone ? null : fileOf(page.language, slug),
      },
    });
  }
  if (series && date === null) {
    const { texts } = textsOf(series, page.language);
    return sharePage(context, page, {
      name: texts.title.text,
      image: sharedPicture(series.image_url) ?? "/social/calendar.png",
      tags: [eventsTag, seriesTag(series.id)],
      shown: {
        texts,
        day: null,
        series,
        file: series.cancelled_at === null ? fileOf(page.language, slug) : null,
      },
    });
  }
  if (!moved) throw data(null, 404);
  const path = pathOfEvent({ slug: moved.slug, series_instance_date: date });
  throw redirect(localPath(page.language, `${path}/share`), 301);
}
