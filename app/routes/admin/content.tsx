import { useWords } from "../../components/site/words";
import type { SectionAnswer } from "../../forms/content/studio-answer";
import { requireAdmin } from "../../server/http/guards";
import { wordsIn } from "../../server/http/i18n";
import { readRecoverableForm } from "../../server/http/submitted-form";
import { answerStudio } from "../../server/pages/content/studio-answer";
import { askedSection, loadStudioPage } from "../../server/pages/content/studio-page";
import { loadStudioPages } from "../../server/pages/content/studio-pages";
import { privatePage } from "../../server/pages/site/private-page";
import { PageEditor } from "../../workbench/studio/page-editor";
import { PagesList } from "../../workbench/studio/pages-list";
import { sendSection } from "../../workbench/studio/send-section";
import { StudioError } from "../../workbench/studio/studio-error";
import { StudioFrame } from "../../workbench/studio/studio-frame";
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
  return sendSection(request, serverAction);
}

export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const { studio, list } = loaderData;
  if (studio) return <PageEditor studio={studio} answer={actionData as SectionAnswer | undefined} />;
  return (
    <StudioFrame title={t("studio.pages.title")} lead={t("studio.pages.lead")}>
      {list && <PagesList {...list} />}
    </StudioFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StudioError error={error} failed="contentNotFetched" />;
}
