import { data } from "react-router";
import { secondsUntil, trueUntil } from "../../../rules/places/open-status";
import { listTag } from "../../../rules/places/tags";
import { pastLast } from "../../../rules/search/found";
import { grouped, type Hit, hitOf } from "../../../rules/search/hit";
import { isSearchGroup } from "../../../rules/search/kinds";
import { readQuery } from "../../../rules/search/query";
import { isOfSea, quickAnswerOf } from "../../../rules/search/quick-answers";
import { encodePageKey } from "../../../rules/site/page-key";
import { eventsTag, postsTag, seaTag } from "../../../rules/site/page-tags";
import { listingKinds } from "../../../rules/site/slugs";
import { localDate } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import type { FoundMatch } from "../../db/search/matches";
import { privateCache, publicCache } from "../../http/cache-headers";
import { languageIn, wordsIn } from "../../http/i18n";
import { readPageKey } from "../../http/page-key";
import { foundIn, sourceQueries } from "../../operations/search/find-sources";
import { searchTag } from "../../operations/search/take-over-changes";
import { seaNow, seaQueries } from "../sea/sea-now";
import { loadPage, seoOf } from "../site/page";
import { findMixed, findOfGroup, stillThere } from "./find";
import { guideSources } from "./guide-sources";

/** Whatever changes one of these purges what was found among them, so nothing hidden outlives its hiding. */
export const searchTags = [searchTag, ...listingKinds.map(listTag), eventsTag, postsTag];

/** What visitors look for, in one trip to the index and one to the database, which has the last word. */
export async function loadSearch(context: Context, url: URL) {
  const now = context.get(servicesContext).now();
  const query = readQuery(url.searchParams.get("q"));
  const { group, after } = readPlace(url);
  const hits = group ? await findOfGroup(context, query, group, after) : await findMixed(context, query);
  const answer = group ? null : quickAnswerOf(query);

  const { page, sources, sea } = await loadRows(context, url, hits.matches, isOfSea(answer));
  const found = stillThere(hits.matches, foundIn(sources, hits.matches, guideSources));
  const shown = pastLast(found, localDate(now)).map((one) =>
    hitOf(one, hits.terms, languageIn(context), now),
  );

  const { t } = wordsIn(context);
  const seo = seoOf(context, page, {
    title: query.text ? t("search.titleOf", { query: query.text }) : t("search.title"),
    description: t("search.description"),
    image: "/social/home.png",
    robots: url.search ? "noindex, follow" : undefined,
  });
  const until = Math.min(sea?.until ?? Number.POSITIVE_INFINITY, statusUntil(shown, now));
  const tags = [...searchTags, "pages", "page:/search", ...(sea ? [seaTag] : [])];
  return data(
    {
      seo,
      query: query.text,
      isAsked: query.terms.length > 0,
      answer,
      sea,
      groups: grouped(shown),
      group,
      isWhole: hits.isWhole,
      understood: hits.understood,
      isNear: hits.isNear && shown.length > 0,
      isAway: hits.isAway,
      next: hits.next && encodePageKey(hits.next),
      isFirst: after[0] + after[1] === 0,
      until,
      now,
    },
    {
      headers: hits.isAway
        ? privateCache
        : publicCache({ tags, changesIn: secondsUntil(new Date(until), now) }),
    },
  );
}

/** What was found as it is now, and the sea for those who ask for it. */
async function loadRows(context: Context, url: URL, named: FoundMatch[], asksOfSea: boolean) {
  const now = context.get(servicesContext).now();
  if (!asksOfSea) {
    const { page, results } = await loadPage(context, url, (db) => sourceQueries(db, named, now));
    return { page, sources: results, sea: null };
  }
  const { page, results } = await loadPage(
    context,
    url,
    (db) => [...seaQueries(db, now), ...sourceQueries(db, named, now)] as const,
  );
  const [waters, sky, forecasts, ...sources] = results;
  return { page, sources, sea: seaNow([waters, sky, forecasts], now) };
}

/** Whose list is asked for, and from where on. */
function readPlace(url: URL) {
  const kind = url.searchParams.get("kind") ?? "";
  const group = isSearchGroup(kind) ? kind : null;
  const after = readPageKey(url, ["number", "number"]) ?? ([0, 0] as const);
  return { group, after };
}

function statusUntil(shown: readonly Hit[], now: Date): number {
  return trueUntil(
    shown.flatMap(({ status }) => status ?? []),
    now,
  ).getTime();
}
