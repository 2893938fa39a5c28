import { describeEvent } from "../../../rules/events/event-data";
import { eventsTag } from "../../../rules/site/cache-tags";
import { localPath } from "../../../rules/site/language";
import { encodePageKey } from "../../../rules/site/next-page-key";
import { queryPath } from "../../../rules/site/query-path";
import { localDate, secondsToMidnight } from "../../../rules/time/panama-time";
import { timeZone } from "../../../rules/town/town";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { boundsOf, selectAttributedEvents } from "../../db/events/public-events";
import { publicCache } from "../../http/cache-headers";
import { feedAnswer, nextLink, openToAll } from "../../http/feed";
import { languageIn } from "../../http/i18n";
import { filtersIn, readEventKey, spanAhead } from "./event-filters";

const most = 100;

/** Coming events for other programs, with the calendar's filters; `next` is the next page. */
export async function answerEvents(context: Context, url: URL): Promise<Response> {
  const { db, now, settings } = context.get(servicesContext);
  const language = languageIn(context);
  const filters = filtersIn(url);
  const span = spanAhead(filters, localDate(now()));
  const [found] = await ask(db, [
    selectAttributedEvents(db, { ...boundsOf(span, readEventKey(url)), limit: most + 1 }),
  ]);
  const rows = found.slice(0, most);
  const last = found.length > most ? rows.at(-1) : undefined;
  const page = last && encodePageKey([last.starts_at, last.id]);
  const path = localPath(language, "/events.json");
  const next = page ? settings.origin + queryPath(path, { ...filters, page }) : null;
  const events = rows.map((row) => describeEvent(row, settings.origin, language));
  const text = JSON.stringify({ time_zone: timeZone, language, next, events });
  const headers = {
    ...publicCache({ tags: [eventsTag, "feeds"], changesIn: secondsToMidnight(now()) }),
    ...openToAll,
    ...nextLink(next),
  };
  return feedAnswer(text, "application/json; charset=utf-8", headers);
}
