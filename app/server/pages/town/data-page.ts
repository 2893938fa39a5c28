import { data } from "react-router";
import { composeSections } from "../../../rules/content/page-content";
import { describeEvent } from "../../../rules/events/event-data";
import { describePlace } from "../../../rules/places/place-data";
import { eventsTag, listTag, pageTag } from "../../../rules/site/cache-tags";
import { listingKinds } from "../../../rules/site/listing-kinds";
import { shortened } from "../../../rules/site/shortened-example";
import { localDate, secondsToMidnight } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { boundsOf, selectAttributedEvents } from "../../db/events/public-events";
import { selectPublicPlaces } from "../../db/places/public-places";
import { publicCache } from "../../http/cache-headers";
import { wordsIn } from "../../http/i18n";
import { dataDefaults } from "../content/derived-seo";
import { placeWords } from "../places/places-file";
import { loadPage, seoOf } from "../site/page";

/** Files for maps, calendars and programs, with an example of each. */
export async function loadData(context: Context, url: URL) {
  const { now, settings } = context.get(servicesContext);
  const ahead = { from: localDate(now()), type: "all" } as const;
  const { page, results } = await loadPage(context, url, (db) => [
    selectPublicPlaces(db, { kinds: listingKinds, after: null, limit: 1 }),
    selectAttributedEvents(db, { ...boundsOf(ahead), limit: 1 }),
  ]);
  const [[place], [event]] = results;
  const { t } = wordsIn(context);
  return data(
    {
      seo: seoOf(context, page, { ...dataDefaults(t), robots: url.search ? "noindex, follow" : undefined }),
      sections: composeSections(page, () => []),
      origin: settings.origin,
      place: place && shortened(describePlace(place, placeWords(context))),
      event: event && shortened(describeEvent(event, settings.origin, page.language)),
    },
    {
      headers: publicCache({
        tags: ["pages", pageTag("/data"), ...listingKinds.map(listTag), eventsTag],
        changesIn: secondsToMidnight(now()),
      }),
    },
  );
}
