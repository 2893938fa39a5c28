import { intervalOf, isOver } from "../../../rules/events/event-interval";
import { type PublicEventRow, viewEvent } from "../../../rules/events/event-view";
import { generalPortrait } from "../../../rules/pictures/general-portraits";
import { placesOpenLate } from "../../../rules/places/open-late";
import { metresText } from "../../../rules/sea/height-text";
import type { SkyDay } from "../../../rules/sea/sky-day";
import type { StoryEntry } from "../../../rules/sea/story-card";
import type { Water } from "../../../rules/sea/tide-at";
import { eventsTag, listTag, seaTag } from "../../../rules/site/cache-tags";
import { clockText } from "../../../rules/time/date-words";
import { parseDay, parseTime } from "../../../rules/time/days";
import { localDate, localDay, timeText } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { boundsOf, selectPublicEvents } from "../../db/events/public-events";
import { selectRestaurantHours } from "../../db/places/restaurants";
import { wordsIn } from "../../http/i18n";
import { loadPage } from "../site/page";
import {
  dayInWords,
  nearDay,
  ownWords,
  type Story,
  seaOfToday,
  secondsToChange,
  skyOfNow,
} from "./story-parts";

/** To find those still to come. */
const eventsLooked = 12;
const placesLooked = 12;

/** What's left of today, or what comes first after. */
export async function loadTodayStory(context: Context, url: URL): Promise<Story> {
  const now = context.get(servicesContext).now();
  const date = localDate(now);
  const { page, results } = await loadPage(context, url, (db) => [
    ...seaOfToday(db, now),
    selectPublicEvents(db, { ...boundsOf({ from: date, type: "all" }), limit: eventsLooked }),
    selectRestaurantHours(db, { after: null, limit: placesLooked }),
  ]);
  const [waterRows, skyRows, events, restaurants] = results;
  const { waters, own, sky } = await skyOfNow([waterRows, skyRows], now);
  const coming = events.filter((event) => event.cancelled_at === null && !isOver(event, now));
  const ofToday = coming.filter(({ event_date }) => event_date <= date);
  const shown = ofToday.length > 0 ? ofToday : coming.slice(0, 1);
  const entries = shown.map((event) => entryOf(context, event, now));
  const late = placesOpenLate(restaurants, now);
  const { t, language } = wordsIn(context);
  const openUntil = (count: number) =>
    t("story.openUntil", {
      places: late
        .slice(-count)
        .map(({ name, closes }) => `${name} ${clockText(closes, language)}`.replaceAll(" ", "\u00a0"))
        .join(", "),
    });
  const walk = entries.length === 0 ? nextLowWater(waters, own, now) : null;
  const ends = coming.slice(0, 4).map((event) => intervalOf(event)?.ends.getTime());
  return {
    page,
    card: {
      title: t(sky.isNight ? "story.tonight" : "story.today"),
      under: dayInWords(context, date),
      entries: walk ? [walkOf(context, walk, now)] : entries,
      notes: [2, 1].slice(late.length > 1 ? 0 : 1, late.length > 0 ? 2 : 1).map(openUntil),
      ...ownWords(context, "/week"),
    },
    sky,
    waters,
    about: null,
    tags: [eventsTag, listTag("restaurant"), seaTag],
    changesIn: secondsToChange(now, [own?.sunset, walk?.at, ...ends, ...late.map(({ until }) => until)]),
  };
}

function entryOf(context: Context, row: PublicEventRow, now: Date): StoryEntry {
  const { t, language } = wordsIn(context);
  const { texts, portrait_code, event_date, start_time } = viewEvent(row, language);
  const starts = parseTime(start_time ?? "");
  const hour = starts === null ? t("events.page.allDay") : clockText(starts, language);
  const [day, today] = [parseDay(event_date) ?? 0, localDay(now)];
  return {
    label: day > today ? t("story.onDay", { day: nearDay(context, day, today), time: hour }) : hour,
    head: texts.title.text,
    text: texts.location.text,
    portrait: portrait_code ?? generalPortrait.event,
  };
}

/** The sun's times are the same on both days, to the minute. */
const todayAndTomorrow = [0, 86_400_000];

/** The next low water by daylight, for a day without events. */
function nextLowWater(waters: readonly Water[], own: SkyDay | undefined, now: Date): Water | null {
  if (!own) return null;
  const isLight = (at: number) =>
    todayAndTomorrow.some((later) => at >= own.sunrise + later && at <= own.sunset + later);
  return waters.find(({ kind, at }) => kind === "low" && at > now.getTime() && isLight(at)) ?? null;
}

function walkOf(context: Context, { at, metres }: Water, now: Date): StoryEntry {
  const { t, language } = wordsIn(context);
  const instant = new Date(at);
  return {
    label: t("story.onDay", {
      day: nearDay(context, localDay(instant), localDay(now)),
      time: timeText(instant, language),
    }),
    head: t("story.sand"),
    text: t("story.lowWater", { metres: metresText(metres) }),
    portrait: generalPortrait.activity,
  };
}
