import { data } from "react-router";
import { type Context, servicesContext } from "../../context";
import { tokenPage } from "../../http/cache-headers";
import { wordsIn } from "../../http/i18n";
import { stateOfLink } from "../../operations/mail/newsletter-link";
import { quietPage, seoOf } from "../site/page";

type Step = "confirm" | "unsubscribe";

function textOf(step: Step, isMailed: boolean) {
  return step === "confirm" && !isMailed
    ? "newsletter.unmailed.confirm.text"
    : (`newsletter.${step}.text` as const);
}

/** The page a link in a mail leads to; nothing happens before its button is pressed. */
export async function newsletterStep(context: Context, url: URL, step: Step) {
  const { t } = wordsIn(context);
  const services = context.get(servicesContext);
  const isMailed = services.letterMailer !== null;
  const state = await stateOfLink(services, step, tokenOf(url));
  const defaults = {
    title: `${t(`newsletter.${step}.title`)} · ${t("frame.siteName")}`,
    description: t(textOf(step, isMailed)),
    image: "/social/letter-shell.png",
    robots: "noindex",
  };
  return data(
    { seo: seoOf(context, quietPage(context, url), defaults), isMailed, state },
    { headers: tokenPage },
  );
}

export const tokenOf = (url: URL) => url.searchParams.get("token") ?? "";

export function newsletterStepDone(isDone: boolean) {
  return data({ isDone }, { status: isDone ? 200 : 400, headers: tokenPage });
}
