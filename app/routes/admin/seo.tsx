import { useWords } from "../../components/site/words";
import type { SeoAnswer } from "../../forms/content/seo";
import { askedPathContext } from "../../server/context";
import { requireAdmin } from "../../server/http/guards";
import { wordsIn } from "../../server/http/i18n";
import { readRecoverableForm } from "../../server/http/submitted-form";
import { answerSeo } from "../../server/pages/content/seo-answer";
import { loadSeoForms, pathAsked } from "../../server/pages/content/seo-form-page";
import { loadSeoList } from "../../server/pages/content/seo-list-page";
import { privatePage } from "../../server/pages/site/private-page";
import { sendSeo } from "../../workbench/studio/send-seo";
import { SeoList } from "../../workbench/studio/seo-list";
import { SeoScreen } from "../../workbench/studio/seo-screen";
import { StudioError } from "../../workbench/studio/studio-error";
import { StudioFrame } from "../../workbench/studio/studio-frame";
import type { Route } from "./+types/seo";

export const handle = { admin: true, hydrate: "admin" };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url);
  const asked = context.get(askedPathContext) ?? url.searchParams.get("page_path");
  const page = asked === null ? null : await loadSeoForms(context, pathAsked(asked));
  const list = page ? null : await loadSeoList(context, url);
  return privatePage(context, url, wordsIn(context).t("studio.nav.seo"), { page, list });
}

export async function action(args: Route.ActionArgs) {
  return answerSeo(await readRecoverableForm(args));
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSeo(request, serverAction);
}

export default function Seo({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const { page, list } = loaderData;
  if (page) return <SeoScreen page={page} answer={actionData as SeoAnswer | undefined} />;
  return (
    <StudioFrame title={t("studio.nav.seo")} lead={t("studioSeo.lead")}>
      {list && <SeoList {...list} />}
    </StudioFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StudioError error={error} failed="seoNotFetched" />;
}
