import { data } from "react-router";
import { OneButton } from "../../components/site/one-button";
import { useWords } from "../../components/site/words";
import { servicesContext } from "../../server/context";
import { answerHeaders, tokenPage } from "../../server/http/cache-headers";
import { wordsIn } from "../../server/http/i18n";
import { pageMeta } from "../../server/http/meta";
import { confirmSubscription } from "../../server/operations/mail/confirm-subscription";
import { quietPage, seoOf } from "../../server/pages/site/page";
import type { Route } from "./+types/confirm";

export const handle = { plain: true, quiet: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url }: Route.LoaderArgs) {
  const { t } = wordsIn(context);
  const title = `${t("newsletter.confirm.title")} · ${t("frame.siteName")}`;
  const defaults = {
    title,
    description: t("newsletter.confirm.text"),
    image: "/social/home.png",
    robots: "noindex",
  };
  return data({ seo: seoOf(context, quietPage(context, url), defaults) }, { headers: tokenPage });
}

export async function action({ context, url }: Route.ActionArgs) {
  const isDone = await confirmSubscription(context.get(servicesContext), tokenOf(url));
  return data({ isDone }, { status: isDone ? 200 : 400, headers: tokenPage });
}

const tokenOf = (url: URL) => url.searchParams.get("token") ?? "";

export default function Confirm({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  if (!actionData) {
    return (
      <OneButton
        title={t("newsletter.confirm.title")}
        text={t("newsletter.confirm.text")}
        button={t("newsletter.confirm.button")}
      />
    );
  }
  return actionData.isDone ? (
    <OneButton title={t("newsletter.confirm.doneTitle")} text={t("newsletter.confirm.doneText")} />
  ) : (
    <OneButton title={t("newsletter.invalid.title")} text={t("newsletter.invalid.text")} />
  );
}
