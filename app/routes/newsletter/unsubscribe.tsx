import { data } from "react-router";
import { OneButton } from "../../components/site/one-button";
import { useWords } from "../../components/site/words";
import { servicesContext } from "../../server/context";
import { unsubscribe } from "../../server/db/mail/newsletter";
import { answerHeaders, tokenPage } from "../../server/http/cache-headers";
import { wordsIn } from "../../server/http/i18n";
import { pageMeta } from "../../server/http/meta";
import { quietPage, seoOf } from "../../server/pages/site/page";
import type { Route } from "./+types/unsubscribe";

export const handle = { plain: true, quiet: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url }: Route.LoaderArgs) {
  const { t } = wordsIn(context);
  const title = `${t("newsletter.unsubscribe.title")} · ${t("frame.siteName")}`;
  const defaults = {
    title,
    description: t("newsletter.unsubscribe.text"),
    image: "/social/home.png",
    robots: "noindex",
  };
  return data({ seo: seoOf(context, quietPage(context, url), defaults) }, { headers: tokenPage });
}

export async function action({ context, url }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext);
  const isDone = await unsubscribe(db, tokenOf(url), now());
  return data({ isDone }, { status: isDone ? 200 : 400, headers: tokenPage });
}

const tokenOf = (url: URL) => url.searchParams.get("token") ?? "";

export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  if (!actionData) {
    return (
      <OneButton
        title={t("newsletter.unsubscribe.title")}
        text={t("newsletter.unsubscribe.text")}
        button={t("newsletter.unsubscribe.button")}
      />
    );
  }
  return actionData.isDone ? (
    <OneButton title={t("newsletter.unsubscribe.doneTitle")} text={t("newsletter.unsubscribe.doneText")} />
  ) : (
    <OneButton title={t("newsletter.invalid.title")} text={t("newsletter.invalid.text")} />
  );
}
