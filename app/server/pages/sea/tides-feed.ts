import { feetText, metresText } from "../../../rules/sea/height-text";
import { watersWithin } from "../../../rules/sea/tide-at";
import { tideFeed } from "../../../rules/sea/tide-feed";
import { seaTag } from "../../../rules/site/cache-tags";
import { localDay, secondsToMidnight, startOfDay } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { selectTides } from "../../db/sea/sea-days";
import { publicCache } from "../../http/cache-headers";
import { feedAnswer } from "../../http/feed";
import { languageIn, wordsIn } from "../../http/i18n";
import { newerWords } from "../../http/remembered-words";
import { watersOf } from "./sea-rows";

/** The calendar has a week back and two months ahead. */
const daysBehind = 7;
const daysAhead = 61;

export async function answerTideFeed(context: Context): Promise<Response> {
  const services = context.get(servicesContext);
  const { db, now } = services;
  const today = localDay(now());
  const [first, last] = [today - daysBehind, today + daysAhead];
  const span = { from: startOfDay(first), until: startOfDay(last) };
  const words = newerWords(context, services);
  const [rows, newer] = await ask(db, [selectTides(db, span), words.query]);
  words.take(newer);
  const waters = await watersOf(rows, { first, last: last - 1, today });
  const { t } = wordsIn(context);
  const text = tideFeed(watersWithin(waters, span.from, span.until), {
    name: t("sea.tides.feed"),
    description: t("sea.caveat"),
    language: languageIn(context),
    summary: ({ kind, metres }) =>
      t(kind === "high" ? "sea.tides.highWater" : "sea.tides.lowWater", {
        height: t("sea.height", { metres: metresText(metres), feet: feetText(metres) }),
      }),
  });
  const headers = publicCache({ tags: [seaTag, "feeds"], changesIn: secondsToMidnight(now()) });
  return feedAnswer(text, "text/calendar; charset=utf-8", headers);
}
