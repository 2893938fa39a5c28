import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { plainPath } from "../../rules/site/language";
import { noticeChangesIn, type SiteNotice, shownNotice } from "../../rules/site/notice";
import { servicesContext, sessionContext, siteNoticeContext, toastContext } from "../context";
import { ask, isAway } from "../db/database";
import { selectPublicNotice } from "../db/site/notice";
import { languageIn } from "./i18n";
import { newerWords } from "./remembered-words";

type Context = Readonly<RouterContextProvider>;
type Words = ReturnType<typeof newerWords>;

/** Queries for replaced words, the town's facts and the notice, for the batch of any page. */
export function adminOverrides(context: Context) {
  const services = context.get(servicesContext);
  const words = newerWords(context, services);
  const now = services.now();
  return {
    queries: [words.query, selectPublicNotice(services.db, { now: now.getTime() })] as const,
    take(newer: Awaited<Words["query"]>, [notice]: SiteNotice[]): void {
      words.take(newer);
      const current = shownNotice(notice, languageIn(context), now);
      const noticeState = { shown: current, changesIn: noticeChangesIn(notice, now) };
      (context as RouterContextProvider).set(siteNoticeContext, noticeState);
    },
  };
}

/** For a page without a batch of its own. While the database is away the built-in words are shown. */
export async function readAdminOverrides(context: Context): Promise<void> {
  if (context.get(siteNoticeContext) || context.get(sessionContext).state === "away") return;
  const { db } = context.get(servicesContext);
  const adminWords = adminOverrides(context);
  try {
    const [newer, notices] = await ask(db, adminWords.queries);
    adminWords.take(newer, notices);
  } catch (error) {
    if (!isAway(error)) throw error;
  }
}

/** Other pages read them while they're loaded. */
const withoutBatch = /^\/(auth|add-)/;

/** Runs before the page uses any words. */
export const adminOverridesMiddleware: MiddlewareFunction<Response> = async (
  { request, context, pattern },
  next,
) => {
  const path = plainPath(new URL(request.url).pathname);
  const hasNoBatch =
    withoutBatch.test(path) || pattern.endsWith("*") || (request.method !== "GET" && path !== "/language");
  if (hasNoBatch || context.get(toastContext)) await readAdminOverrides(context);
  return next();
};
