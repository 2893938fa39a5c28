import { data } from "react-router";
import { generalPortrait } from "../../../rules/pictures/general-portraits";
import { categoryName } from "../../../rules/places/category-name";
import type { WeekHours } from "../../../rules/places/hours";
import { openStatus, todayAt } from "../../../rules/places/open-status";
import { publicPath } from "../../../rules/places/paths";
import { priceFrom } from "../../../rules/places/prices";
import { parseWeekHours } from "../../../rules/places/week-hours";
import { capitalised, hoursInWords } from "../../../rules/places/week-words";
import type { StoryEntry } from "../../../rules/sea/story-card";
import { listingTag, seaTag } from "../../../rules/site/cache-tags";
import { localise, readTranslation } from "../../../rules/site/owner-translation";
import { dateInWords } from "../../../rules/time/date-words";
import { localDate, localDay, timeText } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { selectPublicActivity } from "../../db/places/activities";
import { selectPublicHotel } from "../../db/places/hotels";
import { selectPublicRestaurant } from "../../db/places/restaurants";
import { wordsIn } from "../../http/i18n";
import { loadPage } from "../site/page";
import { nearDay, ownWords, type Story, seaOfToday, secondsToChange, skyOfNow } from "./story-parts";
import type { StorySubject } from "./story-subject";

/** Name, kind, and when it opens today. */
export async function loadPlaceStory(
  context: Context,
  url: URL,
  { kind, slug }: Extract<StorySubject, { of: "place" }>,
): Promise<Story> {
  const now = context.get(servicesContext).now();
  const slugIf = (one: typeof kind) => ({ slug: one === kind ? slug : "" });
  const { page, results } = await loadPage(context, url, (db) => [
    ...seaOfToday(db, now),
    selectPublicRestaurant(db, slugIf("restaurant")),
    selectPublicHotel(db, slugIf("hotel")),
    selectPublicActivity(db, slugIf("activity")),
  ]);
  const [waterRows, skyRows, [restaurant], [hotel], [activity]] = results;
  const row = restaurant ?? hotel ?? activity;
  if (!row) throw data(null, 404);
  const { t, language } = wordsIn(context);
  const { waters, own, sky } = await skyOfNow([waterRows, skyRows], now);
  const source = { language: row.language, translation: readTranslation(row.translation) };
  const { texts } = activity
    ? localise(source, { name: activity.business_name, business_name: activity.business_name }, language)
    : localise(source, { name: restaurant?.name ?? hotel?.name ?? "", business_name: "" }, language);
  const name = activity ? texts.business_name.text : texts.name.text;
  const kinds = [row.category, ...(activity ? [activity.business_type] : [])];
  const price = activity ? priceFrom("activity", activity) : null;
  const { label, head, text } = hotel
    ? hotelEntry(context, hotel)
    : hoursEntry(context, restaurant?.hours ?? parseWeekHours(activity?.hours), {
        address: row.address,
        isAsleep: restaurant?.closed_for_season === true,
      });
  const path = publicPath(kind, row.slug);
  return {
    page,
    card: {
      title: name,
      under: [
        ...kinds.map((one) => categoryName(t, one)),
        ...(price ? [t(price.word, { price: price.text })] : []),
      ].join(" · "),
      entries: [{ label, head, text, portrait: row.portrait_code ?? generalPortrait[kind] }],
      notes: [],
      ...ownWords(context, path),
    },
    sky,
    waters,
    about: { path, name },
    tags: [listingTag(kind, row.id), seaTag],
    changesIn: secondsToChange(now, [own?.sunset]),
  };
}

type StoryTexts = Pick<StoryEntry, "label" | "head" | "text">;

/** A hotel has no hours: price from, and where it is. */
function hotelEntry(
  context: Context,
  hotel: { price_from: number | null; currency: string; address: string },
): StoryTexts {
  const { t } = wordsIn(context);
  const price = priceFrom("hotel", hotel);
  if (!price) return { label: "", head: hotel.address, text: "" };
  return { label: "", head: t(price.word, { price: price.text }), text: hotel.address };
}

function hoursEntry(
  context: Context,
  week: WeekHours | null,
  { address, isAsleep }: { address: string; isAsleep: boolean },
): StoryTexts {
  const now = context.get(servicesContext).now();
  const { t, language } = wordsIn(context);
  const label = t("story.onDay", {
    day: t("story.thisDay"),
    time: dateInWords(localDate(now), "day", language),
  });
  if (isAsleep) return { label: "", head: t("story.season"), text: address };
  const today = todayAt(week, now);
  if (!today) return { label, head: t("story.ask"), text: address };
  if (today.hours.state === "unreadable") return { label, head: today.text, text: address };
  if (today.hours.state === "open")
    return { label, head: capitalised(hoursInWords(today.hours, language)), text: address };
  const status = openStatus(week, now);
  const opens = status.state === "closed" ? status.opensAt : null;
  const day = opens && nearDay(context, localDay(opens), localDay(now)).toLowerCase();
  return {
    label,
    head: t("story.closed"),
    text: opens ? t("story.opens", { day, time: timeText(opens, language) }) : address,
  };
}
