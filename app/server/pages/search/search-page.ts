import { data } from "react-router";
import { firstEnd } from "../../../rules/events/upcoming-events";
import { firstAfter, type OpenStatus, secondsUntil, trueUntil } from "../../../rules/places/open-status";
import { turnsOf } from "../../../rules/sea/when-to-go";
import { askedWalk } from "../../../rules/search/asked-walk";
import { asksForCheapest, cheapestFirst } from "../../../rules/search/cheapest-first";
import { type Found, pastLast } from "../../../rules/search/found";
import { servingFirst } from "../../../rules/search/found-dishes";
import { withPool } from "../../../rules/search/hotel-pool";
import { affordableFirst, areDearer } from "../../../rules/search/price-limit";
import { type Query, readQuery, type Term } from "../../../rules/search/query";
import { askedHoliday, asksAsBeginner, asksWayBack, isOfSea } from "../../../rules/search/quick-answers";
import { eventsUntil, hitOf, inGroups } from "../../../rules/search/search-hit";
import { isSearchGroup } from "../../../rules/search/search-kinds";
import { speakingOf } from "../../../rules/search/whole-names";
import { isRefused } from "../../../rules/search/why-found";
import { eventsTag, listTag, postsTag, seaTag } from "../../../rules/site/cache-tags";
import { listingKinds } from "../../../rules/site/listing-kinds";
import { encodePageKey } from "../../../rules/site/next-page-key";
import { instantOfDay, localDate, localDay } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { privateCache, publicCache } from "../../http/cache-headers";
import { languageIn, townFactsIn, wordsIn } from "../../http/i18n";
import { readNextPageKey } from "../../http/next-page-key";
import { searchTag } from "../../operations/search/index-changes";
import { foundIn } from "../../operations/search/read-found-things";
import { wayTag } from "../content/way-here";
import { infoTags } from "../info/info-page";
import { seoOf } from "../site/page";
import { firstAidOf, seaOf, surfOf } from "./answer-rows";
import { busAnswerOf } from "./bus-answer";
import { dayAnswerOf } from "./day-answer";
import { driveAnswerOf } from "./drive-answer";
import { guideSources } from "./guide-sources";
import { markedPlacesOf } from "./marked-places";
import { openDoorsOf } from "./open-doors";
import { type QueryIntent, queryIntent, readQuestion, termsForIndex } from "./query-intent";
import { findMixed, findOfGroup, type Hits, stillThere } from "./search-results";
import { loadRows } from "./search-rows";
import { walkAnswerOf } from "./walk-answer";

/** Any of these purges the results, so that nothing hidden stays visible. */
export const searchTags = [searchTag, ...listingKinds.map(listTag), eventsTag, postsTag];

