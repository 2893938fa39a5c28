import { data } from "react-router";
import { composeSections } from "../../../rules/content/page-content";
import { touristDestination } from "../../../rules/content/structured-data";
import { viewEvent } from "../../../rules/events/event-view";
import { nextOfEach } from "../../../rules/events/events-at-place";
import { nearDayOf } from "../../../rules/events/near-day";
import { firstEnd, stillOn } from "../../../rules/events/upcoming-events";
import { openNow } from "../../../rules/places/open-places";
import { secondsUntil } from "../../../rules/places/open-status";
import { viewPostCards } from "../../../rules/posts/post-view";
import { eventsTag, listTag, postsTag, seaTag } from "../../../rules/site/cache-tags";
import { addDays } from "../../../rules/time/days";
import { localDate } from "../../../rules/time/panama-time";
import { townName } from "../../../rules/town/town";
import { type Context, servicesContext } from "../../context";
import { boundsOf, selectPublicEvents } from "../../db/events/public-events";
import { selectOpenCandidates } from "../../db/places/restaurants";
import { selectPublicPosts } from "../../db/posts/public-posts";
import { privateCache, publicCache } from "../../http/cache-headers";
import { seaNow, seaQueries } from "../sea/sea-now";
import { type Page, seoOf } from "../site/page";
import { homeSections } from "./built-in-sections";
import { homeDefaults } from "./derived-seo";
import { loadPageOrBuiltIn } from "./managed-page";

const tags = ["pages", "page:/", listTag("restaurant"), eventsTag, postsTag, seaTag];

/** The next events are chosen among so many that began within a day or will begin. */
const looked = 24;
const longestEvent = 24 * 60 * 60_000;
const latestPosts = 3;

/** Managed sections, open places, next events and latest posts, in one round trip. */
export async function loadHome(context: Context, url: URL) {
  const services = context.get(servicesContext);
  const now = services.now();
  const { page, results } = await loadPageOrBuiltIn(context, url, (db) => [
    selectOpenCandidates(db),
    selectPublicEvents(db, {
      ...boundsOf({ from: addDays(localDate(now), -1), type: "all" }, [now.getTime() - longestEvent, ""]),
      limit: looked,
    }),
    selectPublicPosts(db, {}, null, latestPosts),
    ...seaQueries(db, now),
  ]);
  const [candidates, around, latest, ...seaRows] = results ?? [[], [], [], [], [], []];
  const sea = seaNow(seaRows, now);
  const kitchens = openNow(candidates, now);
  const coming = nextOfEach(stillOn(around, now));
  const events = coming.map((event) => ({
    ...viewEvent(event, page.language),
    nearDay: nearDayOf(event, now),
  }));
  const until = [
    ...(candidates.length > 0 ? [kitchens.until] : []),
    ...(coming.length > 0 ? [firstEnd(coming, now)] : []),
    ...(sea ? [new Date(sea.until)] : []),
  ].sort((a, b) => a.getTime() - b.getTime())[0];
  const changesIn = until && secondsUntil(until, now);
  return data(
    {
      seo: seoOf(context, page, seoDefaults(page, services.settings.origin)),
      sections: composeSections(page, homeSections),
      kitchens: { ...kitchens, now },
      events,
      posts: viewPostCards(latest, page.language),
      sea,
      keeps: services.settings.keeping,
    },
    { headers: results ? publicCache({ tags, changesIn }) : privateCache },
  );
}

function seoDefaults(page: Page, origin: string) {
  const defaults = homeDefaults(page.language);
  const { description } = defaults;
  const town = touristDestination({ name: townName, description, url: origin + page.path });
  return { ...defaults, schemaMarkup: [town] };
}
