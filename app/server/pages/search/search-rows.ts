import { isOfSea } from "../../../rules/search/quick-answers";
import { type Context, servicesContext } from "../../context";
import { type foundIn, foundQueries } from "../../operations/search/read-found-things";
import { loadPage } from "../site/page";
import { type AnswerRows, answerQueries, noAnswerRows } from "./answer-rows";
import type { QueryIntent } from "./query-intent";

type Named = Parameters<typeof foundIn>[1];

/** Results in their current state, and what the answers need, in one round trip. */
export async function loadRows(context: Context, url: URL, asked: QueryIntent, named: Named) {
  const now = context.get(servicesContext).now();
  if (!asked.span && !asked.doors && !asked.marked && asked.answer !== "bus" && !isOfSea(asked.answer)) {
    const { page, results } = await loadPage(context, url, (db) => foundQueries(db, named, now));
    return { page, rows: noAnswerRows, sources: results };
  }
  const { page, results } = await loadPage(
    context,
    url,
    (db) => [...answerQueries(db, asked, now), ...foundQueries(db, named, now)] as const,
  );
  const [waters, sky, forecasts, events, eat, stay, activities, spots, costs, costsEs, ...sources] = results;
  return {
    page,
    rows: [waters, sky, forecasts, events, eat, stay, activities, spots, costs, costsEs] satisfies AnswerRows,
    sources,
  };
}