/** One round trip to the index and one to the database, which decides what's public. */
export async function loadSearch(context: Context, url: URL) {
  const now = context.get(servicesContext).now();
  const language = languageIn(context);
  const asking = url.searchParams.get("q");
  const { text } = readQuery(asking);
  const { query: typed, others } = readQuestion(asking, now);
  const { group, after } = readPlace(url);
  const first = queryIntent(typed, typed.terms, now);
  const isDayOfThing = first.span !== null && first.rest.length > 0;
  const query = group && !isDayOfThing ? typed : { ...typed, terms: termsForIndex(typed, first) };
  const walk = group ? null : askedWalk(typed.text);
  const hits = group
    ? await findOfGroup(context, query, group, after)
    : await findMixed(context, query, { walk });
  const isSame = isDayOfThing || query.terms.length === typed.terms.length;
  const asked = group
    ? nothingAsked
    : queryIntent(typed, isSame ? hits.terms : typed.terms, now, hits.corrected);

  const named = [
    ...hits.matches,
    ...hits.ends.flatMap((end) => end ?? []),
    ...asked.parts.map((part) => ({ kind: "aid", ref: `/info#${part}` }) as const),
  ];
  const { page, rows, sources } = await loadRows(context, url, asked, named);
  const found = foundIn(sources, named, guideSources);
  const firstAid = firstAidOf(found, asked, language);
  const marked = markedPlacesOf(rows, asked, typed, language, now);
  const onFoot = walkAnswerOf(walk, hits, asked, found, language);
  const town = onFoot ? null : driveAnswerOf(asked.town, townFactsIn(context));
  const isAnswered =
    asked.parts.length > 0 || [asked.answer, marked, asked.doors, town].some((one) => one !== null);
  const there = onFoot ? onFoot.places : thereOf(hits, found, isAnswered);
  const openDoors = openDoorsOf(rows, asked, hits.isNear ? [] : there, language, now);
  const answered = [...(marked?.places ?? []), ...(openDoors?.places ?? [])].map(({ path }) => path);
  const shown = inOrder(there, typed, hits.terms, now)
    .filter(({ kind, ref }) => kind !== "aid" || !firstAid.some((one) => one.ref === ref))
    .filter((one) => !answered.includes(one.path) && !isRefused(one, hits.terms))
    .filter(({ kind }) => kind !== "restaurant" || !openDoors?.isAnyOpen)
    .map((one) => hitOf(one, hits.terms, language, now));
  const inNeed = asked.parts.length > 0 && firstAid.length === 0 ? "health" : null;
  const answer = inNeed ?? (onFoot ? null : asked.answer);
  const sea = isOfSea(answer) ? seaOf(rows, asked, now) : null;
  const surf = surfOf(rows, asked, townFactsIn(context), now);
  const isWayBack = asksWayBack(typed);
  const bus = busAnswerOf(context, url, page, rows, asked, isWayBack ? "back" : "there");
  const days = dayAnswerOf(rows, asked, hits.isNear ? [] : there, language, now);

  const { t } = wordsIn(context);
  const seo = seoOf(context, page, {
    title: text ? t("search.titleOf", { query: text }) : t("search.title"),
    description: t("search.description"),
    image: "/social/search.png",
    robots: url.search ? "noindex, follow" : undefined,
  });
  const until = Math.min(
    sea?.now?.until ?? Number.POSITIVE_INFINITY,
    firstAfter(now, surf ? turnsOf(surf) : []).getTime(),
    openDoors?.until ?? Number.POSITIVE_INFINITY,
    asked.span ? instantOfDay(localDay(now) + 1, 0).getTime() : Number.POSITIVE_INFINITY,
    days ? firstEnd(rows[3], now).getTime() : Number.POSITIVE_INFINITY,
    bus?.changesIn ? now.getTime() + bus.changesIn * 1000 : Number.POSITIVE_INFINITY,
    eventsUntil(shown, now),
    statusUntil([...shown, ...(marked?.places ?? [])], now),
  );
  const tags = [
    ...searchTags,
    "pages",
    "page:/search",
    ...infoTags,
    ...(sea || surf ? [seaTag] : []),
    ...(surf ? ["page:/surf"] : []),
    ...(asked.answer === "bus" ? [wayTag] : []),
  ];
  return data(
    {
      seo,
      query: text,
      others,
      isAsked: typed.terms.length > 0 || openDoors !== null,
      isWayBack,
      areDearer: areDearer([...there, ...(marked?.places ?? [])], typed.priceLimit),
      isOfBeginner: asksAsBeginner(typed),
      holiday: askedHoliday(typed),
      bus,
      firstAid,
      answer,
      sea,
      surf,
      span: asked.span,
      contact: context.get(servicesContext).settings.contact.email,
      openDoors,
      town,
      walk: onFoot?.walk ?? null,
      marked,
      days,
      ...inGroups(shown),
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
        : publicCache({ tags: [...new Set(tags)], changesIn: secondsUntil(new Date(until), now) }),
    },
  );
}

/** Beside an answer only what has all of the words is worth reading. */
function thereOf({ isNear, matches, bearers, terms }: Hits, found: readonly Found[], isAnswered: boolean) {
  return isNear && isAnswered ? [] : withPool(speakingOf(stillThere(matches, found), bearers, terms), terms);
}

function inOrder(there: readonly Found[], query: Query, terms: readonly Term[], now: Date) {
  const byTerms = servingFirst(pastLast(there, localDate(now)), terms);
  const byPrice = asksForCheapest(query.words) ? cheapestFirst(byTerms, terms) : byTerms;
  return affordableFirst(byPrice, query.priceLimit);
}

const nothingAsked: QueryIntent = {
  parts: [],
  answer: null,
  town: null,
  span: null,
  isTonight: false,
  minutes: null,
  asksWhatIsOn: false,
  doors: null,
  asksOpenDay: false,
  marked: null,
  rest: [],
};

/** Whose list, and from where on. */
function readPlace(url: URL) {
  const kind = url.searchParams.get("kind") ?? "";
  const group = isSearchGroup(kind) ? kind : null;
  const after = readNextPageKey(url, ["number", "number"]) ?? ([0, 0] as const);
  return { group, after };
}

function statusUntil(shown: readonly { status: OpenStatus | null }[], now: Date): number {
  return trueUntil(
    shown.flatMap(({ status }) => status ?? []),
    now,
  ).getTime();
}
