import { data } from "react-router";
import { endsNextDay } from "../../../rules/events/event-end";
import { intervalOf, isOver } from "../../../rules/events/event-interval";
import { type PublicEventRow, viewEvent } from "../../../rules/events/event-view";
import { timesInWords } from "../../../rules/events/recurrence-words";
import { generalPortrait } from "../../../rules/pictures/general-portraits";
import { capitalised } from "../../../rules/places/week-words";
import type { StoryEntry } from "../../../rules/sea/story-card";
import { storySky } from "../../../rules/sea/story-sea";
import { eventsTag, eventTag, seaTag, seriesTag } from "../../../rules/site/cache-tags";
import { parseDay } from "../../../rules/time/days";
import { instantOfDay, localDay } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { selectPublicEvent } from "../../db/events/public-events";
import { selectPublicDatesAhead } from "../../db/events/public-series";
import { selectSkyOfEventDay, selectTidesOfEventDay } from "../../db/sea/sea-days";
import { wordsIn } from "../../http/i18n";
import { loadPage } from "../site/page";
import { dayInWords, ownWords, type Story, secondsToChange } from "./story-parts";
import type { StorySubject } from "./story-subject";

/** To skip cancelled dates of a series. */
const datesLooked = 12;

/** An event, or a series' next date, over the sea of its day. */
export async function loadEventStory(
  context: Context,
  url: URL,
  { slug, date }: Extract<StorySubject, { of: "event" }>,
): Promise<Story> {
  const now = context.get(servicesContext).now();
  const today = instantOfDay(localDay(now), 0);
  const { page, results } = await loadPage(context, url, (db) => [
    selectPublicEvent(db, slug, date),
    selectPublicDatesAhead(db, slug, today, datesLooked),
    selectTidesOfEventDay(db, slug, date, today.getTime()),
    selectSkyOfEventDay(db, slug, date, today.getTime()),
  ]);
  const [[single], dates, waters, [own, next]] = results;
  const row = single ?? (date ? undefined : dates.find(({ cancelled_at }) => cancelled_at === null));
  if (!row) throw data(null, 404);
  const { language } = wordsIn(context);
  const event = viewEvent(row, language);
  const isEvening = event.start_time !== null && own !== undefined && event.starts_at >= own.sunset;
  return {
    page,
    card: {
      title: event.texts.title.text,
      under: dayInWords(context, event.event_date),
      entries: [entryOf(context, row, now)],
      notes: event.host ? [wordsIn(context).t("story.by", { host: event.host })] : [],
      ...ownWords(context, event.path),
    },
    sky: storySky(parseDay(event.event_date) ?? localDay(now), isEvening, own, next),
    waters,
    about: { path: event.path, name: event.texts.title.text },
    tags: [eventsTag, row.event_series_id ? seriesTag(row.event_series_id) : eventTag(row.id), seaTag],
    changesIn: secondsToChange(now, [intervalOf(event)?.ends.getTime()]),
  };
}

function entryOf(context: Context, row: PublicEventRow, now: Date): StoryEntry {
  const { t, language } = wordsIn(context);
  const { texts, start_time, end_time, cancelled_at, portrait_code } = viewEvent(row, language);
  const words = t("events.words", { returnObjects: true });
  const times = timesInWords({ start_time, end_time }, words) || t("events.page.allDay");
  const state = cancelled_at !== null ? "story.cancelled" : isOver(row, now) ? "story.over" : null;
  return {
    label: state ? t(state) : "",
    head: capitalised(endsNextDay(row) ? t("events.page.nextDay", { time: times }) : times),
    text: texts.location.text,
    portrait: portrait_code ?? generalPortrait.event,
  };
}
