import { useWords } from "../../components/site/words";
import type { SectionAnswer } from "../../forms/content/studio-answer";
import { requireAdmin } from "../../server/http/guards";
import { wordsIn } from "../../server/http/i18n";
import { readRecoverableForm } from "../../server/http/submitted-form";
import { answerStudio } from "../../server/pages/content/studio-answer";
import { askedSection, loadStudioPage } from "../../server/pages/content/studio-page";
import { loadStudioPages } from "../../server/pages/content/studio-pages";
import { privatePage } from "../../server/pages/site/private-page";
import { PagesList } from "../../workbench/studio/pages-list";
import { sendStudio } from "../../workbench/studio/send-studio";
import { StudioError } from "../../workbench/studio/studio-error";
import { StudioPage } from "../../workbench/studio/studio-page";
import { StudioScreen } from "../../workbench/studio/studio-screen";
import type { Route } from "./+types/content";

export const handle = { admin: true, hydrate: "admin" };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url);
  const { t } = wordsIn(context);
  const asked = askedSection(context, url.searchParams);
  const studio = asked && (await loadStudioPage(context, url, asked));
  const list = asked ? null : await loadStudioPages(context, url);
  return privatePage(context, url, t("studio.pages.title"), { studio, list });
}

export async function action(args: Route.ActionArgs) {
  return answerStudio(await readRecoverableForm(args));
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendStudio(request, serverAction);
}

export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const { studio, list } = loaderData;
  if (studio) return <StudioPage studio={studio} answer={actionData as SectionAnswer | undefined} />;
  return (
    <StudioScreen title={t("studio.pages.title")} lead={t("studio.pages.lead")}>
      {list && <PagesList {...list} />}
    </StudioScreen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StudioError error={error} failed="contentNotFetched" />;
}
