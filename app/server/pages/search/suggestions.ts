import type { RouterContextProvider } from "react-router";
import { dangersOf } from "../../../rules/search/dangers";
import { type Found, pastLast } from "../../../rules/search/found";
import { dishAsked } from "../../../rules/search/found-dishes";
import { readQuery } from "../../../rules/search/query";
import { groupOf } from "../../../rules/search/search-kinds";
import { localPath } from "../../../rules/site/language";
import { localDate } from "../../../rules/time/panama-time";
import { partialContext, type Services, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { publicCache } from "../../http/cache-headers";
import { feedAnswer } from "../../http/feed";
import { languageIn, wordsIn } from "../../http/i18n";
import { newerWords } from "../../http/remembered-words";
import { foundIn, foundQueries } from "../../operations/search/read-found-things";
import { guideSources } from "./guide-sources";
import { searchTags } from "./search-page";
import { findMixed, stillThere } from "./search-results";

type Wanted = Pick<Found, "kind" | "ref">;

const most = 6;
const shortest = 2;

/** For somebody who's typing. */
export async function answerSuggestions(
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<Response> {
  const services = context.get(servicesContext);
  const { now } = services;
  const language = languageIn(context);
  const query = readQuery(url.searchParams.get("q"));
  const isTooShort = query.terms.length === 0 || query.text.length < shortest;
  const { matches, isAway } = isTooShort
    ? { matches: [], isAway: false }
    : await findMixed(context, query, { isTyping: true });
  const parts = dangersOf(query.words).map((part) => ({ kind: "aid", ref: `/info#${part}` }) as const);
  const others = matches.filter(({ ref }) => !parts.some((part) => part.ref === ref));
  const wanted = [...parts, ...others].slice(0, most);
  const found = wanted.length > 0 ? await lookUp(context, services, wanted) : [];
  const { t } = wordsIn(context);
  const suggestions = pastLast(stillThere(wanted, found), localDate(now())).map((one) => {
    const dish = dishAsked(one, query.terms);
    const { kind, name, partOf, path } = one;
    return {
      title: (dish ?? name)[language].text,
      kind: dish ? name[language].text : (partOf?.[language] ?? t(`search.groups.${groupOf(kind)}`)),
      url: localPath(language, dish?.path ?? path),
    };
  });
  if (isAway) (context as RouterContextProvider).set(partialContext, true);
  const headers = publicCache({ tags: searchTags });
  return feedAnswer(
    JSON.stringify({ query: query.text, suggestions }),
    "application/json; charset=utf-8",
    headers,
  );
}

/** In one round trip, with the admins' words. */
async function lookUp(
  context: Readonly<RouterContextProvider>,
  services: Services,
  wanted: readonly Wanted[],
) {
  const { db, now } = services;
  const words = newerWords(context, services);
  const [newer, ...sources] = await ask(db, [words.query, ...foundQueries(db, wanted, now())] as const);
  words.take(newer);
  return foundIn(sources, wanted, guideSources);
}
