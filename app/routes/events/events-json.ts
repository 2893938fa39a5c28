import { intervalOf } from "../../rules/events/event-interval";
import { isAllDay } from "../../rules/events/event-times";
import { type EventView, viewEvent } from "../../rules/events/event-view";
import { eventsTag } from "../../rules/site/cache-tags";
import { type Language, localPath } from "../../rules/site/language";
import { encodePageKey } from "../../rules/site/page-key";
import { queryPath } from "../../rules/site/query-path";
import { isoInPanama, localDate, secondsToMidnight } from "../../rules/time/panama-time";
import { timeZone } from "../../rules/town/town";
import { servicesContext } from "../../server/context";
import { ask } from "../../server/db/client";
import { boundsOf, selectPublicEvents } from "../../server/db/events/public-events";
import { publicCache } from "../../server/http/cache-headers";
import { feedAnswer } from "../../server/http/feed";
import { languageIn } from "../../server/http/i18n";
import { filtersIn, readEventKey, spanAhead } from "../../server/pages/events/event-filters";
import type { Route } from "./+types/events-json";

const most = 100;

/** The coming events for other programs, with the calendar's filters; `next` goes on where the list is longer. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now, settings } = context.get(servicesContext);
  const language = languageIn(context);
  const filters = filtersIn(url);
  const span = spanAhead(filters, localDate(now()));
  const [found] = await ask(db, [
    selectPublicEvents(db, { ...boundsOf(span, readEventKey(url)), limit: most + 1 }),
  ]);
  const rows = found.slice(0, most);
  const last = found.length > most ? rows.at(-1) : undefined;
  const page = last && encodePageKey([last.starts_at, last.id]);
  const path = localPath(language, "/events.json");
  const next = page ? settings.origin + queryPath(path, { ...filters, page }) : null;
  const events = rows.map((row) => described(viewEvent(row, language), settings.origin, language));
  const text = JSON.stringify({ time_zone: timeZone, language, next, events });
  const headers = publicCache({ tags: [eventsTag, "feeds"], changesIn: secondsToMidnight(now()) });
  return feedAnswer(text, "application/json; charset=utf-8", headers);
}

function described(event: EventView, origin: string, language: Language) {
  const interval = intervalOf(event);
  return {
    id: event.id,
    url: origin + localPath(language, event.path),
    title: event.texts.title.text,
    description: event.texts.description.text,
    location: event.texts.location.text,
    host: event.host,
    event_type: event.event_type,
    event_date: event.event_date,
    start_time: event.start_time,
    end_time: event.end_time,
    starts_at: interval && isoInPanama(interval.starts),
    ends_at: interval && isoInPanama(interval.ends),
    all_day: isAllDay(event),
    cancelled: event.cancelled_at !== null,
    series_instance_date: event.series_instance_date,
  };
}
