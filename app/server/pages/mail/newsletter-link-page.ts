import { data } from "react-router";
import { type Context, servicesContext, sessionContext } from "../../context";
import { ask, isAway } from "../../db/database";
import { adminOverrides } from "../../http/admin-overrides";
import { tokenPage } from "../../http/cache-headers";
import { wordsIn } from "../../http/i18n";
import { type LinkState, selectLink, stateOfLink } from "../../operations/mail/newsletter-link";
import { tokenOf } from "../site/mailed-token";
import { pageWithoutQueries, seoOf } from "../site/page";

type Step = "confirm" | "unsubscribe";

function textOf(step: Step, isMailed: boolean) {
  return step === "confirm" && !isMailed
    ? "newsletter.unmailed.confirm.text"
    : (`newsletter.${step}.text` as const);
}

/** The page of a mailed link; nothing changes before its button is pressed. */
export async function newsletterLinkPage(context: Context, url: URL, step: Step) {
  const state = await askState(context, step, tokenOf(url));
  const { t } = wordsIn(context);
  const isMailed = context.get(servicesContext).letterMailer !== null;
  const defaults = {
    title: `${t(`newsletter.${step}.title`)} · ${t("frame.siteName")}`,
    description: t(textOf(step, isMailed)),
    image: "/social/letter-shell.png",
    robots: "noindex",
  };
  return data(
    { seo: seoOf(context, pageWithoutQueries(context, url), defaults), isMailed, state },
    { headers: tokenPage },
  );
}

/** The link's state and the page's words, in one round trip. */
async function askState(context: Context, step: Step, token: string): Promise<LinkState> {
  if (context.get(sessionContext).state === "away") return "open";
  const { db } = context.get(servicesContext);
  const admins = adminOverrides(context);
  const { query } = await selectLink(db, step, token);
  try {
    const [[row], newer, notices] = await ask(db, [query, ...admins.queries]);
    admins.take(newer, notices);
    return stateOfLink(step, row);
  } catch (error) {
    if (isAway(error)) return "open";
    throw error;
  }
}

export function newsletterLinkDone(isDone: boolean) {
  return data({ isDone }, { status: isDone ? 200 : 400, headers: tokenPage });
}
