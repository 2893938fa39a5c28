import { data } from "react-router";
import { noFilters, rangeOf } from "../../../rules/events/event-filters";
import { textsOf } from "../../../rules/events/event-view";
import { feedEntries } from "../../../rules/events/feed-entries";
import { calendarFeed } from "../../../rules/events/feed-icalendar";
import { eventsTag } from "../../../rules/site/cache-tags";
import { localPath } from "../../../rules/site/language";
import { addDays } from "../../../rules/time/days";
import { localDate } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { selectFeedChanges, selectFeedEvents, selectFeedSeries } from "../../db/events/public-feed";
import { publicCache } from "../../http/cache-headers";
import { feedAnswer } from "../../http/feed";
import { languageIn, wordsIn } from "../../http/i18n";
import { newerWords } from "../../http/remembered-words";
import { filtersIn } from "./event-filters";

const daysKept = 365;

/** All events within the filters, or one event or series. */
export async function answerFeed(context: Context, url: URL, slug?: string): Promise<Response> {
  const services = context.get(servicesContext);
  const { db, now, settings } = services;
  const language = languageIn(context);
  const filters = slug === undefined ? filtersIn(url) : noFilters;
  const range = rangeOf(filters);
  const kept = addDays(localDate(now()), -daysKept);
  const from = range && range.from > kept ? range.from : kept;
  const wanted = { from, to: range?.to, type: filters.type, slug };
  const words = newerWords(context, services);
  const [events, series, changes, newer] = await ask(db, [
    selectFeedEvents(db, wanted),
    selectFeedSeries(db, wanted),
    selectFeedChanges(db, wanted),
    words.query,
  ]);
  words.take(newer);
  const { t } = wordsIn(context);
  if (slug !== undefined && events.length + series.length === 0) throw data(null, 404);
  const site = { origin: settings.origin, language };
  const path = slug === undefined ? "/calendar.ics" : `/events/${slug}.ics`;
  const one = events[0] ?? series[0];
  const text = calendarFeed({
    name: slug === undefined || !one ? t("events.feed.name") : textsOf(one, language).texts.title.text,
    description: t("events.feed.description"),
    language,
    url: settings.origin + localPath(language, path) + (slug === undefined ? url.search : ""),
    entries: feedEntries({ events, series, changes }, site, { type: filters.type, range }),
  });
  return feedAnswer(text, "text/calendar; charset=utf-8", publicCache({ tags: [eventsTag, "feeds"] }));
}
