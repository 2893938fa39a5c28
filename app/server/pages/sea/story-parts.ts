import { capitalised } from "../../../rules/places/week-words";
import type { StoryCard } from "../../../rules/sea/story-card";
import { type StorySky, storySky } from "../../../rules/sea/story-sea";
import type { Water } from "../../../rules/sea/tide-at";
import { localPath } from "../../../rules/site/language";
import { dateInWords } from "../../../rules/time/date-words";
import { formatDay } from "../../../rules/time/days";
import { localDay, secondsToMidnight, startOfDay } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import type { Database } from "../../db/database";
import { selectSkyDays, selectTides } from "../../db/sea/sea-days";
import { wordsIn } from "../../http/i18n";
import type { Page } from "../site/page";
import { seaRows } from "./sea-rows";

/** A card with its sea and sky, and how long it's true. */
export type Story = {
  page: Page;
  card: StoryCard;
  sky: StorySky;
  waters: readonly Water[];
  /** The page it's about. */
  about: { path: string; name: string } | null;
  tags: string[];
  changesIn: number;
};

/** Queries for today and the next morning. */
export function seaOfToday(db: Database, now: Date) {
  const today = localDay(now);
  return [
    selectTides(db, { from: startOfDay(today), until: startOfDay(today + 2) }),
    selectSkyDays(db, { first: formatDay(today), last: formatDay(today + 1) }),
  ] as const;
}

type SeaRows = Parameters<typeof seaRows>;

/** After sunset, the night's sea and sky. */
export async function skyOfNow([waterRows, skyRows]: readonly [SeaRows[0], SeaRows[1]], now: Date) {
  const today = localDay(now);
  const { waters, sky } = await seaRows(waterRows, skyRows, { first: today, last: today + 2, today });
  const [own, next] = sky;
  const isNight = own !== undefined && now.getTime() >= own.sunset;
  return { waters, own, sky: storySky(today, isNight, own, next) };
}

/** Until midnight, sunset or one of these moments. */
export function secondsToChange(now: Date, moments: readonly (number | undefined)[]): number {
  const coming = moments.flatMap((at) => (at && at > now.getTime() ? [(at - now.getTime()) / 1000] : []));
  return Math.max(1, Math.floor(Math.min(secondsToMidnight(now), ...coming)));
}

/** The card's link: this path, or the guide. */
export function ownWords(
  context: Context,
  path: string | null,
): Pick<StoryCard, "site" | "addresses" | "more"> {
  const { t, language } = wordsIn(context);
  const { origin } = context.get(servicesContext).settings;
  const paths = [...(path ? [path] : []), "/"].map((one) => origin + localPath(language, one));
  return {
    site: t("frame.siteName"),
    addresses: paths.map((one) => one.replace(/^https?:\/\//, "").replace(/\/$/, "")),
    more: (count) => t("story.more", { count }),
  };
}

/** "Monday, November 23"; Spanish gets a capital too. */
export function dayInWords(context: Context, date: string): string {
  return capitalised(dateInWords(date, "day", wordsIn(context).language));
}

/** "Today", "Tomorrow", a weekday within the week, else the date. */
export function nearDay(context: Context, day: number, today: number): string {
  const { t, language } = wordsIn(context);
  if (day === today) return t("story.thisDay");
  if (day === today + 1) return t("story.nextDay");
  return capitalised(dateInWords(formatDay(day), day < today + 7 ? "weekdayName" : "day", language));
}
